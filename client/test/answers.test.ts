// What the house answers is shown once the click itself is on the screen, in the order in which it came, and only here.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { say } from "./line.ts";

let drawn = () => {};
Object.assign(globalThis, { requestAnimationFrame: (draw: () => void) => (drawn = draw) });
const { attend, choose, leave, sending, table } = await import("../src/table.ts");

const asked = (prompt: number) => ({ type: "table", id: "oak", you: 0, actors: [0], stage: "playing", seats: [], log: [], log_start: 0, prompt, scene: null });
const moment = (milliseconds = 5) => new Promise((done) => setTimeout(done, milliseconds));

function clicked(): void {
  attend("oak");
  say(asked(7));
  choose(0);
  say(asked(8));
  say(asked(9));
}

afterEach(leave);

test("an answer waits until the click is seen", async () => {
  clicked();
  assert.deepEqual([table.value?.prompt, sending.value], [7, true]);
  drawn();
  await moment();
  assert.deepEqual([table.value?.prompt, sending.value], [9, false]);
  say(asked(10));
  assert.equal(table.value?.prompt, 10);
});
test("where nothing is ever drawn, it does not wait for long", async () => {
  clicked();
  await moment(100);
  assert.equal(table.value?.prompt, 9);
});
test("who has left hears nothing of it any more", async () => {
  clicked();
  attend("elm");
  drawn();
  await moment(100);
  assert.equal(table.value, null);
});
