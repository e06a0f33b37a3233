"""The way to an action: what was clicked so far, what can be clicked next, which choices are left.
Narrows a scene's choices down as the browser does; never makes an action up."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from nemeton.engine import Choice, Msg, Scene

FEW: Final = 12  # that many choices are simply listed
WORTH: Final = re.compile(r"worth-(\d+)")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list: a whole choice, or the next thing to click on the way to several."""

    text: Msg
    choice: Choice | None = None
    click: str = ""
    mark: str = ""  # what is written on the thing, as a short name for it


@dataclass(frozen=True, slots=True)
class Way:
    scene: Scene
    clicks: tuple[str, ...] = ()

    def left(self) -> list[Choice]:
        """The choices that begin with these clicks."""
        done = len(self.clicks)
        return [choice for choice in self.scene.choices if choice.clicks[:done] == self.clicks]

    def targets(self) -> list[str]:
        """What can be clicked next."""
        done = len(self.clicks)
        return list(
            dict.fromkeys(
                choice.clicks[done] for choice in self.left() if len(choice.clicks) > done
            )
        )

    def paths(self) -> dict[str, tuple[str, ...]]:
        """By what can be clicked next: the nodes along which it leads, where only one choice is
        behind it."""
        behind = {target: self.click(target).left() for target in self.targets()}
        return {
            target: left[0].path
            for target, left in behind.items()
            if len(left) == 1 and left[0].path
        }

    def entries(self) -> list[Entry]:
        """A list to choose from: all that is left when it is short, else what can be done or
        clicked next. What is worth most comes first, what should not be chosen by mistake last."""
        left, done = self.left(), len(self.clicks)
        if len(left) <= FEW:
            return [self._ending(choice) for choice in sorted(left, key=self._rank)]
        ready = [choice for choice in left if len(choice.clicks) == done]
        steps = [
            self._step(target) for target in sorted(self.targets(), key=self._worth, reverse=True)
        ]
        first, last = (
            [self._ending(choice) for choice in ready if choice.sure == sure]
            for sure in (False, True)
        )
        return first + steps + last

    def _rank(self, choice: Choice) -> tuple[bool, int]:
        return choice.sure, -self._worth(choice.clicks[-1]) if choice.clicks else 0

    def _worth(self, target: str) -> int:
        """As its mark says, `worth-600k`."""
        mark = next(node.mark for node in self.scene.nodes if node.id == target)
        return int(found[1]) if (found := WORTH.search(mark)) else 0

    def _ending(self, choice: Choice) -> Entry:
        """Known by its last click, while that is the only one still to do."""
        last = choice.clicks[len(self.clicks) :]
        return Entry(choice.text, choice, mark=self._written(last[0]) if len(last) == 1 else "")

    def _step(self, target: str) -> Entry:
        """A thing to click; the choice itself when it is the only one behind it."""
        behind = self.click(target).left()
        if len(behind) == 1:
            return Entry(behind[0].text, behind[0], mark=self._written(target))
        label = next(node.label for node in self.scene.nodes if node.id == target)
        return Entry(label, click=target, mark=self._written(target))

    def _written(self, target: str) -> str:
        return next(node.text for node in self.scene.nodes if node.id == target)

    def click(self, target: str) -> Way:
        return replace(self, clicks=(*self.clicks, target))

    def back(self) -> Way:
        return replace(self, clicks=self.clicks[:-1])

    def found(self) -> Choice | None:
        """The choice, once clicks have left only one."""
        left = self.left()
        return left[0] if self.clicks and len(left) == 1 else None
