"""The vocabulary of the house: small frozen values that rules, store and views share."""
