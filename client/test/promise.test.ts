// The promise of the dice: hashed by the browser itself, compared with what it was shown while the game was played.
import assert from "node:assert/strict";
import { test } from "node:test";

const memory = new Map<string, string>();
Object.assign(globalThis, { localStorage: { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => memory.set(key, value) } });
const { isFair, isKept, promised, sha256, witness } = await import("../src/replay/promise.ts");

const HASH = "67276cd2366cc2adc5d9c80f77c700513cf0fe9a56437cd230e1f012b6e346a6"; // of the example in docs/records.md
const dice = { seed: "old stones", salt: "moss", seed_hash: HASH, branch: false, taken_over: 0, rolls: [] };

test("the hash of seed and salt is the one that the records page explains", async () => {
  assert.equal(await sha256("old stones/moss"), HASH);
  assert.equal(await isKept(dice), true);
});
test("another seed, another salt or another hash is found", async () => {
  for (const other of [{ seed: "new stones" }, { salt: "" }, { seed_hash: HASH.replace("6", "7") }])
    assert.equal(await isKept({ ...dice, ...other }), false);
});
test("what was seen first is what was promised", () => {
  witness("oak", HASH);
  witness("oak", "another");
  assert.equal(promised("oak"), HASH);
  assert.equal(promised("ash"), null);
});
test("only so many promises are kept, and rubbish is no promise", () => {
  for (let n = 0; n < 100; n++) witness(`table-${n}`, `${n}`);
  assert.equal(promised("oak"), null);
  assert.equal(promised("table-99"), "99");
  memory.set("nemeton-promises", '[7, ["x"], {"a": 1}]');
  assert.equal(promised("x"), null);
  memory.set("nemeton-promises", "{");
  assert.equal(promised("x"), null);
});
test("an outcome is fair when it is what the seed gives", () => {
  const roll = { move: 1, seat: 0, said: ["2", "6"], seeded: ["2", "6"], undone: false };
  assert.equal(isFair(roll), true);
  assert.equal(isFair({ ...roll, said: ["6", "6"] }), false);
});
