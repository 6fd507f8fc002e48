"""What is asked before a verb is called, by subject: keys, menus, cards and the command bar share it."""
