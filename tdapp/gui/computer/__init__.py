"""What this computer has and remembers: its sounds, screens, language, clocks and folders."""
