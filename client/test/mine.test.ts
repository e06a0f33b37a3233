// One's own tables fall into three heaps, in the house's order.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { MyTable, Seating } from "../src/wire.ts";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }), document: { hidden: false } });
const { mine, sorted, turns } = await import("../src/mine.ts");

const seat = (stand_in = "") => ({ kind: "guest", name: "", stand_in }) as unknown as Seating;
const at = (id: string, about: Partial<MyTable> = {}) =>
  ({ id, stage: "playing", paused: false, seats: [seat(), seat()], mine: [0], actors: [0], ...about }) as MyTable;
const ids = (tables: MyTable[]) => tables.map((table) => table.id);

test("what waits for you, what goes on, what is over", () => {
  const { yours, waiting, over } = sorted([
    at("a"),
    at("b", { actors: [1] }),
    at("c", { stage: "over", actors: [] }),
    at("d", { stage: "waiting", actors: [] }),
    at("e", { stage: "abandoned" }),
    at("f", { actors: [1, 0] }),
  ]);
  assert.deepEqual([ids(yours), ids(waiting), ids(over)], [["a", "f"], ["b", "d"], ["c", "e"]]);
});
test("a game that rests, or that a bot plays for you, does not wait for you", () => {
  const { yours, waiting } = sorted([at("a", { paused: true }), at("b", { seats: [seat("bard"), seat()] })]);
  assert.deepEqual([ids(yours), ids(waiting)], [[], ["a", "b"]]);
});
test("so many tables call you", () => {
  mine.value = [at("a"), at("b"), at("c", { actors: [1] })];
  assert.equal(turns.value, 2);
});
