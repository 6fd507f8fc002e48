"""Help: a window beside the evening, with a page for each page of the app."""
