// A review in plain words: who gained or lost by a move, and by what.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Review, ReviewedMove } from "../src/wire.ts";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }), document: { hidden: false } });
const { causeOf, change, effectOf, isNamed, moveAt, mostChanged, standing } = await import("../src/review/meaning.ts");
const { figures, percent, points, signed } = await import("../src/numbers.ts");
const { language } = await import("../src/language.ts");

const move = (seat: number, decision: number, luck: number[], forced = false): ReviewedMove => ({
  ...{ seat, decision, luck, forced, action: ["go"], sentence: null },
  ...{ best: null, best_chance: null, played_chance: null, best_sentence: null },
});
const review: Review = {
  ...{ game: "oak", rules: "1", seats: 3, level: "druid", seconds: 1, turning: [0], summary: [] },
  chances: [
    [0.3, 0.3, 0.4],
    [0.5, 0.2, 0.3],
    [0.2, 0.2, 0.6],
    [0.1, 0.3, 0.6],
    [0, 0, 1],
  ],
  moves: [move(0, 0.02, [0.18, -0.1, -0.08]), move(0, -0.3, [0, 0, 0]), move(1, 0.1, [0, 0, 0]), move(2, 0, [0, 0, 0], true)],
};

test("row 0 is before the first move", () => {
  assert.equal(moveAt(review, 0), null);
  assert.equal(change(review, 0, 0), 0);
  assert.equal(moveAt(review, 1), review.moves[0]);
});
test("the most changed is told of, the mover where it is a tie", () => {
  assert.deepEqual([1, 2, 3, 4].map((row) => mostChanged(review, row)), [0, 0, 1, 2]);
});
test("luck, a false step, a good choice, another's work, no choice", () => {
  assert.equal(causeOf(review, 1, 0), "lucky");
  assert.equal(causeOf(review, 1, 1), "unlucky");
  assert.equal(causeOf(review, 2, 0), "slip");
  assert.equal(causeOf(review, 2, 2), "other");
  assert.equal(causeOf(review, 3, 1), "good");
  assert.equal(causeOf(review, 4, 2), "forced");
});
test("a good choice is one that the bot has nothing against, a false step one that it would not have made", () => {
  const looked = (row: number, best: string[] | null) => {
    const moves = review.moves.map((one, n) => (n === row - 1 ? { ...one, best, played_chance: 0.3 } : one));
    return causeOf({ ...review, moves }, row, moves[row - 1]!.seat);
  };
  assert.deepEqual([looked(3, null), looked(3, ["stay"])], ["good", "paid"]);
  assert.deepEqual([looked(2, null), looked(2, ["stay"])], ["same", "slip"]);
});
test("a sentence that says who it is about needs no name before it", () => {
  const who = (n: number) => ({ key: "seat", args: { n }, rule: "" });
  const told = { key: "oak-placed", args: { seat: who(1), value: 4 }, rule: "" };
  assert.deepEqual([isNamed(told, 1), isNamed(told, 0), isNamed(null, 1)], [true, false, false]);
});
test("half a point is told of, less is nothing", () => {
  assert.deepEqual([0.0051, 0.0049, -0.0049, -0.0051].map(effectOf), ["gained", "none", "none", "lost"]);
});
test("those who lose alike stand in the order in which they were before", () => {
  const [first, second, third] = standing(review);
  assert.ok(third! > first! && first! > second!);
});

test("a chance that is open is never quite none or all", () => {
  const said = [0, 0.001, 0.624, 0.999, 1].map((chance) => percent(chance).replace(/\s/g, ""));
  assert.deepEqual(said, ["0%", "1%", "62%", "99%", "100%"]);
});
test("points are whole, and a loss has a true minus sign", () => {
  assert.deepEqual([0.054, -0.121, -0.001].map(points), [5, -12, 0]);
  assert.deepEqual([0.054, -0.121, -0.001].map(signed), ["+5", "−12", "0"]);
});
test("thousands are set apart as the language does it", () => {
  for (const [code, written] of [["en", "−24,600,000"], ["fr", "−24 600 000"]] as const) {
    language.value = code;
    assert.equal(figures("−24 600 000"), written);
    assert.equal(figures("4 of 7 12"), "4 of 7 12");
  }
});
