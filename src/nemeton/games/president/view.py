"""The documented public view of Le Jeu du Président, as plain JSON.
Made from a view; it can show only what redact left."""

from __future__ import annotations

from typing import Any

from nemeton.engine import SEALED, Ballot

from .content import AMOUNT, BIT, CAMPAIGN, CHALLENGES, CODE, FIRST_LOSS, PLACES, WORTH
from .rules.challenge import is_quiz
from .rules.debts import debts_of, owed_by
from .rules.holding import holders
from .rules.picking import picker
from .state import KINDS, NOBODY, NONE, STEPS, Challenge, Due, State


def present(view: State) -> dict[str, Any]:
    return {
        "departements": _departements(view),
        "votes": view.votes[:],
        "scores": view.votes[:],
        "debts": [owed_by(view, seat) for seat in range(len(view.held))],
        "debt_cards": [_debt_cards(view, seat) for seat in range(len(view.held))],
        "round": view.round,
        "turn": view.turn,
        "turns": max(0, view.turns),
        "limit": view.limit or None,
        "teams": [team[:] for team in view.teams] or None,
        "dice": list(view.dice) or None,
        "offered": [CODE[place] for place in PLACES if view.offered & BIT[place]],
        "card": None if view.card == NONE else _card(view.card),
        "challenge": _challenge(view, view.challenge) if view.challenge else None,
        "due": _due(view, view.due) if view.due else None,
        "phase": STEPS[view.step],
    }


def _departements(view: State) -> dict[str, dict[str, Any]]:
    owners = [None if owner == NOBODY else owner for owner in holders(view)]
    return {
        CODE[place]: {"value": WORTH[place], "owner": owners[place], "protected": bool(view.protected & BIT[place])}
        for place in PLACES
    }


def _card(card: int) -> dict[str, Any]:
    return {"id": CAMPAIGN[card], "kind": "gain" if card < FIRST_LOSS else "loss", "amount": AMOUNT[card]}


def _debt_cards(view: State, seat: int) -> list[list[str | int]]:
    """[3.9] Each with what is still owed of it."""
    return [[CAMPAIGN[debt.card], debt.amount] for debt in debts_of(view, seat)]


def _challenge(view: State, challenge: Challenge) -> dict[str, Any]:
    return {
        "by": challenge.by,
        "against": challenge.against,
        "code": CODE[challenge.place],
        "card": _challenge_card(challenge),
        "answer": str(challenge.answer) if challenge.answer else None,
        "votes": [_vote(challenge.judges, seat) for seat in range(len(view.held))],
        "success": None if challenge.success == NONE else bool(challenge.success),
    }


def _challenge_card(challenge: Challenge) -> dict[str, Any]:
    """[4.3] With the right answer, once it is decided."""
    card = {"id": CHALLENGES[challenge.card], "kind": "quiz" if is_quiz(challenge.card) else "stage"}
    return {**card, "right": str(challenge.right)} if challenge.right else card


def _vote(judges: Ballot | None, seat: int) -> str | None:
    """[4.5] Sealed ones are not shown."""
    vote = judges.votes.get(seat, SEALED) if judges else SEALED
    return None if vote == SEALED else vote[1]


def _due(view: State, due: Due) -> dict[str, Any]:
    return {"seat": picker(view, due), "amount": due.amount, "kind": KINDS[due.kind]}
