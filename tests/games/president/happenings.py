"""What happened in a game of Le Jeu du Président: every case of an offer, a sum, a debt, a
challenge, an end, by name.
The oracle notes it while it plays the record again; knows nothing of how the game tells it."""

from __future__ import annotations

from collections import Counter

from games.led import Words
from games.president.oracle import Oracle
from nemeton import Match
from nemeton.games.president.cards import RIGHT

DICE = ("two digits", "a star", "two stars")
OFFERS = (
    *(f"take with {dice}, {left} vacant" for dice in DICE for left in ("some", "one")),
    *(
        f"challenge {where} with {dice}"
        for dice in DICE[:2]
        for where in ("among others'", "beside one's own")
    ),
    *("nothing to do with two digits", "nothing to do with a star"),
    *(
        "nothing to do, too dear",
        "nothing to do, too dear beside one's own",
        "nothing to do, all protected",
    ),
    *(f"protect, {why}" for why in ("all one's own", "no challenge possible")),
    *(f"campaign by choice, {why}" for why in ("all one's own", "no challenge possible")),
    *(f"campaign all protected, {why}" for why in ("all one's own", "no challenge possible")),
)
SUMS = (
    *("gain exact", "gain rounded up", "gain of all vacant", "loss exact", "loss rounded up"),
    *("debt exact", "debt rounded up", "seize exact", "seize rounded up"),
)
DEBTS = (
    *("loss paid", "loss paid beside a debt", "loss becomes a debt", "loss added to a debt"),
    *("debt paid in its own turn", "debt paid in another turn"),
    *(
        "debt paid before an older one",
        "debt paid after another",
        "debt paid that a gain has reduced",
    ),
    *("gain cancels debt and more", "gain cancels debt exactly", "gain cancels debt in part"),
    *("gain cancels none, one left", "gain cancels none, some left"),
    *(
        f"gain cancels {paid}, {left} left"
        for paid in ("one", "some")
        for left in ("none", "one", "some")
    ),
)
CHALLENGES = ("quiz won", "quiz lost", "stage won", "stage lost", "stage tied")
PILES = (
    "campaign card of a second pass",
    "campaign card that was a debt",
    "challenge card of a second pass",
)
LAPSES = ("", ", cards lapse", ", an open sum lapses")
ENDS = (
    "announced at 200",
    *(f"elected at once{lapse}" for lapse in LAPSES),
    *(f"round 1 ends with all held{lapse}" for lapse in LAPSES[:2]),
    *(f"round 2 ends with all held{lapse}" for lapse in LAPSES[:2]),
    *("round 1 ends by turns", "round 2 ends by turns", "round 2 ends at once"),
    *(f"second round of {seats}" for seats in (3, 4, 5, 6)),
    *("equal votes after the first round", "equal votes, more départements", "shared victory"),
    *("more than 246 in the second round", "debts of one lapse", "debts of some lapse"),
    *("debt kept in the second round", "debt paid before the second round's first roll"),
    *(
        f"{kind} picked by {who}"
        for kind in ("gain", "loss", "debt")
        for who in ("a challenger", "an ally")
    ),
    "seize picked by a challenger",
)
EVERYTHING = (*OFFERS, *SUMS, *DEBTS, *CHALLENGES, *PILES, *ENDS)


def followed(match: Match) -> Oracle:
    """An oracle that was told the record from its beginning."""
    record = match.record()
    oracle = Oracle(record["seats"], record["options"], Words(record["setup"]), RIGHT)
    for move in record["moves"]:
        oracle.play(move["seat"], tuple(move["action"]), Words(move["chance"]))
    return oracle


def happenings(match: Match) -> Counter[str]:
    return followed(match).noted


def assert_explained(match: Match, oracle: Oracle) -> None:
    """Votes are what is held; a debt is the sum of its cards, and of what the record says [1.3]
    [3.9] to [3.12]."""
    view = match.view(None)
    for seat in range(match.seats):
        assert view["votes"][seat] == sum(
            at["value"] for at in view["departements"].values() if at["owner"] == seat
        )
        assert view["debts"][seat] == sum(owed for _, owed in view["debt_cards"][seat])
        assert view["debts"][seat] == sum(
            change for debtor, change, _ in oracle.ledger if debtor == seat
        )
