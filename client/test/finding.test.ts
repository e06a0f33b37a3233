import assert from "node:assert/strict";
import { test } from "node:test";
import { folded, places } from "../src/pages/finding.ts";

test("accents, capitals, apostrophes and kinds of spaces do not matter", () => {
  assert.deepEqual(places("Égalité : l’égalité", "egalite"), [0, 12]);
  assert.deepEqual(places("À l’égalité", "l'égalité"), [2]);
  assert.deepEqual(places("deux\u00a0: trois", "deux :"), [0]);
});

test("a place in the folded text is the same place in the text", () => {
  for (const text of ["œuvre sœur", "İstanbul ﬁn", "straße"]) assert.equal(folded(text).length, text.length);
});

test("nothing is found for nothing, and one finds what is not there nowhere", () => {
  assert.deepEqual(places("texte", "  "), []);
  assert.deepEqual(places("texte", "pierre"), []);
});
