// A board seen nearer: a spot stays where it is, no edge is left behind, two fingers carry what is between them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { closeTo, pinched, shifted, WHOLE, zoomed } from "../src/scene/zoom.ts";

const FRAME = { width: 300, height: 200 };

test("the spot that is zoomed at stays where it is", () => {
  const near = zoomed(WHOLE, 2, [100, 50], FRAME);
  assert.deepEqual(near, { scale: 2, x: -100, y: -50 });
  const nearer = zoomed(near, 1.5, [100, 50], FRAME);
  assert.equal((100 - nearer.x) / nearer.scale, 100);
});
test("it is never smaller than the frame, nor pushed out of it", () => {
  assert.deepEqual(zoomed(WHOLE, 0.5, [10, 10], FRAME), WHOLE);
  assert.deepEqual(shifted({ scale: 2, x: -10, y: -10 }, 500, 500, FRAME), { scale: 2, x: 0, y: 0 });
  assert.deepEqual(shifted({ scale: 2, x: -10, y: -10 }, -500, -500, FRAME), { scale: 2, x: -300, y: -200 });
});
test("back from nearby, it is whole again", () => {
  const near = zoomed(WHOLE, 3, [290, 190], FRAME);
  assert.deepEqual(zoomed(near, 1 / 3, [5, 5], FRAME), WHOLE);
});
test("fingers that part bring it nearer, about the middle between them", () => {
  const before = [[100, 100], [200, 100]] as const;
  const after = [[50, 100], [250, 100]] as const;
  assert.deepEqual(pinched(WHOLE, before, after, FRAME), { scale: 2, x: -150, y: -100 });
});
test("what is asked is brought to the middle, as near as it allows", () => {
  const near = closeTo([[100, 80], [200, 120]], FRAME);
  assert.equal(Math.round(near.scale * 100), 255);
  assert.equal(Math.round(near.x + 150 * near.scale), 150);
  assert.equal(closeTo([[10, 10]], FRAME).scale, 3.5);
  assert.equal(closeTo([], FRAME).scale, 1.6);
});
