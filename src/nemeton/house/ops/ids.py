"""What nobody can guess and everybody can pass on: the ids of tables and guests, the keys of seats.
Letters and digits only. A dash in front reads as an option on a command line, and a mark at the end
of a link is left out of it by many messengers."""

from __future__ import annotations

import secrets
import string
from typing import Final

SIGNS: Final = string.ascii_letters + string.digits
SHORT: Final = 13  # 77 bits
LONG: Final = 17  # 101 bits


def new_id(length: int = SHORT) -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(length))
