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

/** As WCAG counts it. */
function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map(brightness).sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function brightness(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
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
test("paths between stones can be told from the ground, by day and by night", () => {
  const [grass, way] = ["grass", "way"].map((name) => read("tokens.css").match(`--${name}: light-dark\\((.{7}), (.{7})\\)`)!.slice(1));
  for (const [n, ground] of grass!.entries()) assert.ok(contrast(ground, way![n]!) >= 3, `${ground} ${way![n]}`);
});
test("whatever is named is there", () => {
  const known = new Set([read("tokens.css"), ...others.map(([, text]) => text)].flatMap((text) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)));
  const named = others.flatMap(([, text]) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  assert.deepEqual(named.filter((name) => !known.has(name)), []);
});
