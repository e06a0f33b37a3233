// A game's own outlines: fetched once for its table, then named by nodes. Paths in the drawing's units.
// Until they are there, what names one has no outline.
import { effect, signal } from "@preact/signals";
import { table } from "../table.ts";
import type { Node } from "../wire.ts";
import { grown } from "./shape.ts";

type Outlines = Record<string, string>;

const RETRY = 3000;
const outlines = signal<Outlines>({});
const kept = new Map<string, string>(); // paths that were grown before: shapes are few and come with every scene
let address = "";

effect(() => {
  const now = table.value?.outlines ?? "";
  if (now && now !== address) void fetchFrom((address = now));
});

async function fetchFrom(from: string): Promise<void> {
  const found = await fetch(from)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Outlines>) : null))
    .catch(() => null);
  if (from !== address) return;
  if (found) outlines.value = found;
  else setTimeout(() => from === address && void fetchFrom(from), RETRY);
}

/** The outline of a node; empty when it has none, or not yet. */
export function outline({ shape }: Pick<Node, "shape">): string {
  if (shape.startsWith("#")) return outlines.value[shape.slice(1)] ?? "";
  if (!kept.has(shape)) kept.set(shape, grown(shape));
  return kept.get(shape)!;
}
