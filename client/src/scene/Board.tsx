// A scene as one drawing that can be clicked, steered by arrow keys and read aloud. Knows no game:
// it draws nodes by kind and offers what the choices name.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { toAsked } from "../focus.ts";
import { say, t } from "../language.ts";
import { sound } from "../sound.ts";
import { askAdvice, because, names, past, wonder } from "../table.ts";
import type { Node, Scene } from "../wire.ts";
import { aimed, buttons, coarse, open, pick, picked, stepBack } from "./choosing.ts";
import { difference, heardIn, type Point, traces } from "./diff.ts";
import { Clearing } from "./draw/ground.tsx";
import { NodeView } from "./NodeView.tsx";
import { Pins } from "./Pins.tsx";
import { UNIT } from "./shape.ts";
import { type Spot, steer, steers } from "./steer.ts";
import { step, told } from "./telling.ts";
import { hideHint, showHint } from "./tooltip.tsx";
import { Trail } from "./Trail.tsx";
import { animate, FADE, find, skip } from "./travel.ts";
import { DRAG } from "./zoom.ts";

const MARGIN = 0.15;
const LONG_PRESS = 450;
const FIRST = 2; // things on a new board, beside all else that is new
const BIT = 18; // and those that it grows by
const MANY = 12; // can be clicked: each of them is marked more quietly
const FLAT = ["board", "panel", "region", "track", "line", "place"]; // from the ground up
const BESIDE = ["board", "panel"]; // whoever clicks there means nothing by it
const GROUND = FLAT.slice(0, -1); // what a trail lies on

export function Board({ scene }: { scene: Scene }) {
  const board = useRef<SVGSVGElement>(null);
  const { ghosts, fresh } = useDifference(board, scene);
  const { nodes, growing } = useGrowth(layered(scene.nodes));
  const focus = useFocus(board, scene, growing);
  const hints = useHints(board, scene, focus.looks);
  const view = (node: Node) => (
    <NodeView key={node.id} node={node} scene={scene} fresh={fresh.has(node.id)} stop={focus.stop === node.id} />
  );
  return (
    <svg
      ref={board}
      class={open.value.size > MANY ? "scene many" : "scene"}
      viewBox={viewBox(scene)}
      role="group"
      tabindex={focus.stop ? -1 : 0}
      aria-label={t("house-board")}
      aria-describedby="board-keys"
      aria-busy={growing}
      onPointerDown={() => board.current && skip(board.current)}
      onClick={(event) => clickAt(event, scene)}
      onKeyDown={(event) => {
        focus.looks.current = looksAround(event);
        keyed(event, scene, focus.set);
      }}
      onFocusIn={(event) => focus.looks.current || focus.set(idAt(event) ?? "")}
      {...hints}
    >
      <desc id="board-keys">{t("house-board-keys")}</desc>
      <Clearing scene={scene} />
      {nodes.filter(isGround).map(view)}
      <Trail scene={scene} />
      {nodes.filter((node) => !isGround(node)).map(view)}
      {ghosts.map((node) => (
        <NodeView key={`gone ${node.id}`} node={node} scene={scene} ghost />
      ))}
      <Pins scene={scene} />
    </svg>
  );
}

/** A board that is new grows bit by bit, from the ground up: its hundred things at once kept a slow phone busy for a third
 * of a second, in which nobody could click. */
function useGrowth(all: Node[]) {
  const [grown, grow] = useState(FIRST);
  const growing = grown < all.length;
  useLayoutEffect(() => {
    if (growing) setTimeout(grow, 0, grown + BIT);
  }, [growing, grown]);
  return { nodes: growing ? all.slice(0, grown) : all, growing };
}

/** What lies flat is under what stands; otherwise the scene's own order. */
function layered(nodes: readonly Node[]): Node[] {
  const layer = (node: Node) => FLAT.indexOf(node.kind) + 1 || FLAT.length + 1;
  return nodes.toSorted((one, other) => layer(one) - layer(other));
}

function isGround(node: Node): boolean {
  return GROUND.includes(node.kind);
}

function viewBox(scene: Scene): string {
  const [width, height] = [scene.width + 2 * MARGIN, scene.height + 2 * MARGIN];
  return [-MARGIN, -MARGIN, width, height].map((side) => side * UNIT).join(" ");
}

/** Compares each scene with the one before: starts the movements, keeps what went for a moment, and the trace. */
function useDifference(board: { current: SVGSVGElement | null }, scene: Scene) {
  const before = useRef<Scene | null>(null);
  const fresh = useRef<ReadonlySet<string>>(new Set());
  const [ghosts, setGhosts] = useState<Node[]>([]);
  const changed = before.current !== null && before.current !== scene;
  const diff = changed ? difference(before.current!.nodes, scene.nodes) : null;
  if (diff) fresh.current = traces(diff) ?? fresh.current;
  useLayoutEffect(() => {
    before.current = scene;
    if (!diff || !board.current) return;
    animate(board.current, diff, scene.nodes);
    sound(heardIn(diff, scene.nodes));
    setGhosts(diff.gone);
    const timer = setTimeout(() => setGhosts([]), FADE);
    return () => clearTimeout(timer);
  }, [scene]);
  return { ghosts, fresh: fresh.current };
}

/** One tab stop: the node last focused while it can be clicked, else the first that can, else the board itself.
 * Focus that lost its node, or whose node can't be clicked any more, waits on the board and goes to what is asked next;
 * whoever only looks around is left alone. */
