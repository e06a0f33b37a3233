// Herbs on cards: blossoms like the sun or like the moon, the more the higher the number; mistletoe, and belladonna.
// Drawn in a box of 100.
import { Mark } from "./marks.tsx";
import type { Drawn } from "./pieces.tsx";

const STEM = "M0 48V-6M0 30C-16 30-25 22-27 12-14 12-4 18 0 30zM0 20C16 20 25 12 27 2 14 2 4 8 0 20z";
const SPROUTS: readonly (readonly [number, number])[] = [
  [0, -22],
  [-27, -8],
  [27, -14],
];
const TWIG = "M0 46V14M0 14C-8 2-16-6-26-12M0 14C8 2 16-6 26-12M-26-12-44-24M-26-12-22-34M26-12 44-24M26-12 22-34";
const LEAVES = "M-44-24C-52-34-50-44-44-50-36-42-36-32-44-24zM-22-34C-30-42-28-50-22-54-14-50-14-42-22-34zM44-24C52-34 50-44 44-50 36-42 36-32 44-24zM22-34C30-42 28-50 22-54 14-50 14-42 22-34z";
const NIGHTSHADE = "M0-18C-10-34-28-36-42-30-36-14-20-8 0-18zM0-18C10-34 28-36 42-30 36-14 20-8 0-18zM0-18V-46";

export function Herb({ node, kind, size, y }: Drawn & { kind: string; size: number; y: number }) {
  return (
    <g class={`herb hue-${kind}`} transform={`translate(0 ${y}) scale(${size / 100})`}>
      <Growth node={node} kind={kind} />
    </g>
  );
}

function Growth({ node, kind }: Drawn & { kind: string }) {
  if (kind === "mistletoe") return <Mistletoe />;
  if (kind === "belladonna") return <Belladonna />;
  const blossoms = SPROUTS.slice(0, Math.max(1, Math.min(3, Math.round(Number(node.text) / 5))));
  return (
    <>
      <path d={blossoms.map(([x, y]) => `M0 8Q${x / 3} ${y + 14} ${x} ${y}`).join("")} class="stalk" />
      <path d={STEM} class="stalk leaf" />
      {blossoms.map(([x, y]) => (
        <Mark key={x} word={kind} size={36} x={x} y={y} />
      ))}
    </>
  );
}

function Mistletoe() {
  return (
    <>
      <path d={TWIG} class="stalk" />
      <path d={LEAVES} class="stalk leaf" />
      {[0, -26, 26].map((x) => (
        <circle key={x} cx={x} cy={x ? -10 : 12} r="9" class="berry" />
      ))}
    </>
  );
}

/** A dark berry between its leaves. */
function Belladonna() {
  return (
    <>
      <path d={NIGHTSHADE} class="stalk leaf" />
      <circle cy="12" r="29" class="berry dark" />
      <circle cx="-9" cy="2" r="6" class="gleam" />
    </>
  );
}
