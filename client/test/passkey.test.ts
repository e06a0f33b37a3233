// Passkeys speak in bytes, the house in letters.
import assert from "node:assert/strict";
import { test } from "node:test";

const { bytes, letters, passkeysHere, sentence } = await import("../src/passkey.ts");

test("every byte comes back, without padding or letters that an address can't hold", () => {
  const all = Uint8Array.from({ length: 256 }, (_, n) => n);
  for (const length of [0, 1, 2, 3, 254, 255, 256]) {
    const text = letters(all.slice(0, length));
    assert.match(text, /^[A-Za-z0-9_-]*$/);
    assert.deepEqual([...bytes(text)], [...all.slice(0, length)]);
  }
});
test("each way in which a browser refuses has its sentence", () => {
  const names = ["InvalidStateError", "SecurityError", "NotSupportedError", "NotAllowedError", ""];
  const said = ["twice", "address", "without", "stopped", "stopped"].map((word) => `house-passkey-${word}`);
  assert.deepEqual(names.map(sentence), said);
});
test("where the browser knows no passkeys, there are none", () => {
  assert.equal(passkeysHere(), false);
});
