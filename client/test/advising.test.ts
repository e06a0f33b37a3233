// What a bot advises is marked where it can be clicked, until it is picked or put aside; advice that comes late is not shown.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import type { Advice, Msg, Table } from "../src/wire.ts";
import { say, sent } from "./line.ts";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { advice, askAdvice, asking, attend, leave } = await import("../src/table.ts");
const { best, marked, markOf, marks } = await import("../src/scene/advising.ts");
const { doubted, follow, followed, pick, picked } = await import("../src/scene/choosing.ts");

const words: Msg = { key: "", args: {}, rule: "" };
const choice = (...clicks: string[]) => ({ action: [], clicks, text: words, sure: false, path: [] });
const choices = [choice("hand-4", "C"), choice("hand-4", "D"), choice("hand-5", "C"), choice()];
const scene = { width: 1, height: 1, nodes: [], prompt: words, choices, story: null, timer: 0 };
const table = (prompt: number) => ({ type: "table", id: "oak", you: 0, actors: [0], stage: "playing", seats: [], log: [], log_start: 0, prompt, scene });
const advised = (prompt: number): Advice => ({
  ...{ type: "advice", prompt, level: "druid" },
  best: [
    { choice: 0, chance: 0.6 },
    { choice: 2, chance: 0.5 },
  ],
});

function sitting(): void {
  sent.length = 0;
  attend("oak");
  say(table(7) as unknown as Table);
}
afterEach(leave);

test("both choices are marked at every node that they need", () => {
  const found = marked(advised(7).best, choices, []);
  assert.deepEqual([...found.keys()], ["hand-4", "C", "hand-5"]);
  assert.deepEqual(found.get("C")?.map((mark) => mark.rank), [1, 2]);
});
test("what was picked puts the other choice aside", () => {
  assert.deepEqual([...marked(advised(7).best, choices, ["hand-5"]).keys()], ["C"]);
  assert.deepEqual([...marked(advised(7).best, choices, ["hand-9"]).keys()], []);
});
test("a bot is asked once at a time, and thinks until it answers", () => {
  sitting();
  askAdvice();
  askAdvice();
  assert.deepEqual(sent, [{ type: "hint", prompt: 7 }]);
  assert.equal(asking.value, true);
  say(advised(7));
  assert.equal(asking.value, false);
  assert.deepEqual(markOf(2), [{ rank: 2, chance: 0.5 }]);
  pick("hand-4");
  assert.deepEqual([...marks.value.keys()], ["C"]);
});
test("a new question has no advice; advice on the old one comes too late", () => {
  sitting();
  askAdvice();
  say(advised(7));
  assert.equal(best.value.length, 2);
  say(table(8));
  assert.deepEqual([advice.value, asking.value], [null, false]);
  say(advised(7));
  assert.equal(advice.value, null);
});
test("a refusal ends the thinking", () => {
  sitting();
  askAdvice();
  say({ type: "refused", reason: words });
  assert.equal(asking.value, false);
});
test("followed once it is shown, and played the second time", () => {
  sitting();
  say(advised(7));
  follow(2);
  assert.deepEqual(picked.value, ["hand-5", "C"]);
  assert.ok(followed(2) && !followed(0));
  assert.deepEqual(sent, []);
  follow(2);
  assert.deepEqual(sent, [{ type: "choose", prompt: 7, choice: 2 }]);
});
test("so is one that is not on the board", () => {
  sitting();
  follow(3);
  assert.equal(doubted.value, 3);
  assert.deepEqual(sent, []);
  follow(3);
  assert.deepEqual(sent, [{ type: "choose", prompt: 7, choice: 3 }]);
});
test("another one is shown instead", () => {
  sitting();
  follow(2);
  follow(0);
  assert.deepEqual(picked.value, ["hand-4", "C"]);
  assert.deepEqual(sent, []);
});
