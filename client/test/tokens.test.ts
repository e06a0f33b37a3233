// One look: colours and the sizes of type stand in tokens.css alone, and every other style names them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../src/styles/", import.meta.url);
const styles = readdirSync(folder).filter((name) => name.endsWith(".css"));
const read = (name: string) => readFileSync(new URL(name, folder), "utf8").replace(/\/\*[^]*?\*\//g, "");
const others = styles.filter((name) => name !== "tokens.css").map((name) => [name, read(name)] as const);

function found(pattern: RegExp): string[] {
  return others.flatMap(([name, text]) => [...text.matchAll(pattern)].map(([literal]) => `${name}: ${literal}`));
}

test("no colour stands outside the tokens", () => {
  assert.deepEqual(found(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi), []);
});
test("no size of type in pixels or of its own stands outside the tokens", () => {
  assert.deepEqual(found(/font(?:-size)?: (?!clamp)[^;}]*\b[\d.]+(?:px|rem)\b/g), []);
});
test("no corner and no shadow of its own", () => {
  assert.deepEqual(found(/border-radius:[^;}]*[\d.]+rem/g), []);
  assert.deepEqual(found(/box-shadow:[^;}]*color-mix/g), []);
});
test("whatever is named is there", () => {
  const known = new Set([read("tokens.css"), ...others.map(([, text]) => text)].flatMap((text) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)));
  const named = others.flatMap(([, text]) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  assert.deepEqual(named.filter((name) => !known.has(name)), []);
});
