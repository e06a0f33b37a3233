// The way that a choice would lead along, shown before it is made: a line from node to node, and a ring around each.
// Lies on the ground, under what stands there; only for the eyes: the choice's own words say where it ends.
import type { Node, Scene } from "../wire.ts";
import { path } from "./choosing.ts";
import { UNIT } from "./shape.ts";

export function Trail({ scene }: { scene: Scene }) {
  const nodes = path.value.flatMap((id) => scene.nodes.find((node) => node.id === id) ?? []);
  if (nodes.length < 2) return null;
  return (
    <g class="trail" aria-hidden="true">
      <path d={`M${nodes.map(spot).join("L")}`} class="trail-line" />
      {nodes.map((node, n) => (
        <circle key={n} cx={node.at[0] * UNIT} cy={node.at[1] * UNIT} r={node.size * 50 + 7} class="trail-stop" />
      ))}
    </g>
  );
}

function spot({ at: [x, y] }: Node): string {
  return `${x * UNIT} ${y * UNIT}`;
}
