"""The sample evening: a believable tournament played through the director's verbs."""
