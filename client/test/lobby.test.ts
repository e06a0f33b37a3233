// How long a table has been waiting.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aged } from "../src/lobby.ts";

test("minutes, then hours, then days, never rounded up", () => {
  assert.deepEqual(aged(0), { count: 0, unit: "minute" });
  assert.deepEqual(aged(59), { count: 0, unit: "minute" });
  assert.deepEqual(aged(3599), { count: 59, unit: "minute" });
  assert.deepEqual(aged(3600), { count: 1, unit: "hour" });
  assert.deepEqual(aged(86_399), { count: 23, unit: "hour" });
  assert.deepEqual(aged(2 * 86_400 + 5), { count: 2, unit: "day" });
});
