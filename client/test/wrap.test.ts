// Lines break between words and nowhere else; letters shrink until all of it fits.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitted, wrap } from "../src/scene/wrap.ts";

test("a line holds as many words as have room", () => {
  assert.deepEqual(wrap("one two three four", 9), ["one two", "three", "four"]);
  assert.deepEqual(wrap("a\u00a0b c", 3), ["a\u00a0b", "c"]);
});
test("a word that is too long has a line of its own", () => {
  assert.deepEqual(wrap("an extraordinary day", 6), ["an", "extraordinary", "day"]);
});
test("a short text is as large as asked, a long one as large as fits", () => {
  assert.equal(fitted("Pau", 400, 100, 46).size, 46);
  const long = fitted("word ".repeat(60).trim(), 400, 100, 46);
  assert.ok(long.size < 46 && long.lines.length * long.leading <= 100);
});
test("a word wider than the box makes the letters smaller", () => {
  assert.ok(fitted("Saint-Pierre-et-Miquelon", 200, 100, 46).size < 20);
});
