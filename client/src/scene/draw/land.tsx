// Land on a map: a region whose outline is one of the game's own. Its holder gives it colour and pattern, a guard a frame
// inside its border; marks stay inside too, so that no neighbour covers them. "inset" is land in a frame of its own.
import { colourOf } from "../../table.ts";
import type { Node } from "../../wire.ts";
import { outline } from "../outlines.ts";
import { pebble } from "../shape.ts";
import type { Drawn } from "./pieces.tsx";
import { hovering } from "./hover.ts";

const marked = (node: Node, word: string) => node.mark.split(" ").includes(word);

export function Land({ node }: Drawn) {
  const inset = node.look === "inset";
  const land = outline(node) || pebble(node.id, 20);
  const edge = inset ? frame(node.size * 50) : land;
  const clip = `land-${node.id}`;
  return (
    <g class={["land", inset && "inset", hovering(node.id)].filter(Boolean).join(" ")} {...hovering.by(node)}>
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <g class="body">
        {inset && <path d={edge} class={node.owner === null ? "sea" : "sea owned"} />}
        <path d={land} class={node.owner === null ? "soil" : "soil owned"} />
        {node.owner !== null && <path d={land} class="pattern" fill={`url(#wide-${colourOf(node.owner)})`} />}
      </g>
      <g clip-path={`url(#${clip})`}>
        {marked(node, "shield") && <path d={edge} class="guard" />}
        {marked(node, "shield") && <path d={edge} class="guard-line" />}
        {marked(node, "offer") && <path d={edge} class="offer" />}
        <path d={edge} class="trace" />
        <path d={edge} class="glow" />
        <path d={edge} class="band" />
        <path d={edge} class="ring" />
      </g>
      <Name node={node} inset={inset} />
    </g>
  );
}

function frame(half: number): string {
  return `M${-half} ${-half}H${half}V${half}H${-half}z`;
}

/** Its number: in its middle; in a frame, in the corner. */
function Name({ node, inset }: Drawn & { inset: boolean }) {
  const spot = inset ? { x: 13 - node.size * 50, y: node.size * 50 - 13, "font-size": 34 } : { y: 18 * node.size, "font-size": 54 * node.size };
  return (
    <text {...spot} class={`number ${inset ? "bare start" : node.owner === null ? "bare" : "on-seat"}`}>
      {node.text}
    </text>
  );
}
