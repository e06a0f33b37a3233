// A story changes the table from beat to beat; its end is the scene itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { difference } from "../src/scene/diff.ts";
import { dwell, staged } from "../src/scene/story.ts";
import type { Beat, Msg, Node, Scene } from "../src/wire.ts";

const words: Msg = { key: "", args: {}, rule: "" };
const node = (id: string, rest: Partial<Node> = {}): Node => ({
  kind: "card",
  id,
  label: words,
  at: [0, 0],
  to: null,
  size: 1,
  look: "",
  owner: null,
  text: "",
  down: false,
  inside: "",
  home: "",
  like: "",
  shape: "",
  mark: "",
  turn: 0,
  ...rest,
});
const told = (beat: Partial<Beat>): Beat => ({ text: words, nodes: [], gone: [], lit: [], ...beat });
const scene: Scene = {
  width: 1,
  height: 1,
  nodes: [node("taboo", { look: "red" }), node("votes", { text: "5" })],
  prompt: words,
  choices: [],
  timer: 0,
  story: {
    id: "count",
    title: words,
    beats: [
      told({ nodes: [node("taboo", { down: true }), node("druid"), node("votes", { text: "0" })] }),
      told({ nodes: [node("taboo", { look: "red" })], gone: ["druid"] }),
      told({ nodes: [node("votes", { text: "5" })] }),
    ],
  },
};
const ids = (beat: number) => staged(scene, beat).nodes.map((one) => one.id);
const find = (beat: number, id: string) => staged(scene, beat).nodes.find((one) => one.id === id);

test("the first beat shows how it was before: what has changed since, and what is gone since", () => {
  assert.deepEqual(ids(0), ["taboo", "votes", "druid"]);
  assert.equal(find(0, "taboo")?.down, true);
});
test("changes stay from beat to beat", () => {
  assert.deepEqual(ids(1), ["taboo", "votes"]);
  assert.equal(find(1, "votes")?.text, "0");
  assert.equal(find(2, "taboo")?.look, "red");
});
test("the last beat is like the scene", () => assert.deepEqual(staged(scene, 2).nodes, scene.nodes));
test("a card that is shown turns, whatever is written on it", () => {
  assert.deepEqual(difference(staged(scene, 0).nodes, staged(scene, 1).nodes).turned, ["taboo"]);
});
test("a long sentence stays longer, but not for ever", () => {
  assert.ok(dwell("A gem.", false) >= 900);
  assert.ok(dwell("A gem.", false) < dwell("A gem that is worth three amulets to whoever comes first.", false));
  assert.ok(dwell("x".repeat(500), false) <= 2200);
});
test("whoever wants calm can read every word", () => assert.ok(dwell("x".repeat(100), true) > 5000));
