// Small signs on things: a star, a cross, a tick, a sun, a moon, a bell; and a badge that carries one. Drawn in a box of 100.
// What they mean is in the label of what bears them; a word that is not known is not drawn.

const MARKS: Record<string, string> = {
  star: "M0-46 13-17 44-14 20 7 28 39 0 22-28 39-20 7-44-14-13-17z",
  cross: "M-32-42-42-32-10 0-42 32-32 42 0 10 32 42 42 32 10 0 42-32 32-42 0-10z",
  tick: "M-44 4-30-10-12 10 32-38 45-25-11 38z",
  sun: "M0-50 9-34 25-43 25-25 43-25 34-9 50 0 34 9 43 25 25 25 25 43 9 34 0 50-9 34-25 43-25 25-43 25-34 9-50 0-34-9-43-25-25-25-25-43-9-34z",
  moon: "M14-46A47 47 0 1 0 14 46A52 52 0 0 1 14-46z",
  bell: "M-7-40a7 7 0 0 1 14 0C24-36 30-20 31 2L42 24H-42L-31 2C-30-20-24-36-7-40zM-12 31A12 12 0 0 0 12 31z",
};

interface Spot {
  x?: number;
  y?: number;
  size: number;
}

/** One mark by its word. */
export function Mark({ word, size, x = 0, y = 0 }: Spot & { word: string }) {
  const d = MARKS[word];
  return d ? <path d={d} class={`mark-${word}`} transform={`translate(${x} ${y}) scale(${size / 100})`} /> : null;
}

/** All marks of a node on light discs, side by side along a direction. */
export function Badges({ words, size, along, x = 0, y = 0 }: Spot & { words: string; along: readonly [number, number] }) {
  const known = words.split(" ").filter((word) => word in MARKS);
  return (
    <>
      {known.map((word, n) => {
        const step = (n - (known.length - 1) / 2) * size * 1.05;
        return (
          <g key={word} class="badge" transform={`translate(${x + along[0] * step} ${y + along[1] * step})`}>
            <circle r={size / 2} />
            <Mark word={word} size={size * 0.72} />
          </g>
        );
      })}
    </>
  );
}
