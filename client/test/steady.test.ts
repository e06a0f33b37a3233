// What has not changed stays the very same thing; what has changed, in whatever part, does not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { asBefore, steady } from "../src/steady.ts";

const node = (id: string, text = "", at = [0, 0]) => ({ id, text, at });

test("a thing that reads as before is the one of before", () => {
  const before = [node("a"), node("b")];
  const [a, b, c] = asBefore(before, [node("a"), node("b", "2"), node("c")]);
  assert.equal(a, before[0]);
  assert.notEqual(b, before[1]);
  assert.deepEqual([b, c], [node("b", "2"), node("c")]);
});

test("a change deep inside is a change", () => {
  const before = [node("a")];
  const now = [node("a", "", [0, 1])];
  assert.equal(asBefore(before, now)[0], now[0]);
});

test("the order is that of now, and what went is gone", () => {
  const before = [node("a"), node("b"), node("c")];
  assert.deepEqual(asBefore(before, [node("c"), node("a")]), [before[2], before[0]]);
});

test("a steady value is another one only when it reads differently", () => {
  const seats = signal([{ name: "Ondine", here: true }]);
  const names = steady(() => seats.value.map(({ name }) => name));
  const first = names.value;
  seats.value = [{ name: "Ondine", here: false }];
  assert.equal(names.value, first);
  seats.value = [{ name: "Lichen", here: false }];
  assert.deepEqual(names.value, ["Lichen"]);
});
