import assert from "node:assert/strict";
import { test } from "node:test";
import { byWorth, worthOf } from "../src/scene/worth.ts";
import type { Node } from "../src/wire.ts";

const node = (id: string, mark = "") => ({ id, mark }) as Node;

test("what is worth most comes first", () => {
  const nodes = [node("d01", "worth-500k"), node("d59", "shield worth-1900k"), node("d62", "worth-1000k")];
  assert.deepEqual(byWorth(["d01", "d59", "d62"], nodes), ["d59", "d62", "d01"]);
});
test("without a worth, or with the same, all stays in its order", () => {
  const nodes = [node("b", "star"), node("a"), node("d02", "worth-400k"), node("d03", "worth-400k")];
  assert.deepEqual(byWorth(["b", "a"], nodes), ["b", "a"]);
  assert.deepEqual(byWorth(["d02", "d03"], nodes), ["d02", "d03"]);
});
test("a worth is one word of a mark", () => {
  assert.equal(worthOf("shield worth-600k offer"), "600k");
  assert.equal(worthOf("shield"), "");
});
