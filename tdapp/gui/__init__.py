"""The window: pages that show rows from views and turn keys and clicks into verbs. Only here is Qt."""
