// How far we have read, and what becomes of what we write.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Chat, ChatLine } from "../src/wire.ts";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
});
const { arrive, draft, fold, hear, lines, refused, sending, unread, unsaid } = await import("../src/talk.ts");

const line = (number: number, who = "other"): ChatLine => ({
  number, at: 0, who, name: who, seat: 0, channel: "table", text: `line ${number}`, phrase: "",
});
const chat = (whole: boolean, ...said: ChatLine[]): Chat => ({ type: "chat", whole, lines: said, me: "me", muted: [], silenced: [] });

beforeEach(() => {
  kept.clear();
  fold(false);
  arrive("oak");
});

test("what others say while the talk is folded is unread, what we say is not", () => {
  hear(chat(true, line(0), line(1, "me"), line(2)));
  assert.equal(unread.value, 2);
});
test("opening the talk is reading it, and a reload does not forget that", () => {
  hear(chat(true, line(0), line(1)));
  fold(true);
  fold(false);
  arrive("oak");
  hear(chat(true, line(0), line(1), line(2)));
  assert.equal(unread.value, 1);
});
test("what was read at one table says nothing of another", () => {
  hear(chat(true, line(0)));
  fold(true);
  fold(false);
  arrive("ash");
  hear(chat(true, line(0)));
  assert.equal(unread.value, 1);
});
test("new lines follow, a whole talk replaces", () => {
  hear(chat(true, line(0)));
  hear(chat(false, line(1)));
  assert.deepEqual(lines.value.map((one) => one.number), [0, 1]);
  hear(chat(true, line(1)));
  assert.deepEqual(lines.value.map((one) => one.number), [1]);
});
test("what we wrote goes from the field once it is there for all, and stays when it is refused", () => {
  draft.value = "hello";
  sending();
  hear(chat(false, line(0)));
  assert.equal(draft.value, "hello");
  refused({ key: "house-chat-often", args: {}, rule: "" });
  hear(chat(false, line(1, "me")));
  assert.equal(draft.value, "hello");
  sending();
  hear(chat(false, line(2, "me")));
  assert.equal(draft.value, "");
  assert.equal(unsaid.value, null);
});
test("a broken memory is none", () => {
  kept.set("nemeton-read", "{");
  arrive("oak");
  hear(chat(true, line(0)));
  assert.equal(unread.value, 1);
});
