// What the form of a new table shows: what the house sets wins over what was chosen, that over what is proposed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setByHouse, valueOf, variants } from "../src/variants.ts";
import type { OptionInfo } from "../src/wire.ts";

const judges: OptionInfo = { name: "judges", values: ["all", "none"], with_bots: "none", with_seats: { 2: "none" }, proposed: {} };
const pace: OptionInfo = { name: "pace", values: ["slow", "fast"], with_bots: "", with_seats: {}, proposed: { 3: "fast" } };
const among = (seats: number, bots = false) => ({ seats, bots });

test("whoever opens the table chooses where the house sets nothing", () => {
  assert.equal(setByHouse(judges, among(3)), null);
  assert.equal(valueOf(judges, among(3), { judges: "none" }), "none");
  assert.equal(valueOf(judges, among(3), {}), "all");
});
test("a bot at the table sets it, and so does the number of seats; each says why", () => {
  assert.deepEqual(setByHouse(judges, among(3, true)), { value: "none", why: "house-option-with-bots" });
  assert.deepEqual(setByHouse(judges, among(2)), { value: "none", why: "house-option-with-seats" });
  assert.equal(setByHouse(judges, among(2, true))?.why, "house-option-with-seats");
  assert.equal(valueOf(judges, among(3, true), { judges: "all" }), "none");
});
test("a bot sets nothing where the game does not ask for it", () => {
  assert.equal(setByHouse(pace, among(3, true)), null);
});
test("what is proposed follows the number of seats until something is chosen", () => {
  assert.equal(valueOf(pace, among(2), {}), "slow");
  assert.equal(valueOf(pace, among(3), {}), "fast");
  assert.equal(valueOf(pace, among(3), { pace: "slow" }), "slow");
});
test("what was chosen comes back when the bot leaves", () => {
  const chosen = { judges: "all", pace: "slow" };
  assert.deepEqual(variants([judges, pace], among(3, true), chosen), { judges: "none", pace: "slow" });
  assert.deepEqual(variants([judges, pace], among(3), chosen), chosen);
});
