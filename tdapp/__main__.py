"""python -m tdapp"""

import sys

from tdapp.cli import main

sys.exit(main())
