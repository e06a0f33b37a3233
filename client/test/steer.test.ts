// Steering by keys: arrows lead to the nearest thing ahead, Page Down through all of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Spot, steer, steers } from "../src/scene/steer.ts";

const cross: Spot[] = [
  { id: "middle", at: [0, 0] },
  { id: "east", at: [2, 0] },
  { id: "north", at: [0, -2] },
  { id: "far", at: [9, 0.5] },
];
const [middle, east] = cross as [Spot, Spot];

test("an arrow leads to the nearest thing ahead", () => {
  assert.equal(steer(middle, cross, "ArrowRight"), "east");
  assert.equal(steer(middle, cross, "ArrowUp"), "north");
  assert.equal(steer(east, cross, "ArrowRight"), "far");
  assert.equal(steer(middle, cross, "ArrowDown"), null);
});
test("from nowhere every key leads to the first", () => assert.equal(steer(undefined, cross, "ArrowDown"), "middle"));
test("of two things in one place, the one on top", () => {
  const stacked = [...cross, { id: "pawn", at: [2, 0] as const }];
  assert.equal(steer(middle, stacked, "ArrowRight"), "pawn");
});
test("Page Down finds what lies on the same place, and stops at the end", () => {
  assert.equal(steer(middle, cross, "PageDown"), "east");
  assert.equal(steer(cross[3], cross, "PageDown"), "far");
  assert.equal(steer(east, cross, "PageUp"), "middle");
  assert.equal(steer(east, cross, "Home"), "middle");
  assert.equal(steer(middle, cross, "End"), "far");
});
test("other keys don't steer", () => assert.deepEqual(["a", "Enter", "PageDown"].map(steers), [false, false, true]));
