// A game's emblem, seen from above: the picture of its word, else a ring of stones of its own by its name.
import type { JSX } from "preact";
import { welcome } from "../house.ts";
import { Gem } from "../scene/draw/gems.tsx";
import { Tree } from "../scene/draw/grove.tsx";
import { CLOAK } from "../scene/draw/pieces.tsx";
import { chances, hash, pebble } from "../scene/shape.ts";

const PICTURES: Record<string, () => JSX.Element> = { assembly: Assembly, grove: Grove, hexagon: Hexagon, offering: Offering };

/** Of the game of that name. */
export function Emblem({ name }: { name: string }) {
  const word = welcome.value?.games.find((game) => game.name === name)?.emblem ?? "";
  const Picture = PICTURES[word];
  return (
    <svg class="emblem" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={pebble(name, 49, 0.04)} class="turf" />
      {Picture ? <Picture /> : <Ring name={name} />}
    </svg>
  );
}

/** A fire, lines of light, and stones around. */
function Ring({ name }: { name: string }) {
  const next = chances(name);
  const count = 7 + (hash(name) % 5);
  const stones = Array.from({ length: count }, (_, n) => ({ angle: (360 * n) / count + 10 * next(), size: 0.8 + 0.4 * next() }));
  return (
    <>
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
    </>
  );
}

/** Painted stones in a circle, parted by beams, and the one whom they elect. */
function Assembly() {
  const hues = ["white", "blue", "green", "yellow", "red", "black"];
  return (
    <>
      {[15, 105, 195, 285].map((angle) => (
        <rect key={angle} x="-1.8" y="-44" width="3.6" height="20" rx="1" class="wood" transform={`rotate(${angle})`} />
      ))}
      {Array.from({ length: 12 }, (_, n) => (
        <g key={n} class={`hue-${hues[n % hues.length]}`} transform={`rotate(${n * 30}) translate(0 -34)`}>
          <path d={pebble(`stone ${n}`, 7.6, 0.12)} class="stone" />
          <path d={pebble(`stone ${n}`, 5.8, 0.12)} class="painted" />
        </g>
      ))}
      <g transform="translate(0 1) scale(.36)">
        <path d={CLOAK} class="cloak" />
        <circle cy="6" r="27" class="shade" />
        <circle cy="6" r="11" class="fire" />
      </g>
    </>
  );
}

/** Circles of stones around a tree. */
function Grove() {
  const circles = [14, 25, 37];
  return (
    <>
      {circles.map((reach, n) => (
        <g key={reach}>
          <circle r={reach} class="rays" />
          {Array.from({ length: 6 }, (_, k) => (
            <path
              key={k}
              d={pebble(`${reach} ${k}`, 4.6, 0.2)}
              class="stone"
              transform={`rotate(${60 * k + 30 * n}) translate(0 ${-reach})`}
            />
          ))}
        </g>
      ))}
      <g transform="scale(.17)">
        <Tree name="emblem" />
      </g>
    </>
  );
}

/** Three gems on an altar. */
function Offering() {
  return (
    <>
      <path d="M-36 14Q0 8 36 14L33 24Q0 19-33 24zM-25 23-13 22-15 38H-27zM25 23 13 22 15 38H27z" class="stone" />
      <Gem kind="sapphire" size={27} x={-21} y={-1} />
      <Gem kind="ruby" size={27} x={21} y={-1} />
      <Gem kind="amber" size={38} y={-9} />
    </>
  );
}

/** France as its people call it, in parts that are held, and a ballot. */
function Hexagon() {
  const around = (n: number, reach: number) => point(60 * n, reach).split(" ").map(Number) as [number, number];
  return (
    <>
      {Array.from({ length: 6 }, (_, n) => {
        const part = `M0 0L${around(n, 38).join(" ")}L${around(n + 1, 38).join(" ")}z`;
        return (
          <g key={n} class={`seat-${[0, 1, 2, 3, 4, 1][n]}`}>
            <path d={part} class="owned" />
            <path d={part} class="pattern" fill={`url(#pattern-${[0, 1, 2, 3, 4, 1][n]})`} />
          </g>
        );
      })}
      <path d={`M${Array.from({ length: 6 }, (_, n) => point(60 * n, 38)).join("L")}z`} class="rays" />
      <g transform="rotate(-12)">
        <rect x="-11" y="-14" width="22" height="28" rx="2" class="paper" />
        <path d="M-6 1-1.5 6 7-5" class="cry" />
      </g>
    </>
  );
}

function point(angle: number, reach: number): string {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(reach * Math.cos(turn)).toFixed(1)} ${(reach * Math.sin(turn)).toFixed(1)}`;
}
