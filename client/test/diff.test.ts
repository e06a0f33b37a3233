// Two scenes differ by what came, moved, went and turned; steering finds the nearest ahead.
import assert from "node:assert/strict";
import { test } from "node:test";
import { difference, heardIn, origin, traces } from "../src/scene/diff.ts";
import { steer } from "../src/scene/steer.ts";
import type { Node } from "../src/wire.ts";

const blank: Node = {
  kind: "pawn",
  id: "",
  label: { key: "", args: {}, rule: "" },
  at: [0, 0],
  to: null,
  size: 1,
  look: "",
  owner: 0,
  text: "",
  inside: "",
  home: "",
};
const node = (id: string, rest: Partial<Node> = {}): Node => ({ ...blank, id, ...rest });
const hand = node("hand", { kind: "panel", at: [5, 9] });
const four = node("hand-1", { inside: "hand", text: "4", at: [2, 9] });

test("a new pawn comes from its twin in the hand", () => {
  const placed = node("pawn-C", { home: "hand", text: "4", at: [3, 3] });
  const diff = difference([hand, four], [hand, placed]);
  assert.deepEqual(diff.came.get("pawn-C"), [2, 9]);
  assert.deepEqual(
    diff.gone.map((gone) => gone.id),
    ["hand-1"],
  );
});
test("without a twin it comes from its home, and without a home from nowhere", () => {
  assert.deepEqual(origin(node("x", { home: "hand", text: "6" }), [hand, four]), [5, 9]);
  assert.equal(origin(node("x"), [hand, four]), null);
});
test("what moved remembers where it was; what has another owner has turned", () => {
  const diff = difference([node("a"), node("b")], [node("a", { at: [1, 0] }), node("b", { owner: 1 })]);
  assert.deepEqual(diff.moved.get("a"), [0, 0]);
  assert.deepEqual(diff.turned, ["b"]);
});
test("a face that is shown has turned; a hand that closes up has not", () => {
  const before = [node("a", { text: "" }), node("b", { text: "1" })];
  assert.deepEqual(difference(before, [node("a", { text: "4" }), node("b", { text: "2" })]).turned, ["a"]);
});
test("the same scene leaves no new trace", () => assert.equal(traces(difference([hand], [hand])), null));
test("arrows find the nearest ahead", () => {
  const spots = [
    { id: "near", at: [2, 0] },
    { id: "far", at: [4, 0] },
    { id: "up", at: [0, -2] },
  ] as const;
  const here = { id: "here", at: [0, 0] } as const;
  assert.equal(steer(here, spots, "ArrowRight"), "near");
  assert.equal(steer(here, spots, "ArrowUp"), "up");
  assert.equal(steer(here, spots, "ArrowLeft"), null);
});
test("dice that show something else have been rolled", () => {
  const [was, now] = [node("die-1", { kind: "die", text: "2" }), node("die-1", { kind: "die", text: "5" })];
  assert.deepEqual(difference([was], [now]).turned, ["die-1"]);
  assert.deepEqual(difference([now], [now]).turned, []);
});
test("dice are heard before cards, cards before stones; a change of numbers alone is silent", () => {
  const sound = (...after: Node[]) => heardIn(difference([], after), after);
  const [stone, card] = [node("a"), node("b", { kind: "card" })];
  assert.equal(sound(stone), "stone");
  assert.equal(sound(stone, card), "card");
  assert.equal(sound(stone, card, node("c", { kind: "die" })), "die");
  assert.equal(sound(node("d", { kind: "counter" })), null);
});
