import assert from "node:assert/strict";
import { test } from "node:test";
import { type Branch, grown } from "../src/dev/tree.ts";

function marked(branch: Branch, path = ""): string[] {
  const here = `${path}/${branch.name}`;
  return [...(branch.changed ? [here] : []), ...branch.inside.flatMap((one) => marked(one, here))];
}

test("a leaf is written as it is", () => {
  assert.deepEqual(
    grown("", { turn: 0, phase: "lay", hand: null }, {}).inside.map(({ name, text }) => `${name} ${text}`),
    ["turn 0", 'phase "lay"', "hand null"],
  );
});

test("what is inside is counted", () => {
  assert.deepEqual(grown("", { hands: [[1], []], bag: { a: 1 } }, {}).inside.map(({ text }) => text), ["[2]", "{1}"]);
});

test("what has changed is marked, and all that leads there", () => {
  const before = { turn: 0, hands: [[1, 2], [3]] };
  assert.deepEqual(marked(grown("", { turn: 0, hands: [[1, 2], [4]] }, before)), ["/", "//hands", "//hands/1", "//hands/1/0"]);
});

test("what has come is marked, what has gone marks what it was in", () => {
  assert.deepEqual(marked(grown("", { laid: [5, 6] }, { laid: [5] })), ["/", "//laid", "//laid/1"]);
  assert.deepEqual(marked(grown("", { hand: [5] }, { hand: [5, 6] })), ["/", "//hand"]);
});

test("where nothing has changed nothing is marked", () => {
  const view = { turn: 0, hands: [[1], null] };
  assert.deepEqual(marked(grown("", view, structuredClone(view))), []);
});
