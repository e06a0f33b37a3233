// What the page offers to ask for, and whom it asks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deedsOf, isAsked, questionKey } from "../src/motions.ts";
import type { Motion, Seating, Table } from "../src/wire.ts";

const seat = (more: Partial<Seating> = {}) => ({ kind: "guest", here: !more.absent, absent: false, stand_in: "", ...more }) as Seating;
const at = (seats: Seating[], more: Partial<Table> = {}) =>
  ({ you: 0, mine: [0], hosting: false, stage: "playing", paused: false, settings: {}, seats, ...more }) as Table;
const motion = (more: Partial<Motion>) => ({ kind: "undo", seat: 0, of: null, for_good: false, waits_for: [], ...more }) as Motion;
const said = (now: Table) => deedsOf(now).map((deed) => (deed.of === null ? deed.kind : `${deed.kind} ${deed.of}`));
const OWN = ["pause", "abandon", "hand-over 0"];

test("who looks on asks for nothing, and nobody does before or after the game", () => {
  assert.deepEqual(said(at([seat(), seat()], { you: null, mine: [] })), []);
  assert.deepEqual(said(at([seat(), seat()], { stage: "waiting" })), []);
  assert.deepEqual(said(at([seat(), seat()], { stage: "abandoned" })), []);
});
test("two people, both there", () => {
  assert.deepEqual(said(at([seat(), seat()], { hosting: true })), OWN);
});
test("while the game rests it can be resumed", () => {
  assert.deepEqual(said(at([seat(), seat()], { paused: true }))[0], "resume");
});
test("for somebody absent anybody may ask for a bot; the host hands the seat over once the others have agreed", () => {
  const seats = [seat(), seat({ absent: true }), seat({ kind: "bot" })];
  assert.deepEqual(said(at(seats)), [...OWN, "replace 1"]);
  assert.deepEqual(said(at(seats, { hosting: true })), [...OWN, "replace 1", "ask-hand-over 1"]);
  const offered = [seat(), seat({ absent: true, offered: true }), seat({ kind: "bot" })];
  assert.deepEqual(said(at(offered)), [...OWN, "replace 1"]);
  assert.deepEqual(said(at(offered, { hosting: true })), [...OWN, "replace 1", "hand-over-of 1"]);
});
test("over days a host may ask for it as soon as somebody is away: they have time to come back", () => {
  const days = { hosting: true, settings: { clock: { kind: "days" } } as Table["settings"] };
  assert.ok(said(at([seat(), seat({ here: false }), seat()], days)).includes("ask-hand-over 1"));
  assert.ok(!said(at([seat(), seat({ here: false }), seat()], { hosting: true })).includes("ask-hand-over 1"));
});
test("where a bot stands in already, no other is asked for", () => {
  assert.deepEqual(said(at([seat(), seat({ absent: true, stand_in: "bard" })])), OWN);
});
test("only the host may send somebody away, and not where nobody else could agree", () => {
  assert.deepEqual(said(at([seat(), seat(), seat()])), OWN);
  assert.deepEqual(said(at([seat(), seat(), seat()], { hosting: true })), [...OWN, "dismiss 1", "dismiss 2"]);
  assert.deepEqual(said(at([seat(), seat(), seat({ absent: true })], { hosting: true })), [...OWN, "replace 2", "ask-hand-over 2"]);
});
test("what can't be taken back asks to be confirmed", () => {
  const sure = deedsOf(at([seat(), seat(), seat()], { hosting: true })).filter((deed) => deed.sure);
  assert.deepEqual(sure.map((deed) => deed.kind), ["abandon", "dismiss", "dismiss"]);
});
test("those are asked for whom the question waits", () => {
  const asked = motion({ seat: 1, waits_for: [0, 2] });
  assert.ok(isAsked(at([]), asked));
  assert.ok(!isAsked(at([], { you: 1 }), asked));
  assert.ok(!isAsked(at([], { you: null }), asked));
  assert.ok(!isAsked(at([]), motion({ waits_for: [0] })), "one who waits for others only is not asked");
});
test("until they are back, or for good", () => {
  assert.equal(questionKey(motion({ kind: "replace" })), "house-motion-replace");
  assert.equal(questionKey(motion({ kind: "replace", for_good: true })), "house-motion-dismiss");
});
