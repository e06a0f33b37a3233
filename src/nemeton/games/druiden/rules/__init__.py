"""The rules of Die Druiden, part by part: the table, the turn, arriving, answering, voting, the score.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md. No I/O."""

from .turn import actors, apply, census, legal, result, setup

__all__ = ["actors", "apply", "census", "legal", "result", "setup"]
