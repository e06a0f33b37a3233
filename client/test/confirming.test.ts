// A choice that asks to be confirmed is played by the very same choice once more, never by a click on another.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import type { Choice, Msg, Table } from "../src/wire.ts";
import { say, sent } from "./line.ts";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { attend, leave } = await import("../src/table.ts");
const { answer, armed, doubted, pick, picked } = await import("../src/scene/choosing.ts");

const words: Msg = { key: "", args: {}, rule: "" };
const risky = (...clicks: string[]): Choice => ({ action: [], clicks, text: words, sure: true, path: [] });
const safe = (...clicks: string[]): Choice => ({ ...risky(...clicks), sure: false });
let prompt = 0;

function offer(...choices: Choice[]): void {
  const scene = { width: 1, height: 1, nodes: [], prompt: words, choices, story: null, timer: 0 };
  const now = { type: "table", id: "oak", you: 0, actors: [0], stage: "playing", seats: [], log: [], log_start: 0, prompt: ++prompt, scene };
  attend("oak");
  say(now as unknown as Table);
  sent.length = 0;
}
const played = (): number[] => sent.flatMap((message) => (message.type === "choose" ? [message.choice] : []));
afterEach(leave);

test("the same click twice plays it", () => {
  offer(risky("druid", "oak"), risky("druid", "ash"));
  pick("druid");
  pick("oak");
  assert.deepEqual([played(), armed.value], [[], true]);
  pick("oak");
  assert.deepEqual(played(), [0]);
});
test("with one armed, a click on another asks again", () => {
  offer(risky("druid", "oak"), risky("druid", "ash"));
  pick("druid");
  pick("oak");
  pick("ash");
  assert.deepEqual([played(), picked.value], [[], ["druid", "ash"]]);
  pick("ash");
  assert.deepEqual(played(), [1]);
});
test("so it does where each is one click", () => {
  offer(risky("oak"), risky("ash"));
  pick("oak");
  pick("ash");
  assert.deepEqual([played(), picked.value], [[], ["ash"]]);
});
test("and where the other begins elsewhere", () => {
  offer(risky("druid", "oak"), risky("druid", "ash"), risky("stone"));
  pick("druid");
  pick("oak");
  pick("stone");
  assert.deepEqual([played(), picked.value], [[], ["stone"]]);
});
test("what a fingertip has armed, and what needs no confirmation, confirms nothing else", () => {
  offer(risky("oak"), safe("elm"));
  pick("elm", true);
  pick("oak");
  assert.deepEqual([played(), picked.value], [[], ["oak"]]);
});
test("what needs no confirmation is played at once, whatever is armed", () => {
  offer(risky("oak"), safe("elm"));
  pick("oak");
  pick("elm");
  assert.deepEqual(played(), [1]);
});
test("a button is not confirmed by what is armed on the board", () => {
  offer(risky("oak"), risky("ash"), risky());
  pick("oak");
  answer(2);
  assert.deepEqual([played(), doubted.value], [[], 2]);
  answer(2);
  assert.deepEqual(played(), [2]);
});
test("the button of what is armed plays it", () => {
  offer(risky("oak"), risky("ash"));
  pick("oak");
  answer(0);
  assert.deepEqual(played(), [0]);
});
test("one button doubted does not confirm another", () => {
  offer(risky(), risky());
  answer(0);
  answer(1);
  assert.deepEqual([played(), doubted.value], [[], 1]);
});
