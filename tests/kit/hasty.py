"""`nemeton` without a least patience: whoever is gone is absent as soon as the table says so. The
same otherwise."""

from __future__ import annotations

import sys
from unittest.mock import patch

from nemeton.__main__ import main
from nemeton.table import patience

if __name__ == "__main__":
    with patch.object(patience, "LEAST", 0):
        sys.exit(main())
