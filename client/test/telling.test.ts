// A new story is told once, by the clock; it goes on over what comes meanwhile, and stands in nobody's way.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import type { Msg, Scene, Table } from "../src/wire.ts";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }), document: { hidden: false } });
const { log, past, table } = await import("../src/table.ts");
const { beat, close, end, endThen, paused, shown, shownThen, step, tellAgain, tellThen, told, untold } = await import("../src/scene/telling.ts");

const A_BEAT = 900; // of the shortest sentence
const words: Msg = { key: "", args: {}, rule: "" };
const nothing = { text: words, nodes: [], gone: [], lit: [] };
const scene = (story: string): Scene => ({
  width: 1,
  height: 1,
  nodes: [],
  prompt: words,
  choices: [],
  timer: 0,
  goal: null,
  story: story ? { id: story, title: words, beats: [nothing, nothing, nothing] } : null,
});

function arrives(story: string, id = "oak"): void {
  log.value = [...log.value, words];
  table.value = { id, scene: scene(story), seats: [] } as unknown as Table;
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setInterval"] });
  table.value = null;
  log.value = [];
  arrives("");
});
afterEach(() => {
  close();
  mock.timers.reset();
});

test("a new story is told beat by beat; its end is the newest scene", () => {
  arrives("ritual-1");
  assert.equal(told.value?.id, "ritual-1");
  assert.notEqual(shown.value, table.value?.scene);
  mock.timers.tick(A_BEAT);
  assert.equal(beat.value, 1);
  mock.timers.tick(A_BEAT);
  mock.timers.tick(A_BEAT);
  assert.equal(told.value, null);
  assert.equal(shown.value, table.value?.scene);
});
test("who comes later is not told by itself, but can ask", () => {
  arrives("ritual-1", "ash");
  assert.equal(told.value, null);
  tellAgain();
  assert.equal(told.value?.id, "ritual-1");
});
test("it goes on over the newest scene, and its clock does not wait", () => {
  arrives("ritual-1");
  mock.timers.tick(A_BEAT - 100);
  arrives("ritual-1");
  mock.timers.tick(100);
  assert.equal(beat.value, 1);
});
test("stories that come meanwhile wait for the end of this one, and all are told once, in their order", () => {
  arrives("ritual-1");
  arrives("ritual-2");
  arrives("ritual-3");
  assert.equal(told.value?.id, "ritual-1");
  end();
  assert.equal(told.value?.id, "ritual-2");
  end();
  assert.equal(told.value?.id, "ritual-3");
  end();
  arrives("ritual-3");
  assert.equal(told.value, null);
});
test("by the clock too: the last beat of one leads to the first of the next", () => {
  arrives("ritual-1");
  arrives("ritual-2");
  for (let beats = 0; beats < 3; beats++) mock.timers.tick(A_BEAT);
  assert.equal(told.value?.id, "ritual-2");
  assert.equal(beat.value, 0);
});
test("of a long queue the newest stay", () => {
  arrives("ritual-1");
  for (const n of [2, 3, 4, 5, 6]) arrives(`ritual-${n}`);
  const heard = [];
  for (; told.value; end()) heard.push(told.value.id);
  assert.deepEqual(heard, ["ritual-1", "ritual-4", "ritual-5", "ritual-6"]);
});
test("one that waits is told over the newest scene that has it", () => {
  arrives("ritual-1");
  arrives("ritual-2");
  arrives("ritual-2");
  const newest = table.value?.scene;
  arrives("ritual-3");
  end();
  assert.equal(shown.value?.story, newest?.story);
});
test("who acts has seen enough, of what waits too", () => {
  arrives("ritual-1");
  arrives("ritual-2");
  close();
  arrives("ritual-2");
  assert.equal(told.value, null);
});
test("paused, it rests; steps go back and on, and on from the last is the end", () => {
  arrives("ritual-1");
  paused.value = true;
  mock.timers.tick(5 * A_BEAT);
  assert.equal(beat.value, 0);
  step(2);
  step(-1);
  assert.equal(beat.value, 1);
  step(2);
  assert.equal(told.value, null);
});
test("the log does not tell the end first, but what led to the story that is told", () => {
  arrives("ritual-1");
  arrives("");
  arrives("ritual-2");
  assert.equal(untold.value, 1);
  end();
  assert.equal(untold.value, 3);
  end();
  assert.equal(untold.value, Infinity);
});
test("away from the table nothing is told", () => {
  arrives("ritual-1");
  table.value = null;
  assert.equal(told.value, null);
});
test("what happened in the past is told there, and nothing of it at the table", () => {
  past.value = true;
  const then = scene("ritual-1");
  tellThen(then);
  assert.equal(told.value?.id, "ritual-1");
  assert.notEqual(shownThen(then), then);
  assert.equal(shown.value, table.value?.scene);
  endThen();
  assert.equal(told.value, null);
  assert.equal(shownThen(then), then);
  past.value = false;
});
test("a story of the table waits while one of the past is told, and rests until one is back", () => {
  past.value = true;
  tellThen(scene("ritual-1"));
  arrives("ritual-2");
  assert.equal(told.value?.id, "ritual-1");
  endThen();
  assert.equal(told.value, null);
  tellThen(scene("ritual-1"));
  endThen();
  past.value = false;
  assert.equal(told.value?.id, "ritual-2");
});
