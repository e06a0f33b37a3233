// Dice: pips for numbers (figures on a "digit" die, and a star), a line for the faces that are ways ("straight", "bend",
// "double", "ring"), else what is written.
// One that has been used is pale.
import { Mark } from "./marks.tsx";
import { type Drawn, Engraved } from "./pieces.tsx";

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

const WAYS: Record<string, string> = {
  straight: "M0 28V-26M-13-13 0-27 13-13",
  bend: "M-20 28V-14H22M9-27 23-14 9-1",
  double: "M-28 26V2H14V-26M1-13 14-27 27-13",
  ring: "M0-24A24 24 0 0 1 0 24 24 24 0 0 1 0-24z",
};

export function Die({ node }: Drawn) {
  return (
    <g class={node.mark === "spent" ? "spent" : ""}>
      <rect x="-39" y="-37" width="84" height="84" rx="16" class="shadow" />
      <rect x="-42" y="-42" width="84" height="84" rx="16" class="paper" />
      <Face node={node} />
    </g>
  );
}

function Face({ node }: Drawn) {
  const [pips, way] = [PIPS[node.text], WAYS[node.look]];
  if (way) return <path d={way} class={node.look === "ring" ? "way gold" : "way"} />;
  if (node.text === "*") return <Mark word="star" size={62} />;
  if (!pips || node.look === "digit") return <Engraved text={node.text} size={node.look === "digit" ? 64 : 48} />;
  return (
    <>
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 23} cy={y * 23} r="8" class="pip" />
      ))}
    </>
  );
}