function useFocus(board: { current: SVGSVGElement | null }, scene: Scene, growing: boolean) {
  const [last, set] = useState("");
  const within = useRef(false);
  const looks = useRef(false);
  const can = (id: string) => open.value.has(id) || picked.value.includes(id);
  const stop = can(last) ? last : ([...open.value][0] ?? "");
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) board.current?.focus({ preventScroll: true });
    const here = document.activeElement?.getAttribute("data-id");
    if (within.current && here && !can(here) && !looks.current) board.current?.focus({ preventScroll: true });
    if (document.activeElement === board.current && stop && board.current) find(board.current, stop)?.focus();
    else toAsked(board.current);
    if (!growing) toAsked(document.querySelector(".prompt"));
  }, [scene, stop, buttons.value.length, growing]);
  useEffect(() => {
    const note = () => (within.current = board.current?.contains(document.activeElement) ?? false);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return { stop, set, looks };
}

/** Names on hover, focus and long press; a long press asks for the name only, and picks nothing. */
function useHints(board: { current: SVGSVGElement | null }, scene: Scene, looks: { current: boolean }) {
  const timer = useRef(0);
  const asked = useRef(false);
  const from = useRef<Point>([0, 0]);
  const press = (event: PointerEvent) => {
    asked.current = false;
    from.current = [event.clientX, event.clientY];
    if (event.pointerType === "touch") timer.current = window.setTimeout(() => (asked.current = hint(event, scene)), LONG_PRESS);
  };
  const release = () => clearTimeout(timer.current);
  const moved = ({ clientX, clientY }: PointerEvent) => Math.hypot(clientX - from.current[0], clientY - from.current[1]) >= DRAG;
  const leave = () => (release(), hideHint(), (aimed.value = ""));
  const point = (event: Event) => ((aimed.value = meantAt(event) ?? ""), hint(event, scene));
  useEffect(() => {
    release();
    hideHint();
    const here = looks.current && board.current?.querySelector("[data-id]:focus-visible");
    if (here) name(here, scene); // something else has changed meanwhile: whoever looks around goes on
  }, [scene, picked.value]);
  return {
    onPointerOver: (event: PointerEvent) => event.pointerType !== "touch" && point(event),
    onPointerLeave: leave,
    onPointerDownCapture: press,
    onPointerMove: (event: PointerEvent) => moved(event) && release(),
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: (event: Event) => asked.current && event.stopPropagation(),
    onFocusInCapture: (event: Event) => (event.target as Element).matches(":focus-visible") && point(event),
    onFocusOut: leave,
  };
}

/** Shows the name of what the event is about; false when that has none. */
function hint(event: Event, scene: Scene): boolean {
  const element = (event.target as Element).closest("[data-id]");
  if (element && name(element, scene, event)) return true;
  hideHint();
  return false;
}

function name(element: Element, scene: Scene, event?: Event): boolean {
  const node = scene.nodes.find((one) => one.id === element.getAttribute("data-id") && one.kind !== "board");
  const pointer = node?.to && event instanceof PointerEvent ? event : undefined;
  if (node) showHint(element.querySelector(".body") ?? element, say(node.label, names.value), pointer);
  return node !== undefined;
}

function idAt(event: Event): string | null {
  return (event.target as Element).closest("[data-id]")?.getAttribute("data-id") ?? null;
}

/** The second of two equal things means the first. */
function meantAt(event: Event): string | null {
  return (event.target as Element).closest("[data-like]")?.getAttribute("data-like") ?? idAt(event);
}

/** A click that means nothing skips a beat of the story; without one it asks why, unless it is beside all things. */
function clickAt(event: Event, scene: Scene): void {
  const id = meantAt(event);
  if (id && pick(id, coarse.matches)) return;
  if (told.value) return step(1);
  because.value = null;
  const node = scene.nodes.find((one) => one.id === id);
  if (node && !BESIDE.includes(node.kind)) wonder([...picked.value, node.id]);
}

function keyed(event: KeyboardEvent, scene: Scene, focusOn: (id: string) => void): void {
  const id = idAt(event);
  if (event.key === "Escape") back(focusOn);
  else if (id && (event.key === "Enter" || event.key === " ")) pick(id);
  else if (steers(event.key) && (event.shiftKey || !past.value)) move(event, scene, id, focusOn);
  else if (event.key === "h" && !event.ctrlKey && !event.metaKey && !event.altKey) askAdvice();
  else return;
  event.preventDefault();
}

/** One step back, and the focus to what is given back. */
function back(focusOn: (id: string) => void): void {
  hideHint();
  focusOn(picked.value.at(-1) ?? "");
  stepBack();
}

/** With the shift key, or where nothing can be clicked, among all that lies there. */
function looksAround(event: KeyboardEvent): boolean {
  return event.shiftKey || !open.value.size;
}

/** Among what can be clicked, unless one looks around. */
function move(event: KeyboardEvent, scene: Scene, id: string | null, focusOn: (id: string) => void): void {
  const all = looksAround(event);
  const nodes = layered(scene.nodes).filter((node) => (all ? node.kind !== "board" : open.value.has(node.id)));
  const here = scene.nodes.find((node) => node.id === id);
  const next = steer(here && spotOf(here), nodes.map(spotOf), event.key);
  if (!next) return;
  focusOn(next);
  find(event.currentTarget as SVGSVGElement, next)?.focus();
}

function spotOf({ id, at, to }: Node): Spot {
  const end = to ?? at;
  return { id, at: [(at[0] + end[0]) / 2, (at[1] + end[1]) / 2] };
}
