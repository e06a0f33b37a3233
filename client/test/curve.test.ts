// The curve stays in its frame, whatever the width; labels do not cover each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { frameOf, heightOf, pathOf, rowAt, signRows, spread, ticks, xOf, yOf } from "../src/review/curve.ts";

const phone = frameOf(340);
const desk = frameOf(960);

test("more than half of a phone's width is the curve's, and there is room for names", () => {
  for (const frame of [phone, desk]) {
    assert.ok(frame.right - frame.left > frame.width / 2);
    assert.ok(frame.width - frame.right >= 90);
    assert.ok(heightOf(frame) > frame.bottom);
  }
});
test("certain victory is at the top, certain defeat at the bottom", () => {
  assert.equal(yOf(1, desk), desk.top);
  assert.equal(yOf(0, desk), desk.bottom);
  assert.equal(yOf(1.02, desk), desk.top, "noise does not leave the frame");
});
test("pointing at a row finds it, beside the curve the first or the last", () => {
  for (const row of [0, 1, 17, 60]) assert.equal(rowAt(xOf(row, 61, phone), 61, phone), row);
  assert.equal(rowAt(-50, 61, phone), 0);
  assert.equal(rowAt(9999, 61, phone), 60);
});
test("a line goes from edge to edge", () => {
  const frame = { width: 300, left: 0, right: 200, top: 0, bottom: 100 };
  assert.equal(pathOf([0.5, 0.25, 1], frame), "M0 50L100 75L200 0");
});
test("a game without moves is a point, not an error", () => {
  assert.equal(xOf(0, 1, desk), desk.left);
  assert.deepEqual(ticks(1, desk), []);
});

test("labels that would cover each other are moved apart, in the same order, within the frame", () => {
  assert.deepEqual(spread([10, 100, 100, 100], 20, 0, 100), [10, 60, 80, 100]);
  assert.deepEqual(spread([5, 5], 20, 5, 100), [5, 25]);
});
test("labels that have room stay where they are", () => assert.deepEqual(spread([90, 10, 50], 20, 0, 100), [90, 10, 50]));

test("every line bears its sign, each at other rows", () => {
  const rows = [0, 1, 2, 3].map((seat) => signRows(300, seat, 4, phone));
  assert.ok(rows.every((one) => one.length > 0));
  assert.equal(new Set(rows.flat()).size, rows.flat().length);
});
test("moves are numbered in round steps that fit", () => {
  assert.deepEqual(ticks(17, desk), Array.from({ length: 16 }, (_, n) => n + 1));
  assert.deepEqual(ticks(384, phone), [100, 200, 300]);
});
