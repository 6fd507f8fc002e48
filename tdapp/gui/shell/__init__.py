"""The frame around the pages: rail, header, command bar, and the strip that says what was done."""
