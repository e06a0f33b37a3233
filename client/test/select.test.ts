// Choosing by clicks narrows down, and sends only what is meant.
import assert from "node:assert/strict";
import { test } from "node:test";
import { complete, matching, meant, nextIds, plain } from "../src/scene/select.ts";

const choices = [["hand-4", "C"], ["hand-4", "D"], ["hand-5", "C"], ["line"], ["line", "far"], []].map((clicks) => ({ clicks }));

test("the first candidates are the first clicks of all choices, each once", () => {
  assert.deepEqual(nextIds(choices, []), ["hand-4", "hand-5", "line"]);
});
test("a click narrows", () => {
  assert.deepEqual(matching(choices, ["hand-4"]), [0, 1]);
  assert.deepEqual(nextIds(choices, ["hand-4"]), ["C", "D"]);
});
test("one left but not all clicked is not meant yet", () => assert.equal(meant(choices, ["hand-5"]), null));
test("one left and all clicked is meant", () => assert.equal(meant(choices, ["hand-5", "C"]), 2));
test("a choice that begins another is offered, not sent", () => {
  assert.equal(meant(choices, ["line"]), null);
  assert.deepEqual(complete(choices, ["line"]), [3]);
});
test("choices without clicks are plain buttons", () => assert.deepEqual(plain(choices), [5]));
