// One question at a time; what is shown is where one is now; what was asked once is kept until moves are taken back.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

let asked: string[] = [];
let answers: ((answer: Response) => void)[] = [];
Object.assign(globalThis, {
  fetch: (address: string) => {
    asked.push(address);
    return new Promise<Response>((answer) => answers.push(answer));
  },
});
const { forgetAll, hide, position, problem, show } = await import("../src/replay/positions.ts");

const settled = () => new Promise((go) => setTimeout(go, 0));

async function answered(move: number, status = 200): Promise<void> {
  const body = status === 200 ? { move, scene: { nodes: [] } } : { reason: { key: "house-no-position", args: {}, rule: "" } };
  answers.shift()!(new Response(JSON.stringify(body), { status }));
  await settled();
}

beforeEach(() => {
  hide();
  forgetAll();
  [asked, answers] = [[], []];
});

test("a position is asked for by its number and the eyes", async () => {
  show("oak", 3, "all");
  assert.deepEqual(asked, ["/api/tables/oak/positions/3?viewer=all"]);
  await answered(3);
  assert.equal(position.value?.move, 3);
});
test("whoever slides far is asked for once more only, and shown where they are", async () => {
  for (const move of [1, 2, 3, 4, 5]) show("oak", move, "");
  await answered(1);
  assert.deepEqual(asked, ["/api/tables/oak/positions/1", "/api/tables/oak/positions/5"]);
  await answered(5);
  assert.equal(position.value?.move, 5);
});
test("what was seen is there at once; after moves were taken back it is asked for again", async () => {
  show("oak", 1, "");
  await answered(1);
  show("oak", 2, "");
  await answered(2);
  show("oak", 1, "");
  assert.equal(position.value?.move, 1);
  assert.equal(asked.length, 2);
  forgetAll();
  show("oak", 1, "");
  assert.equal(asked.length, 3);
  await answered(1);
});
test("a refusal is told, and forgotten with the next position", async () => {
  show("oak", 9, "");
  await answered(9, 404);
  assert.equal(problem.value?.key, "house-no-position");
  show("oak", 2, "");
  await answered(2);
  assert.equal(problem.value, null);
});
test("what comes when nobody looks any more is not shown", async () => {
  show("oak", 1, "");
  hide();
  await answered(1);
  assert.equal(position.value, null);
});
