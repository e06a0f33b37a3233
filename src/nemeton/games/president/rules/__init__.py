"""The rules of Le Jeu du Président, part by part: turn, offer, campaign, sums, debts, challenge, ending, second round.
Numbers in brackets are the clauses of rules.fr.md and rules.en.md. No I/O."""

from .ending import result
from .turn import actors, apply, census, legal, setup

__all__ = ["actors", "apply", "census", "legal", "result", "setup"]
