// The way of a choice is shown once a click would make it, and while it waits to be confirmed.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Choice, Msg, Table } from "../src/wire.ts";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }), document: { hidden: false } });
const { table } = await import("../src/table.ts");
const { aimed, path, pick, stepBack } = await import("../src/scene/choosing.ts");

const words: Msg = { key: "", args: {}, rule: "" };
const to = (stone: string, ...passed: string[]): Choice => ({
  action: [stone],
  clicks: ["druid", stone],
  text: words,
  sure: false,
  path: ["start", ...passed, stone],
});
let prompt = 0;

beforeEach(() => {
  const scene = { width: 1, height: 1, nodes: [], prompt: words, choices: [to("oak"), to("ash", "elm")], story: null };
  table.value = { id: "grove", stage: "playing", you: 0, actors: [0], seats: [], prompt: ++prompt, scene } as unknown as Table;
  aimed.value = "";
});

test("not before a click would make the choice", () => {
  aimed.value = "ash";
  assert.deepEqual(path.value, []);
  pick("druid");
  assert.deepEqual(path.value, ["start", "elm", "ash"]);
});
test("only of what is pointed at", () => {
  pick("druid");
  assert.deepEqual(path.value, []);
  aimed.value = "oak";
  assert.deepEqual(path.value, ["start", "oak"]);
  aimed.value = "druid";
  assert.deepEqual(path.value, []);
});
test("under a fingertip, of what waits to be confirmed", () => {
  pick("druid");
  pick("ash", true);
  assert.deepEqual(path.value, ["start", "elm", "ash"]);
  aimed.value = "oak";
  assert.deepEqual(path.value, ["start", "oak"]);
  aimed.value = "";
  stepBack();
  assert.deepEqual(path.value, []);
});
