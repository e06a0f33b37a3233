// The picture of the house: standing stones on a hill, before a low sun or a moon. Only for the eyes.
import { chances } from "../scene/shape.ts";

const STONES: readonly [number, number, number][] = [
  [70, 26, 12],
  [132, 40, 15],
  [204, 56, 18],
  [284, 66, 20],
  [384, 92, 24],
  [468, 92, 24],
  [566, 68, 20],
  [634, 50, 16],
  [694, 32, 12],
];
const LINTEL = "M361 99 366 84Q420 80 484 86L489 100Q420 97 361 99z";

export function Hill() {
  return (
    <svg class="hill" viewBox="0 0 760 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Stars />
      <circle cx="426" cy="132" r="62" class="halo" />
      <circle cx="426" cy="132" r="34" class="orb" />
      <path d="M0 176C140 122 260 146 380 138S640 118 760 168V240H0z" class="far" />
      <path d="M0 206C160 158 300 168 430 170S660 172 760 200V240H0z" class="near" />
      {STONES.map(([x, height, width], n) => (
        <path key={x} d={stone(x, height, width, n)} class="stone" />
      ))}
      <path d={LINTEL} class="stone" />
      <path d="M0 214C180 184 300 184 430 186S680 190 760 212V240H0z" class="fore" />
    </svg>
  );
}

function stone(x: number, height: number, width: number, n: number): string {
  const next = chances(`hill ${n}`);
  const foot = 192 + ((x - 410) / 400) ** 2 * 24;
  const lean = (next() - 0.5) * 5;
  return `M${x - width / 2} ${foot}L${x - width / 2.5 + lean} ${foot - height}Q${x + lean} ${foot - height - 5 * next()} ${x + width / 2.6 + lean} ${foot - height * (0.98 + 0.04 * next())}L${x + width / 2} ${foot + 2}z`;
}

function Stars() {
  const next = chances("stars");
  return (
    <g class="stars">
      {Array.from({ length: 26 }, (_, n) => (
        <circle key={n} cx={300 + next() * 460} cy={next() * 100} r={0.7 + next()} />
      ))}
    </g>
  );
}
