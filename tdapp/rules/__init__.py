"""What a rulebook decides: values in, a plan with reasons and citations out.

Nothing here reads a clock, a disk, a database or the computer's chance: a function gets what it needs.
"""
