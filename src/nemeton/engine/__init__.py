"""The engine: what every game is made of. It knows no game, does no I/O and has no clock.
Imports the standard library only."""

from .about import About, Option, Options
from .ballot import SEALED, Ballot, asked_under_seal, awaits, clockwise
from .chance import Chance, Sampled, Scripted, Seeded, below, commitment, shuffled
from .data import Data
from .dealer import Action, Audience, Dealer, Scribe, Tape
from .deck import Deck, Pile
from .game import Game, Seat, Viewer
from .memory import remembered
from .message import (
    BadRecord,
    BadSetup,
    IllegalAction,
    ImpossibleChance,
    Msg,
    Refused,
    render_with,
    shown,
    unknown_action,
    who,
)
from .outcome import Outcome, outcome
from .phase import Phase
from .pickling import by_fields, by_name, game_named
from .scene import Beat, Choice, Node, Scene, Story, kept
from .state import HIDDEN, SEALED_WORD, holes, state

__all__ = [
    "HIDDEN",
    "SEALED",
    "SEALED_WORD",
    "About",
    "Action",
    "Audience",
    "BadRecord",
    "BadSetup",
    "Ballot",
    "Beat",
    "Chance",
    "Choice",
    "Data",
    "Dealer",
    "Deck",
    "Game",
    "IllegalAction",
    "ImpossibleChance",
    "Msg",
    "Node",
    "Option",
    "Options",
    "Outcome",
    "Phase",
    "Pile",
    "Refused",
    "Sampled",
    "Scene",
    "Scribe",
    "Scripted",
    "Seat",
    "Seeded",
    "Story",
    "Tape",
    "Viewer",
    "asked_under_seal",
    "awaits",
    "below",
    "by_fields",
    "by_name",
    "clockwise",
    "commitment",
    "game_named",
    "holes",
    "kept",
    "outcome",
    "remembered",
    "render_with",
    "shown",
    "shuffled",
    "state",
    "unknown_action",
    "who",
]
