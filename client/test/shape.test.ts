// Paths grow with all but an arc's flags; corners are found; the middle of the table is where it is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { corners, grown, inward } from "../src/scene/shape.ts";

test("a path grows from the scene's units to the drawing's", () => {
  assert.equal(grown("M-1.5 -2H1.5V2H-1.5z"), "M-150 -200H150V200H-150z");
  assert.equal(grown("M1-1L.5 2e-1"), "M100 -100L50 20");
});
test("an arc keeps its lean and its flags", () => {
  assert.equal(grown("M0 0A4.7 4.7 30 1 0 .25 1z"), "M0 0A470 470 30 1 0 25 100z");
});
test("the corners of a rectangle, and of an arc", () => {
  assert.deepEqual(corners("M-1 -2H1V2H-1z"), [
    [-1, -2],
    [1, -2],
    [1, 2],
    [-1, 2],
  ]);
  assert.deepEqual(corners("M1 0A4 4 0 0 1 2 3z"), [
    [1, 0],
    [2, 3],
  ]);
});
test("inward is towards the middle, and somewhere from the middle itself", () => {
  assert.deepEqual(inward([0, 5], { width: 10, height: 10 }), [1, 0]);
  assert.deepEqual(inward([5, 5], { width: 10, height: 10 }), [0, 1]);
});
