// Things that stand on the table, drawn around the origin in a box of 100: pawns, cards, dice, stacks, counters.
// Each knows its look by a word; a word it does not know is a stone token.
import type { JSX } from "preact";
import type { Node } from "../../wire.ts";
import { pebble } from "../shape.ts";
import { Sign } from "../signs.tsx";

export interface Drawn {
  node: Node;
}

const CLOAK = "M0-50C10-47 16-41 19-34 34-29 42-12 44 12L47 40C30 50-30 50-47 40L-44 12C-42-12-34-29-19-34-16-41-10-47 0-50z";
const MENHIR = "M-27 46C-32 20-29-14-21-36-14-50 9-53 18-41 27-26 30 12 29 46 12 52-12 52-27 46z";
const CHIP = "M-6-30 4-12-4 2M10 18 4 30";

export function Pawn({ node }: Drawn) {
  if (node.look === "megalith") return <Megalith node={node} />;
  return node.look === "druid" ? <Druid node={node} /> : <Token node={node} />;
}

/** A hooded figure: its number in the light of the hood; without one, its sign in the dark. */
function Druid({ node }: Drawn) {
  return (
    <g>
      <ellipse cx="3" cy="44" rx="46" ry="9" class="shadow" />
      <path d={CLOAK} class="owned" />
      <Patterned seat={node.owner} d={CLOAK} />
      <path d={CLOAK} class="edge" />
      <circle cy="6" r="31" class={faceOf(node)} />
      {node.text ? <Engraved text={node.text} y={6} size={52} /> : <OwnSign node={node} size={36} y={6} />}
      {node.text && <OwnSign node={node} size={15} y={-38} />}
    </g>
  );
}

/** Light, or dark when nothing is known of it; in between when it lies face down and you know it all the same. */
function faceOf(node: Node): string {
  if (!node.text) return "face dark";
  return node.down ? "face veiled" : "face";
}

function Megalith({ node }: Drawn) {
  return (
    <g>
      <ellipse cx="4" cy="46" rx="38" ry="9" class="shadow" />
      <path d={MENHIR} class="owned" />
      <Patterned seat={node.owner} d={MENHIR} />
      <path d={MENHIR} class="light" />
      <path d={MENHIR} class="edge" />
      {node.owner === null ? <path d={CHIP} class="engraving" /> : <OwnSign node={node} size={38} y={-4} />}
    </g>
  );
}

function Token({ node }: Drawn) {
  const outline = pebble(node.id, 48);
  return (
    <g>
      <path d={outline} class="shadow" transform="translate(3 6)" />
      <path d={outline} class="owned" />
      <Patterned seat={node.owner} d={outline} />
      <path d={outline} class="edge" />
      <circle r="32" class={faceOf(node)} />
      {node.text ? <Engraved text={node.text} size={46} /> : <OwnSign node={node} size={36} />}
    </g>
  );
}

/** A card: wider texts are set smaller; face down it shows a ring of stones. */
export function Card({ node }: Drawn) {
  return (
    <g>
      <rect x="-33" y="-47" width="70" height="100" rx="7" class="shadow" />
      <rect x="-35" y="-50" width="70" height="100" rx="7" class={node.text ? "paper" : "owned"} />
      {node.text ? <Engraved text={node.text} size={node.text.length > 2 ? 20 : 42} /> : <circle r="20" class="ring-of-stones" />}
      <OwnSign node={node} size={16} y={-36} />
    </g>
  );
}

const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function Die({ node }: Drawn) {
  const pips = PIPS[node.text];
  return (
    <g>
      <rect x="-39" y="-37" width="84" height="84" rx="16" class="shadow" />
      <rect x="-42" y="-42" width="84" height="84" rx="16" class="paper" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 23} cy={y * 23} r="8" class="pip" />)
      ) : (
        <Engraved text={node.text} size={48} />
      )}
    </g>
  );
}

export function Stack({ node }: Drawn) {
  return (
    <g>
      {[10, 5, 0].map((lift) => (
        <rect key={lift} x={-35 + lift} y={-50 + lift} width="70" height="90" rx="7" class="owned pile" />
      ))}
      <circle r="24" class="face" cy="-5" />
      <Engraved text={node.text} size={32} y={-5} />
    </g>
  );
}

/** A small picture of what is counted, and how many. */
export function Counter({ node }: Drawn) {
  const picture: JSX.Element =
    node.look === "megalith" ? <Megalith node={{ ...node, text: "" }} /> : <Token node={{ ...node, text: "" }} />;
  return (
    <g>
      <g transform="translate(-26 0) scale(.66)">{picture}</g>
      <text x="10" y="16" class="number bare start" font-size="50">
        {node.text}
      </text>
    </g>
  );
}

export function Engraved({ text, size, y = 0 }: { text: string; size: number; y?: number }) {
  return (
    <text y={y + size * 0.305} class="number" font-size={size}>
      {text}
    </text>
  );
}

function OwnSign({ node, size, y = 0 }: Drawn & { size: number; y?: number }) {
  return node.owner === null ? null : <Sign seat={node.owner} size={size} y={y} />;
}

function Patterned({ seat, d }: { seat: number | null; d: string }) {
  return seat === null ? null : <path d={d} class="pattern" fill={`url(#pattern-${seat % 6})`} />;
}
