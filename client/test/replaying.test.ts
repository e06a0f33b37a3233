// The address is where one is: stepping, sliding, playing by the clock, whose eyes, and what the way back leads to.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import type { Position, Table } from "../src/wire.ts";

const went: string[] = [];
Object.assign(globalThis, {
  history: { replaceState: (_: unknown, __: string, to: string) => went.push(to) },
  PopStateEvent: Event,
  dispatchEvent: () => true,
  matchMedia: () => ({ matches: false }),
  document: { hidden: false },
});
const { past, table } = await import("../src/table.ts");
const { choices } = await import("../src/scene/choosing.ts");
const { position } = await import("../src/replay/positions.ts");
const { at, eyesOf, keyed, lookAt, playing, playOrPause, stepTo, toldOf } = await import("../src/replay/replaying.ts");

const oak = (more: Partial<Table> = {}) => ({ id: "oak", stage: "playing", moves: 5, mine: [], you: null, seats: [], ...more }) as unknown as Table;
const seen = (move: number) => ({ move, log: [], told: 0 }) as unknown as Position;
const words = { key: "", args: {}, rule: "" };

beforeEach(() => {
  mock.timers.enable({ apis: ["setInterval"] });
  table.value = oak();
  at.value = 2;
  position.value = seen(2);
  went.length = 0;
});
afterEach(() => {
  playing.value = false;
  mock.timers.reset();
});

test("steps stay within the game", () => {
  lookAt(9);
  assert.equal(at.value, 5);
  lookAt(-1);
  assert.equal(at.value, 0);
  assert.deepEqual(went, ["/table/oak/move/5", "/table/oak/move/0"]);
});
test("playing goes on by the clock when the position is there, and ends with the last move", () => {
  at.value = 3;
  position.value = seen(3);
  playOrPause();
  mock.timers.tick(900);
  assert.equal(at.value, 4);
  mock.timers.tick(5000);
  assert.equal(at.value, 4, "it waits for the board");
  position.value = seen(4);
  mock.timers.tick(900);
  position.value = seen(5);
  assert.equal(at.value, 5);
  assert.equal(playing.value, false);
});
test("playing at the end begins at the beginning; a step by hand stops it", () => {
  lookAt(5);
  playOrPause();
  assert.equal(at.value, 0);
  stepTo(1);
  assert.equal(playing.value, false);
});
test("arrows, Home and End step, except in a field", () => {
  const press = (key: string, within = false) =>
    keyed({ key, target: { closest: () => (within ? {} : null) }, preventDefault() {} } as unknown as KeyboardEvent);
  press("ArrowRight");
  assert.equal(at.value, 3);
  press("End");
  assert.equal(at.value, 5);
  press("ArrowLeft", true);
  assert.equal(at.value, 5);
  press("Home");
  assert.equal(at.value, 0);
});
test("while a game goes on only one's own eyes; when it is over any", () => {
  assert.equal(eyesOf(oak({ mine: [1], you: 1 }), "0"), "");
  assert.equal(eyesOf(oak({ mine: [1, 2], you: 1 }), "2"), "2");
  assert.equal(eyesOf(oak({ stage: "over", you: 1 }), ""), "1");
  assert.equal(eyesOf(oak({ stage: "over", you: 1 }), "0"), "0");
  assert.equal(eyesOf(oak({ stage: "over" }), ""), "all");
});
test("the lines of a move are the last ones", () => {
  const log = ["a", "b", "c"].map((key) => ({ ...words, key }));
  assert.deepEqual(toldOf({ ...seen(1), log, told: 2 }).map((line) => line.key), ["b", "c"]);
  assert.deepEqual(toldOf({ ...seen(1), log, told: 0 }), []);
});
test("nothing can be chosen in the past", () => {
  const scene = { nodes: [], prompt: words, choices: [{ action: [], clicks: [], text: words, path: [], sure: false }] };
  table.value = oak({ you: 0, actors: [0], scene } as unknown as Partial<Table>);
  assert.equal(choices.value.length, 1);
  past.value = true;
  assert.equal(choices.value.length, 0);
  past.value = false;
});
