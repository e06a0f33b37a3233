// A story over a scene: what the table looks like at each of its beats, and how long a sentence stays.
// Pure; telling.ts has the clock.
import type { Scene } from "../wire.ts";

const SHORTEST = 900;
const LONGEST = 2200;

/** The table at one beat: the scene, changed by all beats so far. */
export function staged(scene: Scene, beat: number): Scene {
  const nodes = new Map(scene.nodes.map((node) => [node.id, node]));
  for (const { nodes: changed, gone } of scene.story?.beats.slice(0, beat + 1) ?? []) {
    for (const node of changed) nodes.set(node.id, node);
    for (const id of gone) nodes.delete(id);
  }
  return { ...scene, nodes: [...nodes.values()] };
}

/** Milliseconds for a sentence: long ones stay longer. Whoever wants calm gets time to read every word. */
export function dwell(sentence: string, calm: boolean): number {
  if (calm) return 1200 + 55 * sentence.length;
  return Math.min(Math.max(SHORTEST, 500 + 22 * sentence.length), LONGEST);
}
