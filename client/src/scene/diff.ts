// The difference of two scenes: what came (and from where), what moved, what went, what changed hands.
// Pure; the drawing decides how it looks.
import type { Node } from "../wire.ts";

export type Point = readonly [number, number];

export interface Difference {
  moved: Map<string, Point>; // id → where it was
  came: Map<string, Point | null>; // id → where it comes from, if that is known
  gone: Node[];
  turned: string[]; // another owner, or its other face
}

export function difference(before: readonly Node[], after: readonly Node[]): Difference {
  const old = new Map(before.map((node) => [node.id, node]));
  const now = new Set(after.map((node) => node.id));
  const diff: Difference = { moved: new Map(), came: new Map(), gone: before.filter((node) => !now.has(node.id)), turned: [] };
  for (const node of after) compare(node, old.get(node.id), before, diff);
  return diff;
}

function compare(node: Node, was: Node | undefined, before: readonly Node[], diff: Difference): void {
  if (!was) diff.came.set(node.id, origin(node, before));
  else if (was.at[0] !== node.at[0] || was.at[1] !== node.at[1]) diff.moved.set(node.id, was.at);
  else if (was.owner !== node.owner || was.down !== node.down || (!was.text && node.text) || rolled(was, node)) diff.turned.push(node.id);
}

function rolled(was: Node, node: Node): boolean {
  return node.kind === "die" && (was.text !== node.text || was.look !== node.look);
}

/** Where a new node comes from: its twin in its home, if one lay there, else the home itself. */
export function origin(node: Node, before: readonly Node[]): Point | null {
  if (!node.home) return null;
  const twin = before.find((other) => other.inside === node.home && isTwin(node, other));
  return (twin ?? before.find((other) => other.id === node.home))?.at ?? null;
}

function isTwin(one: Node, other: Node): boolean {
  return one.kind === other.kind && one.look === other.look && one.owner === other.owner && one.text === other.text;
}

/** The ids that the change was about: they bear its trace until the next. Nothing changed: null. */
export function traces(diff: Difference): Set<string> | null {
  const ids = [...diff.moved.keys(), ...diff.came.keys(), ...diff.turned];
  return ids.length || diff.gone.length ? new Set(ids) : null;
}

export type Sound = "die" | "card" | "stone";

/** What the change sounds like: dice above all, then cards; whatever else has come, moved or turned is stone on stone. */
export function heardIn(diff: Difference, nodes: readonly Node[]): Sound | null {
  const ids = new Set([...diff.moved.keys(), ...diff.came.keys(), ...diff.turned]);
  const kinds = new Set(nodes.filter((node) => ids.has(node.id)).map((node) => node.kind));
  if (kinds.has("die")) return "die";
  if (kinds.has("card")) return "card";
  return ["pawn", "region", "line", "place"].some((kind) => kinds.has(kind)) ? "stone" : null;
}
