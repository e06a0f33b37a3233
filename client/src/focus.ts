// Focus is never lost: when what had it goes, it passes to what stands nearest; at the prompt, to what is asked next.
// Knows no page but by its marks.
import { focusMain } from "./route.tsx";

const REACHABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const ASKED = ["#choices button", ".prompt .row [data-choice]", ".scene .node[tabindex='0']"]; // as a list, as buttons, on the board

let line: HTMLElement[] = []; // what had the focus last, and all that it stands in
let seen = false; // whether one could see it: who uses the mouse is not scrolled about

export function keepFocus(): void {
  document.addEventListener("focusin", note);
  new MutationObserver(pass).observe(document.body, { childList: true, subtree: true });
}

function note({ target }: Event): void {
  seen = (target as Element).matches(":focus-visible");
  line = [];
  for (let one = target as HTMLElement | null; one && one !== document.body; one = one.parentElement) line.push(one);
}

function pass(): void {
  if (document.activeElement !== document.body || !line.length || line[0]!.isConnected) return;
  const near = line.find((one) => one.isConnected);
  const prompt = near?.closest(".ask")?.querySelector<HTMLElement>(".prompt[tabindex]");
  if (prompt) rest(prompt);
  else if (near) focusOn(firstIn(near));
  else focusMain();
}

/** Whoever answers waits at the prompt until something is asked. */
function rest(prompt: HTMLElement): void {
  focusOn(prompt);
  toAsked(prompt);
}

/** From where one waits to what is asked: the first that there is. */
export function toAsked(from: Element | null): void {
  if (!from || document.activeElement !== from) return;
  const found = ASKED.map((mark) => document.querySelector<HTMLElement>(mark)).find(Boolean);
  if (found) focusOn(found);
}

/** From the board to the buttons, where the picks have left several to choose from: on the board Enter would only step back.
 * Whoever uses the mouse stays. */
export function toMade(): void {
  const [first, second] = document.querySelectorAll<HTMLElement>(".prompt .row [data-confirm]");
  if (first && second && document.activeElement?.matches(".scene :focus-visible")) focusOn(first);
}

/** The first thing that can be reached there, or in what that stands in. */
function firstIn(place: Element): HTMLElement | null {
  for (let one: Element | null = place; one && one !== document.body; one = one.parentElement) {
    const found = [...one.querySelectorAll<HTMLElement>(REACHABLE)].find((each) => each.checkVisibility());
    if (found) return found;
  }
  return document.querySelector("main");
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: !seen });
}
