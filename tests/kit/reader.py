"""A guest who hears the page: knows what the browser tells a screen reader and nothing else.
Finds things by role and name in that tree, and presses keys on them; what is drawn does not exist
here."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import expect

from kit.guest import ASKED, MOST, Guest

PATIENCE = 60_000
BOARD = ("Plateau", "Board")
ASKING = ("Ce qu’on vous demande", "What is asked of you")
BY_LIST = ("Jouer par la liste", "Play by list")
TOOL = re.compile(
    "En un coup|At a glance|Conversation|Talk|Un conseil|A hint|Reprendre|Take back|Liste des|List of|"
    "Voir de|Look closer|Revoir|Watch again|Retour|Back|Plus de temps|More time"
)
TO_THE_END = ("Aller à la fin", "Skip to the end")
QUIET = {"none", "generic", "InlineTextBox", "StaticText", "LineBreak", "ListMarker"}


@dataclass
class Heard:
    """One thing in the tree."""

    role: str
    name: str
    number: int  # of the element behind it
    traits: dict[str, Any]
    within: list[Heard]  # from the page down
    words: list[str] = field(default_factory=list)  # all that is said in it

    @property
    def text(self) -> str:
        return self.name or " ".join(self.words)


class Reader:
    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page
        self.line = guest.context.new_cdp_session(guest.page)
        self.line.send("Accessibility.enable")
        self.line.send("DOM.enable")

    def listen(self) -> list[Heard]:
        """All that there is, in the order in which it is read."""
        nodes = {
            node["nodeId"]: node for node in self.line.send("Accessibility.getFullAXTree")["nodes"]
        }
        root = next(node for node in nodes.values() if not node.get("parentId"))
        heard: list[Heard] = []
        _walk(nodes, root, [], heard)
        return heard

    def press(self, thing: Heard, key: str = "Enter") -> None:
        self.line.send("DOM.getDocument", {"depth": 0})
        self.line.send("DOM.focus", {"backendNodeId": thing.number})
        self.page.keyboard.press(key)

    # At the table.

    def wait_for_turn(self) -> bool:
        mine = self.page.locator(f"main.table[data-stage=over], {ASKED}")
        expect(mine.first).to_be_visible(timeout=PATIENCE)
        self.guest.wait_until_grown()
        return self.guest.stage != "over"

    def move(self, wish: str = "", *, by_list: bool) -> None:
        """Whatever is offered in words, what is wished for first, until the house has heard it."""
        before = self.guest.prompt
        for _ in range(MOST):
            if self.guest.was_heard(before, PATIENCE):
                return
            if by_list:  # not before: while a story is told, its steps stand in the place of the list's switch
                self._unfold()
            if chosen := self._chosen(
                wish, by_list=by_list
            ):  # none where the story has just come to its end
                self.press(chosen)
        raise AssertionError(
            f"nobody hears: {[one.text for one in self.listen() if one.role in ('status', 'button')]}"
        )

    def _chosen(self, wish: str, *, by_list: bool) -> Heard | None:
        """Something of what is offered, if anything is; what is offered has names that can be told
        apart."""
        heard = self.listen()
        things, answers = self._things(heard, by_list=by_list), self._answers(heard)
        offered = [one for one in things if one.traits.get("pressed") != "true"]
        for some in (offered, answers):
            assert len({one.name for one in some}) == len(some), (
                f"not to be told apart: {[one.name for one in some]}"
            )
        wished = [one for one in (*offered, *answers) if wish and re.search(wish, one.name)]
        if answers and any(
            re.search(wish, one.name) for one in things if wish and one not in offered
        ):
            wished = answers  # it is picked, and asks to be confirmed; another one would ask again
        some = wished or offered or answers or things
        return self.guest.random.choice(some) if some else None

    def _things(self, heard: list[Heard], *, by_list: bool) -> list[Heard]:
        role, names = ("list", BY_LIST) if by_list else ("group", BOARD)
        return [one for one in heard if one.role == "button" and _inside(one, role, names)]

    def _answers(self, heard: list[Heard]) -> list[Heard]:
        """Buttons beside the question that are no tools."""
        asked = [one for one in heard if one.role == "button" and _inside(one, "region", ASKING)]
        return [
            one for one in asked if not _inside(one, "list", BY_LIST) and not TOOL.match(one.name)
        ]

    def hear_out(self) -> None:
        """To the end of what is told step by step."""
        while ends := [one for one in self.listen() if one.name in TO_THE_END]:
            self.press(ends[0])

    def _unfold(self) -> None:
        if self.page.locator("#choices").count():
            return

        for one in self.listen():
            if (
                one.name in ("Liste des choix", "List of choices")
                and one.traits.get("expanded") is False
            ):
                self.press(one)


def _inside(one: Heard, role: str, names: tuple[str, ...]) -> bool:
    return any(outer.role == role and outer.name in names for outer in one.within)


def _walk(
    nodes: dict[str, Any], node: dict[str, Any], within: list[Heard], heard: list[Heard]
) -> None:
    inner = within
    if not node.get("ignored"):
        role, name = str(node["role"]["value"]), _plain(str(node.get("name", {}).get("value", "")))
        if role == "StaticText":
            for outer in within:
                outer.words.append(name)
        elif role not in QUIET:
            traits = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
            heard.append(Heard(role, name, node.get("backendDOMNodeId", 0), traits, within))
            inner = [*within, heard[-1]]
    for child in node.get("childIds", ()):
        if child in nodes:
            _walk(nodes, nodes[child], inner, heard)


def _plain(words: str) -> str:
    """Spaces that don't break are heard like others."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")


def sentences(heard: list[Heard], role: str) -> list[str]:
    """What is said in things of that role."""
    return [one.text for one in heard if one.role == role]


def found(pattern: str, heard: list[Heard]) -> list[str]:
    return [one.text for one in heard if re.search(pattern, one.text)]
