"""What every piece of a state is: it can be copied, compared and fingerprinted.
How that is done for its fields is written by state.py; nothing here knows a game."""

from __future__ import annotations

import hashlib
from typing import Any, Self


class Data:
    """What `@state` fills in. A mutable piece of state; compares by what it holds, so it has no
    hash: use key()."""

    __slots__ = ()

    def clone(self) -> Self:
        """An independent copy: whatever is done to one is never seen in the other."""
        raise NotImplementedError(f"{type(self).__name__} lacks @state")

    def key(self) -> tuple[Any, ...]:
        """The whole content as nested tuples, hashable; equal keys, equal states."""
        raise NotImplementedError(f"{type(self).__name__} lacks @state")

    @staticmethod
    def kinds() -> dict[str, str]:
        """Its fields, and what each may hold, as it is written."""
        raise NotImplementedError("it lacks @state")

    def digest(self) -> str:
        """A short fingerprint of the content, the same on every machine."""
        return hashlib.sha256(repr(self.key()).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.key() == other.key()
