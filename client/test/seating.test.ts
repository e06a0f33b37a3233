// Everything of a seat is drawn in the colour that the house has given it.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seating, Table } from "../src/wire.ts";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }), document: { hidden: false } });
const { colourOf, table } = await import("../src/table.ts");
const { namesOf } = await import("../src/seating.ts");

const seat = (colour: number, name = ""): Seating => ({ kind: "guest", name, level: "", stand_in: "", here: true, host: false, party: "", colour, advised: 0, points: 0 });
const seated = (...seats: Seating[]) => ({ seats }) as unknown as Table;

test("a seat has the colour of its party, not that of its number", () => {
  table.value = seated(seat(4), seat(0), seat(1));
  assert.deepEqual([0, 1, 2].map(colourOf), [4, 0, 1]);
});
test("there are six colours, however many seats", () => {
  table.value = seated(...Array.from({ length: 8 }, (_, n) => seat(n)));
  assert.deepEqual([5, 6, 7].map(colourOf), [5, 0, 1]);
});
test("at no table a seat has its own", () => {
  table.value = null;
  assert.deepEqual([2, 7].map(colourOf), [2, 1]);
});
test("a name stays whoever's it is, whatever the colour", () => {
  assert.deepEqual(namesOf([seat(3, "Ondine"), seat(0, "Lichen")]), ["Ondine", "Lichen"]);
});
