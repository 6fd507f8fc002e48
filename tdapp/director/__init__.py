"""What a director does: verbs that check a request, ask the rules what follows, and write one Change."""
