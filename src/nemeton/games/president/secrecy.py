"""What a viewer of Le Jeu du Président may know, and how a bot imagines the rest.
All is open but the right answers, which nobody may know beforehand, and a judgement, and who has judged, until
all are in."""

from __future__ import annotations

from nemeton.engine import HIDDEN, Chance, Viewer

from .state import OVER, Challenge, State

NUMBERS = (1, 2, 3, 4)


def redact(state: State, viewer: Viewer) -> State:
    if state.step == OVER:
        return state.clone()
    return State(
        turn=state.turn,
        turns=state.turns,
        limit=state.limit,
        short=state.short,
        round=state.round,
        step=state.step,
        held=state.held[:],
        vacant=state.vacant,
        protected=state.protected,
        votes=state.votes[:],
        debts=[debt.clone() for debt in state.debts],
        chiefs=state.chiefs[:],
        teams=[team[:] for team in state.teams],
        dice=state.dice,
        offered=state.offered,
        cards_left=state.cards_left,
        card=state.card,
        challenge=_seen(state.challenge, viewer) if state.challenge else None,
        due=state.due.clone() if state.due else None,
        campaign=state.campaign.clone(),
        challenges=state.challenges.clone(),
        right=(HIDDEN,) * len(state.right),
    )


def _seen(challenge: Challenge, viewer: Viewer) -> Challenge:
    """Judgements are sealed until all are in; `right` is set when it is decided."""
    judges = challenge.judges
    return Challenge(
        by=challenge.by,
        against=challenge.against,
        place=challenge.place,
        card=challenge.card,
        answer=challenge.answer,
        right=challenge.right,
        judges=judges.sealed_for(viewer) if judges and judges.waiting() else judges and judges.clone(),
        success=challenge.success,
    )


def determinize(view: State, viewer: int, chance: Chance) -> State:  # noqa: ARG001  # every viewer knows the same
    """Any answer may be the right one, of the cards still to come too; as far as one knows, nobody else has judged."""
    state = view.clone()
    if HIDDEN in state.right:
        state.right = tuple([chance.pick(NUMBERS) for _ in state.right])
    if state.challenge and state.challenge.judges:
        state.challenge.judges.imagine()
    return state
