// A card of its own shape: a sheet with its label written on it, as large as fits; what is in `text` stands before it, marks at its end.
// And the veil behind sheets that are the matter now.
import { say } from "../../language.ts";
import { names } from "../../table.ts";
import { outline } from "../outlines.ts";
import { corners } from "../shape.ts";
import { fitted } from "../wrap.ts";
import { Badges } from "./marks.tsx";
import { type Drawn, OwnSign } from "./pieces.tsx";

const MARGIN = 26;
const BADGE = 46;
const FAR = 3000;

/** From its lower edge up, and to both sides as far as one sees. */
export function Veil({ node }: Drawn) {
  const [left, top, right, bottom] = box(outline(node));
  return <rect x={left - FAR} y={top - FAR} width={right - left + 2 * FAR} height={bottom - top + FAR} class="veil" />;
}

export function Letter({ node }: Drawn) {
  const sheet = outline(node);
  const [left, top, right, bottom] = box(sheet);
  const start = left + MARGIN + (node.text || node.owner !== null ? 62 : 0);
  const end = right - MARGIN - (node.mark ? BADGE + 8 : 0);
  const { lines, size, leading } = fitted(say(node.label, names.value), end - start, bottom - top - MARGIN, 46 * node.size);
  const first = (top + bottom) / 2 - ((lines.length - 1) * leading) / 2 + size * 0.33;
  return (
    <g>
      {node.look === "letter" && <path d={sheet} class="shadow" transform="translate(3 5)" />}
      <path d={sheet} class={`letter-sheet ${node.look}`} />
      <g transform={`translate(${left + MARGIN + 22} ${(top + bottom) / 2})`}>
        {node.text ? <Number text={node.text} /> : node.owner !== null && <Holder node={node} />}
      </g>
      <text class="letter-text" font-size={size}>
        {lines.map((line, n) => (
          <tspan key={n} x={start} y={first + n * leading}>
            {`${line} `}
          </tspan>
        ))}
      </text>
      <Badges words={node.mark} size={BADGE} x={right - MARGIN - BADGE / 2} y={(top + bottom) / 2} along={[0, 1]} />
    </g>
  );
}

function Number({ text }: { text: string }) {
  return (
    <>
      <circle r="25" class="letter-number" />
      <text y="12" class="number" font-size="38">
        {`${text} `}
      </text>
    </>
  );
}

function Holder({ node }: Drawn) {
  return (
    <>
      <circle r="25" class="owned disc" />
      <OwnSign node={node} size={32} />
    </>
  );
}

function box(path: string): [number, number, number, number] {
  const points = corners(path);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
