"""Documents on their way out: onto a printer, into a folder, a slip at once."""
