// Several people on one device: who is due at the screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Table } from "../src/wire.ts";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }), document: { hidden: false } });
const { due } = await import("../src/hotseat.ts");

type Now = Pick<Table, "stage" | "you" | "mine" | "actors">;
const now = (change: Partial<Now>): Now => ({ stage: "playing", you: 0, mine: [0, 2], actors: [2], ...change });

test("the next of our seats that is asked something is due", () => assert.equal(due(now({})), 2));
test("nobody is due while the seat we see is asked", () => assert.equal(due(now({ actors: [0, 2] })), null));
test("nobody is due while others think", () => assert.equal(due(now({ actors: [1] })), null));
test("nobody is due when it is over", () => assert.equal(due(now({ stage: "over" })), null));
test("whoever has one seat keeps it", () => assert.equal(due(now({ mine: [0] })), null));
test("whoever looks on stays where they are", () => assert.equal(due(now({ you: null, mine: [] })), null));
