// Numbers without the browser's own formatter, written as it would.
import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } });
const { figured } = await import("../src/language.ts");

for (const code of ["fr", "en"] as const)
  test(`numbers as Intl has them: ${code}`, () => {
    const values = [0, 7, 12, 100, 999, 1000, 12_345, 900_000, 1_234_567, -3, -1000, 0.5, 1234.5678];
    for (const value of values) assert.equal(figured(value, code), new Intl.NumberFormat(code).format(value));
  });
