// Gems, each with a cut of its own besides its colour: a drop, a step cut, a lozenge, a round, a triangle, a hexagon.
// Drawn in a box of 100; a kind that is not known is a plain round stone.

interface Cut {
  outline: string;
  facets: string;
}

const ROUND = "M0-42A42 42 0 0 1 0 42 42 42 0 0 1 0-42z";

const CUTS: Record<string, Cut> = {
  amber: {
    outline: "M0-50C9-30 37-8 37 15A37 35 0 0 1-37 15C-37-8-9-30 0-50z",
    facets: "M-22 14A23 21 0 0 0 0 36M8-12l5 9-8 3zM13 12l4-6",
  },
  emerald: {
    outline: "M-22-48H22L38-32V32L22 48H-22L-38 32V-32z",
    facets:
      "M-12-29H12L20-21V21L12 29H-12L-20 21V-21zM-22-48-12-29M22-48 12-29M38-32 20-21M38 32 20 21M22 48 12 29M-22 48-12 29M-38 32-20 21M-38-32-20-21",
  },
  jet: {
    outline: "M0-50 40 0 0 50-40 0z",
    facets: "M0-24 19 0 0 24-19 0zM0-50V-24M40 0H19M0 50V24M-40 0H-19",
  },
  moonstone: { outline: ROUND, facets: "M10-30A31 31 0 1 0 10 30 36 36 0 0 1 10-30z" },
  ruby: {
    outline: "M-47-36Q0-46 47-36 38 14 0 48-38 14-47-36z",
    facets: "M-24-22H24L0 20zM-47-36-24-22M47-36 24-22M0 48V20M0-40 0-22",
  },
  sapphire: {
    outline: "M0-48 42-24V24L0 48-42 24V-24z",
    facets: "M0-31V31M-27-15.5 27 15.5M27-15.5-27 15.5",
  },
};

const PLAIN: Cut = { outline: ROUND, facets: "M-24-4A24 24 0 0 1 0-26" };

export function Gem({ kind, size, x = 0, y = 0 }: { kind: string; size: number; x?: number; y?: number }) {
  const cut = CUTS[kind] ?? PLAIN;
  return (
    <g class={`gem hue-${kind}`} transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <path d={cut.outline} class="gem-body" />
      <path d={cut.outline} class="light" />
      <path d={cut.facets} class={`facets cut-${kind}`} />
    </g>
  );
}
