"""`tdapp ask`: the rules engine as questions and answers in JSON.

This layer reads and writes JSON and checks its shape; what follows from it is decided in tdapp.rules.
"""
