// Ground with paths on it (a board whose shape they are), stones with an engraving on it, and a tree from above.
// An engraving is a word of the stone's mark: "pentacle", "spiral", "ear"; without one the stone is plain.
import { grown, pebble } from "../shape.ts";
import type { Drawn } from "./pieces.tsx";

const ENGRAVINGS: Record<string, string> = {
  pentacle: "M0-46 27 37-44-14H44L-27 37zM0-47A47 47 0 0 1 0 47 47 47 0 0 1 0-47z",
  spiral: "M1 3C-5 2-5-9 4-10 18-11 22 6 13 15 1 26-20 19-23 0-26-24-2-38 19-31 41-24 46 4 35 24",
  ear: "M0 47V-24M0-24C-9-32-7-44 0-50 7-44 9-32 0-24M0-8C-14-8-21-18-20-28-8-28 0-20 0-8 0-20 8-28 20-28 21-18 14-8 0-8M0 14C-14 14-21 4-20-6-8-6 0 2 0 14 0 2 8-6 20-6 21 4 14 14 0 14",
};

export function Paths({ node }: Drawn) {
  const paths = grown(node.shape);
  return (
    <>
      <circle r={node.size * 50} class="glade" />
      <path d={paths} class="path" />
      <path d={paths} class="path-core" />
    </>
  );
}

export function EngravedStone({ node }: Drawn) {
  const engraving = ENGRAVINGS[node.mark];
  return (
    <g class={`worked ${node.mark}`}>
      <path d={pebble(node.id, 50, 0.1)} class="shadow" transform="translate(2 5)" />
      <path d={pebble(node.id, 50, 0.1)} class="worked-stone" />
      <path d={pebble(node.id, 50, 0.1)} class="light" />
      {engraving && <path d={engraving} class="worked-line" transform="translate(0 -15) scale(.46)" />}
      <text y={engraving ? 38 : 12} class="number carved" font-size="34">
        {node.text}
      </text>
    </g>
  );
}

/** A crown of leaves, and the trunk that can be guessed in it. */
export function Tree({ name }: { name: string }) {
  const turns = Array.from({ length: 9 }, (_, n) => n * 40);
  return (
    <g>
      {turns.map((turn) => (
        <path key={turn} d={pebble(`${name} ${turn}`, 17, 0.3)} class="leaves" transform={`rotate(${turn}) translate(0 -35)`} />
      ))}
      <path d={pebble(name, 40, 0.1)} class="leaves bare" />
      {turns.slice(0, 6).map((turn) => (
        <path key={turn} d={pebble(`in ${turn}`, 14, 0.3)} class="leaves inner" transform={`rotate(${1.5 * turn + 20}) translate(0 -20)`} />
      ))}
      <path d="M0 0 3-13M0 0 12 5M0 0-11 7M0 0-12-6M0 0 3 14" class="twigs" />
      <circle r="7" class="trunk" />
    </g>
  );
}
