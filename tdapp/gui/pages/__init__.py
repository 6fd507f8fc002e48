"""The pages: each shows rows from views and turns gestures into verbs."""
