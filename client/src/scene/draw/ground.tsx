// What lies flat: the clearing, places, lines of light, panels, writing.
// Drawn around the origin like the pieces; some need the scene's measures too.
import type { Node, Scene } from "../../wire.ts";
import type { Point } from "../diff.ts";
import { chances, hull, inward, pair, pebble, reach, smooth, UNIT } from "../shape.ts";
import { EngravedStone, Paths, Tree } from "./grove.tsx";
import { Badges } from "./marks.tsx";
import { dashOf, type Drawn, Engraved, type Staged } from "./pieces.tsx";
import { ColourSign } from "./stones.tsx";

const RING = 16; // so many corners are meant as a circle

/** The clearing around all places; regions with a shape, and a board, are ground of their own. */
export function Clearing({ scene }: { scene: Scene }) {
  const isPlace = (node: Node) => node.kind === "place" || (node.kind === "region" && !node.shape);
  const places = scene.nodes.filter(isPlace).map((node) => node.at);
  if (places.length < 3 || scene.nodes.some((node) => node.kind === "board")) return null;
  const corners = hull(places).map(([x, y]): Point => [x * UNIT, y * UNIT]);
  const outline = corners.length < RING ? `M${corners.map(pair).join("L")}z` : smooth(corners);
  return (
    <g class="clearing" aria-hidden="true">
      <path d={outline} class="verge" />
      <path d={outline} class="grass" />
      <Tufts scene={scene} />
    </g>
  );
}

function Tufts({ scene }: { scene: Scene }) {
  const next = chances(`tufts ${scene.width} ${scene.height}`);
  const tufts = Array.from(
    { length: 46 },
    () =>
      `M${pair([next() * scene.width * UNIT, (0.16 + 0.68 * next()) * scene.height * UNIT])}q-3-9-7-12m7 12q0-10 1-15m-1 15q4-8 8-10`,
  );
  return <path d={tufts.join("")} class="tufts" />;
}

export function Board({ node }: Drawn) {
  return node.shape ? <Paths node={node} /> : <rect x="-50" y="-50" width="100" height="100" rx="4" class="turf" />;
}

export function Place({ node, scene }: Staged) {
  if (node.look === "site") return <Site node={node} />;
  if (node.look === "notch") return <Notch />;
  if (node.look === "stone") return <EngravedStone node={node} />;
  if (node.look === "tree") return <Tree name={node.id} />;
  if (node.look.startsWith("stone-")) return <Stone node={node} scene={scene} />;
  return (
    <g>
      <path d={pebble(node.id, 50, 0.09)} class="hollow-rim" />
      <path d={pebble(node.id, 44, 0.09)} class="hollow" />
      {node.text && (
        <text y="11" class="number faint" font-size="34">
          {node.text}
        </text>
      )}
    </g>
  );
}

/** Painted, with its number and the sign of its colour; its marks on the side of the table's middle, where nothing stands. */
function Stone({ node, scene }: Staged) {
  const colour = node.look.slice("stone-".length);
  const [x, y] = inward(node.at, scene);
  return (
    <g class={`hue-${colour}`}>
      <circle r="50" class="hit" />
      <path d={pebble(node.id, 49, 0.1)} class="shadow" transform="translate(2 5)" />
      <path d={pebble(node.id, 49, 0.1)} class="stone-rim" />
      <path d={pebble(node.id, 42, 0.1)} class="painted" />
      <path d={pebble(node.id, 49, 0.1)} class="light" />
      <Engraved text={node.text} size={44} y={-8} />
      <ColourSign colour={colour} size={21} y={22} />
      <Badges words={node.mark} size={38} x={60 * x} y={60 * y} along={[-y, x]} />
    </g>
  );
}

/** Where something may be put: not there until it can be. Easier to hit than it looks. */
function Notch() {
  return (
    <g class="notch">
      <circle r="110" class="hit" />
      <circle r="26" class="notch-dot" />
    </g>
  );
}

function Site({ node }: Drawn) {
  return <path d={pebble(node.id, 30, 0.3)} class="site" />;
}

export function Writing({ node }: Drawn) {
  return (
    <text class={`writing ${node.look}`} font-size="40">
      {node.text}
    </text>
  );
}

/** A line, from its own end (the origin) to the other: a wide soft path and a bright middle. */
export function Ray({ node }: Drawn) {
  const [x, y] = node.to ?? node.at;
  const end = { x2: (x - node.at[0]) * UNIT, y2: (y - node.at[1]) * UNIT };
  const held = node.owner === null ? "free" : "held";
  return (
    <g class={held}>
      <line {...end} class="ray-ring" />
      <line {...end} class="ray" />
      <line {...end} class={`ray-core dash-${dashOf(node)}`} />
      <line {...end} class="ray-hit" />
    </g>
  );
}

export function Panel({ node, scene }: Staged) {
  const [x, y] = reach(node, scene.nodes, scene.width).map((half) => half * UNIT) as [number, number];
  return <rect x={-x} y={-y} width={2 * x} height={2 * y} rx="18" class={node.look === "dim" ? "panel dim" : "panel"} />;
}
