// Things that stand on the table, drawn around the origin in a box of 100: pawns and counters.
// Each knows its look by a word; a word it does not know is a stone token.
import { colourOf } from "../../table.ts";
import type { Node, Scene } from "../../wire.ts";
import { pebble } from "../shape.ts";
import { Sign } from "../signs.tsx";
import { Ghost } from "./ghosts.tsx";
import { Mark } from "./marks.tsx";

export interface Drawn {
  node: Node;
}

export interface Staged extends Drawn {
  scene: Scene;
}

export const CLOAK = "M0-50C10-47 16-41 19-34 34-29 42-12 44 12L47 40C30 50-30 50-47 40L-44 12C-42-12-34-29-19-34-16-41-10-47 0-50z";
const BEARD = "M-17-9C-16 4-8 11 0 17 8 11 16 4 17-9 11-3 5-6 0-4-5-6-11-3-17-9z";
const MENHIR = "M-27 46C-32 20-29-14-21-36-14-50 9-53 18-41 27-26 30 12 29 46 12 52-12 52-27 46z";
const DISC = "M0-22A36 36 0 0 1 0 50 36 36 0 0 1 0-22z";
const CHIP = "M-6-30 4-12-4 2M10 18 4 30";

export function Pawn({ node }: Drawn) {
  if (node.look === "megalith") return <Megalith node={node} />;
  if (node.look.startsWith("ghost-")) return <Ghost node={node} />;
  if (node.look === "elder") return <Elder node={node} />;
  if (node.look === "sign") return <Badge node={node} />;
  return node.look === "druid" ? <Druid node={node} /> : <Token node={node} />;
}

/** What every druid wears, in its seat's colour and pattern. */
function Cloak({ node }: Drawn) {
  return (
    <g>
      <ellipse cx="3" cy="44" rx="46" ry="9" class="shadow" />
      <path d={CLOAK} class="owned" />
      <Patterned seat={node.owner} d={CLOAK} />
      <path d={CLOAK} class="edge" />
    </g>
  );
}

/** A hooded figure: its number in the light of the hood; without one, its sign in the dark. */
function Druid({ node }: Drawn) {
  return (
    <g>
      <Cloak node={node} />
      <circle cy="6" r="31" class={faceOf(node)} />
      {node.text ? <Engraved text={node.text} y={6} size={52} /> : <OwnSign node={node} size={36} y={6} />}
      {node.text && <OwnSign node={node} size={15} y={-38} />}
    </g>
  );
}

/** A bearded face under its hood, the sign on the cloak. */
function Elder({ node }: Drawn) {
  return (
    <g>
      <Cloak node={node} />
      <ellipse cy="-13" rx="24" ry="25" class="face dark" />
      <ellipse cy="-12" rx="17" ry="18" class="skin" />
      <circle cx="-7" cy="-16" r="3.2" class="eye" />
      <circle cx="7" cy="-16" r="3.2" class="eye" />
      <path d={BEARD} class="beard" />
      <circle cy="29" r="19" class="face dark" />
      <OwnSign node={node} size={27} y={29} />
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

/** A seat, by its sign. */
function Badge({ node }: Drawn) {
  return (
    <g>
      <circle r="48" class="owned disc" />
      <OwnSign node={node} size={64} />
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

/** A small picture of what is counted, and how many. */
export function Counter({ node }: Drawn) {
  return (
    <g>
      <g transform="translate(-24 0) scale(.66)">
        <Counted node={{ ...node, text: "" }} />
      </g>
      <text x="12" y="16" class="number bare start" font-size="50">
        {node.text}
      </text>
    </g>
  );
}

/** How far it reaches to the right: what is written makes it longer. */
export function counterEnd(node: Node): number {
  return 26 + 26 * Math.max(1, node.text.length);
}

function Counted({ node }: Drawn) {
  switch (node.look) {
    case "timber":
      return <Log node={node} />;
    case "votes":
      return <Vote />;
    case "amulet":
      return <Amulet node={node} />;
    case "bell":
    case "sun":
    case "moon":
      return <Mark word={node.look} size={92} />;
    default:
      return <Pawn node={node} />;
  }
}

/** A beam, lying askew. */
function Log({ node }: Drawn) {
  return (
    <g transform="rotate(-38)">
      <rect x="-54" y="-15" width="108" height="30" rx="6" class={node.owner === null ? "wood" : "owned"} />
      <line x1="-40" x2="40" class={`beam-dash dash-${dashOf(node)}`} />
      <rect x="-54" y="-15" width="108" height="30" rx="6" class="edge" />
    </g>
  );
}

/** A pebble with a tick. */
function Vote() {
  return (
    <g>
      <path d={pebble("vote", 46, 0.12)} class="owned" />
      <path d={pebble("vote", 46, 0.12)} class="edge" />
      <path d="M-20 0-5 17 22-18" class="tick" />
    </g>
  );
}

/** A disc on a cord, with its owner's sign. */
function Amulet({ node }: Drawn) {
  return (
    <g>
      <path d="M-24-54-6-20H6L24-54" class="cord" />
      <path d={DISC} class="owned" />
      <Patterned seat={node.owner} d={DISC} />
      <path d={DISC} class="edge" />
      <OwnSign node={node} size={40} y={15} />
    </g>
  );
}

export function Engraved({ text, size, x = 0, y = 0 }: { text: string; size: number; x?: number; y?: number }) {
  return (
    <text x={x} y={y + size * 0.305} class="number" font-size={size}>
      {text}
    </text>
  );
}

export function OwnSign({ node, size, y = 0 }: Drawn & { size: number; y?: number }) {
  return node.owner === null ? null : <Sign colour={colourOf(node.owner)} size={size} y={y} />;
}

/** The number of the dash of a line: its owner's, or the plain one. */
export function dashOf(node: Node): number {
  return node.owner === null ? 5 : colourOf(node.owner);
}

export function Patterned({ seat, d }: { seat: number | null; d: string }) {
  return seat === null ? null : <path d={d} class="pattern" fill={`url(#pattern-${colourOf(seat)})`} />;
}
