// Choosing by clicks narrows down, and sends only what is meant.
import assert from "node:assert/strict";
import { test } from "node:test";
import { candidates, clicked, complete, matching, meant, nextIds, plain } from "../src/scene/select.ts";

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

test("a click sends what it completes", () => {
  assert.deepEqual(clicked(choices, [], "hand-4"), { picked: ["hand-4"], send: null });
  assert.deepEqual(clicked(choices, ["hand-4"], "D"), { picked: ["hand-4", "D"], send: 1 });
});
test("a careful click shows what it would send; the same again sends it", () => {
  assert.deepEqual(clicked(choices, ["hand-4"], "D", true), { picked: ["hand-4", "D"], send: null });
  assert.deepEqual(clicked(choices, ["hand-4", "D"], "D", true), { picked: ["hand-4", "D"], send: 1 });
});
test("before it is confirmed, the last step can be another", () => {
  assert.deepEqual(candidates(choices, ["hand-4", "D"]), ["C", "D"]);
  assert.deepEqual(clicked(choices, ["hand-4", "D"], "C", true), { picked: ["hand-4", "C"], send: null });
});
test("a click on an earlier step goes back before it, on another first step begins anew", () => {
  assert.deepEqual(clicked(choices, ["hand-4", "D"], "hand-4", true), { picked: [], send: null });
  assert.deepEqual(clicked(choices, ["hand-4"], "hand-5"), { picked: ["hand-5"], send: null });
});
test("a click on anything else means nothing", () => {
  assert.equal(clicked(choices, [], "C"), null);
  assert.equal(clicked(choices, ["hand-5"], "D"), null);
});
