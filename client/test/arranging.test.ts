// Seats as a list offers them, and what is asked of the house for each.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, BESIDE, colourAt, freeIn, given, hasBot, LINK, ME, OPEN, seatFor, seatsOf, usual, wordOf } from "../src/arranging.ts";
import type { Seating } from "../src/wire.ts";

const seat = (kind: "guest" | "bot" | "open", more: Partial<Seating> = {}) => ({ kind, name: "", level: "", reserved: false, ...more }) as Seating;

test("my seat stands in its place among the others", () => {
  assert.deepEqual(seatsOf(["bard", OPEN, LINK], 1, "rn"), [
    { kind: "bot", level: "bard" },
    { kind: "me", party: "rn" },
    { kind: "open" },
    { kind: "link" },
  ]);
});
test("whoever is beside me has a name of their own", () => {
  assert.deepEqual(seatsOf(["bard", BESIDE], 0, "", ["", " Lichen "]), [
    { kind: "me", party: "" },
    { kind: "bot", level: "bard" },
    { kind: "me", name: "Lichen" },
  ]);
});
test("wishes are kept when the table grows, and the usual bot comes", () => {
  assert.deepEqual(usual(4, [OPEN]), [OPEN, "bard", "bard"]);
  assert.deepEqual(usual(2, [LINK, OPEN]), [LINK]);
});
test("open seats are no bots, nor is somebody here", () => {
  assert.equal(hasBot([OPEN, LINK]), false);
  assert.equal(hasBot([OPEN, BESIDE]), false);
  assert.equal(hasBot([BESIDE, "druid"]), true);
});
test("nobody else has my colour, and everybody has one", () => {
  const colours = (place: number, mine: number) => [0, 1, 2].map((n) => colourAt(n, place, mine));
  assert.deepEqual(colours(0, 0), [0, 1, 2]);
  assert.deepEqual(colours(0, 2), [2, 1, 0]);
  assert.deepEqual(colours(2, 0), [2, 1, 0]);
  assert.deepEqual(colours(1, 4), [0, 4, 2]);
});
test("what a seat is, and the way back to it, is one word", () => {
  const seats = [seat("guest"), seat("bot", { level: "ovate" }), seat("open"), seat("open", { reserved: true })];
  assert.deepEqual(seats.map(wordOf), [ME, "ovate", OPEN, LINK]);
  assert.deepEqual(given(3, LINK), { do: "give", seat: 3, kind: "link", level: "" });
  assert.deepEqual(given(1, "ovate"), { do: "give", seat: 1, kind: "bot", level: "ovate" });
  assert.deepEqual(given(2, OPEN), { do: "give", seat: 2, kind: "open", level: "" });
});
test("a visitor takes the seat that is kept for them, else one that is open to anyone", () => {
  const seats = [seat("guest"), seat("open", { reserved: true }), seat("open")];
  assert.equal(seatFor(seats, null), 2);
  assert.equal(seatFor(seats, 1), 1);
  assert.equal(seatFor(seats.slice(0, 2), null), -1);
  assert.equal(freeIn(seats), 1);
});
test("a seat's own link is the table's with its key", () => {
  assert.equal(addressOf("https://example.org", "oak"), "https://example.org/table/oak");
  assert.equal(addressOf("https://example.org", "oak", "k3y"), "https://example.org/table/oak?seat=k3y");
});
