// Where we are: the address bar as a signal, and links that do not reload the page.
// A few kinds of pages; whatever else is asked for is "lost".
import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; review: boolean; dice: boolean; move: number | null }
  | { page: "offer"; id: string }
  | { page: "records" }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string; step: number }
  | { page: "me" | "along" }
  | { page: "lost" };

export const path = signal(location.pathname);
export const route = computed<Route>(() => parse(path.value));

export function parse(address: string): Route {
  const [page, name, ...rest] = address.split("/").filter(Boolean).map(decodeURIComponent);
  if (!page) return { page: "home" };
  const [review, dice] = [rest.join() === "review", rest.join() === "dice"];
  const move = rest.length === 2 && rest[0] === "move" && /^\d{1,6}$/.test(rest[1]!) ? Number(rest[1]) : null;
  if (page === "table" && name && (review || dice || move !== null || !rest.length)) return { page, id: name, review, dice, move };
  if (page === "records" && !name) return { page };
  if (page === "table" && name && rest.join() === "seat") return { page: "offer", id: name };
  if (page === "rules" && name && !rest.length) return { page, game: name };
  if (page === "learn" && name && /^\d{0,3}$/.test(rest.join())) return { page, game: name, step: Number(rest[0] ?? 1) };
  if ((page === "me" || page === "along") && !name) return { page };
  return { page: "lost" };
}

export function go(address: string): void {
  history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
  requestAnimationFrame(focusMain);
}

/** Another part of the same page, with a way back; the focus stays where it is. */
export function turnTo(address: string): void {
  history.pushState(null, "", address);
  arrive();
}

/** The key of a seat's own link, where one led us here. */
export function invitation(): string {
  return new URLSearchParams(location.search).get("seat") ?? "";
}

/** The same page at another address, without a trace of this one. */
export function settle(address: string): void {
  history.replaceState(null, "", address);
}

/** A new page begins at its beginning, for the keyboard too. */
export function focusMain(): void {
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

function arrive(): void {
  path.value = location.pathname;
}

addEventListener("popstate", arrive);

interface LinkProps {
  to: string;
  class?: string;
  id?: string;
  title?: string;
  current?: boolean;
  label?: string;
  children: ComponentChildren;
}

export function Link({ to, current, label, children, ...rest }: LinkProps) {
  return (
    <a href={to} aria-label={label} aria-current={current ? "page" : undefined} onClick={(event) => follow(event, to)} {...rest}>
      {children}
    </a>
  );
}

function follow(event: MouseEvent, to: string): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || to.includes("#")) return;
  event.preventDefault();
  go(to);
}
