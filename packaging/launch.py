"""What PyInstaller starts: the same as the command tdapp."""

import sys

from tdapp.cli import main

sys.exit(main())
