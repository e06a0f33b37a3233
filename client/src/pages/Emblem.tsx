// A game's emblem: a ring of stones seen from above, its own by its name.
import { chances, hash, pebble } from "../scene/shape.ts";

export function Emblem({ name }: { name: string }) {
  const next = chances(name);
  const count = 7 + (hash(name) % 5);
  const stones = Array.from({ length: count }, (_, n) => ({ angle: (360 * n) / count + 10 * next(), size: 0.8 + 0.4 * next() }));
  return (
    <svg class="emblem" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={pebble(name, 49, 0.04)} class="turf" />
      <path
        d={stones.map(({ angle }, n) => `M${point(angle, 27)}L${point(stones[(n + 3) % count]!.angle, 27)}`).join("")}
        class="rays"
      />
      {stones.map(({ angle, size }) => (
        <path
          key={angle}
          d={`M-5-7Q0-9 5-6L6 7-6 8z`}
          transform={`rotate(${angle}) translate(0 -34) scale(${size})`}
          class="stone"
        />
      ))}
      <circle r="5" class="fire" />
    </svg>
  );
}

function point(angle: number, reach: number): string {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(reach * Math.cos(turn)).toFixed(1)} ${(reach * Math.sin(turn)).toFixed(1)}`;
}
