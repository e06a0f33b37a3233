// What lies flat: the clearing, places, lines, regions, tracks, panels, writing.
// Drawn around the origin like the pieces; lines and panels need the scene's measures too.
import type { Scene } from "../../wire.ts";
import { chances, hull, pair, pebble, reach, UNIT } from "../shape.ts";
import type { Drawn } from "./pieces.tsx";

/** The clearing around all places; a scene with a board of its own needs none. */
export function Clearing({ scene }: { scene: Scene }) {
  const places = scene.nodes.filter((node) => node.kind === "place" || node.kind === "region").map((node) => node.at);
  if (places.length < 3 || scene.nodes.some((node) => node.kind === "board")) return null;
  const outline = `M${hull(places)
    .map((point) => pair([point[0] * UNIT, point[1] * UNIT]))
    .join("L")}z`;
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

export function Board() {
  return <rect x="-50" y="-50" width="100" height="100" rx="4" class="turf" />;
}

export function Place({ node }: Drawn) {
  if (node.look === "site") return <Site node={node} />;
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

function Site({ node }: Drawn) {
  return <path d={pebble(node.id, 30, 0.3)} class="site" />;
}

export function Region({ node }: Drawn) {
  return (
    <g>
      <path d={pebble(node.id, 50, 0.05)} class={node.owner === null ? "region" : "region owned"} />
      {node.owner !== null && <path d={pebble(node.id, 50, 0.05)} class="pattern" fill={`url(#pattern-${node.owner % 6})`} />}
      <text y="10" class={node.owner === null ? "number bare" : "number on-seat"} font-size="30">
        {node.text}
      </text>
    </g>
  );
}

export function Writing({ node }: Drawn) {
  return (
    <text class="writing" font-size="40">
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
      <line {...end} class={`ray-core dash-${(node.owner ?? 5) % 6}`} />
      <line {...end} class="ray-hit" />
    </g>
  );
}

export function Track({ node }: Drawn) {
  const [x, y] = node.to ?? [node.at[0] + node.size, node.at[1]];
  return <line x2={(x - node.at[0]) * UNIT} y2={(y - node.at[1]) * UNIT} class="track" />;
}

export function Panel({ node, scene }: Drawn & { scene: Scene }) {
  const [x, y] = reach(node, scene.nodes, scene.width).map((half) => half * UNIT) as [number, number];
  return <rect x={-x} y={-y} width={2 * x} height={2 * y} rx="18" class="panel" />;
}
