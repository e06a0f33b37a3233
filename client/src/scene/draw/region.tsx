// Ground with an outline of its own, in the scene's units: arcs and altars; without one, a round patch.
// Whoever holds it gives it colour and pattern.
import { outline } from "../outlines.ts";
import { corners, pebble } from "../shape.ts";
import { Badges, Mark } from "./marks.tsx";
import { type Drawn, Patterned } from "./pieces.tsx";

export function Region({ node }: Drawn) {
  if (node.look.startsWith("altar") && node.shape) return <Altar node={node} />;
  const edge = node.shape ? outline(node) : pebble(node.id, 50, 0.05);
  const written = node.owner === null ? "number bare" : "number on-seat";
  return (
    <g>
      <path d={edge} class={node.owner === null ? "region" : "region owned"} />
      <Patterned seat={node.owner} d={edge} />
      <g transform={node.shape ? `scale(${node.size})` : ""}>
        <text y="17" class={written} font-size="54">
          {node.text}
        </text>
        <Badges words={node.mark} size={34} x={24 + 10 * node.text.length} y={-22} along={[0, 1]} />
      </g>
    </g>
  );
}

/** A plot of grass, a stone at each corner, its number in one; what calls from it is at its right, clear of what lies in its
 * middle. A closed one lies fallow. */
function Altar({ node }: Drawn) {
  const edge = outline(node);
  const stones = corners(edge);
  return (
    <g>
      <path d={edge} class="altar-edge" />
      <path d={edge} class={node.look} />
      {stones.map(([x, y], n) => (
        <path key={n} d={pebble(`${node.id} ${n}`, 13, 0.3)} class="stone-rim" transform={`translate(${x} ${y})`} />
      ))}
      <text x={Math.min(...stones.map(([x]) => x)) + 34} y="12" class="number bare faint" font-size="40">
        {node.text}
      </text>
      <Mark word={node.mark} size={node.size * 60} x={Math.max(...stones.map(([x]) => x)) - 55} />
    </g>
  );
}
