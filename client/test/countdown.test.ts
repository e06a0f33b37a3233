// A countdown tells each second once, stops by itself, and can be stopped.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { countdown } from "../src/countdown.ts";

beforeEach(() => mock.timers.enable({ apis: ["setInterval", "Date"] }));
afterEach(() => mock.timers.reset());

test("each second is told once, down to nothing", () => {
  const told: number[] = [];
  countdown(3, (left) => told.push(left));
  for (let tick = 0; tick < 50; tick++) mock.timers.tick(100);
  assert.deepEqual(told, [2, 1, 0]);
});
test("a page that slept is told what is left now", () => {
  const told: number[] = [];
  countdown(60, (left) => told.push(left));
  mock.timers.setTime(55_000);
  mock.timers.tick(200);
  assert.equal(told.at(-1), 5);
});
test("once it is stopped nothing more is told", () => {
  const told: number[] = [];
  const stop = countdown(3, (left) => told.push(left));
  mock.timers.tick(1_000);
  stop();
  mock.timers.tick(5_000);
  assert.deepEqual(told, [2]);
});
