// One's own tables, as the house knows them: asked for now and then while the page is looked at.
import { computed, signal } from "@preact/signals";
import { hearTime } from "./clock.ts";
import { myTables, welcome } from "./house.ts";
import type { MyTable } from "./wire.ts";

const EVERY = 15000;

/** Null until the house has answered. */
export const mine = signal<MyTable[] | null>(null);

/** The house did not say, last time. */
export const unread = signal(false);

/** In three heaps, each in the house's order: what waits for you, what goes on, what is over. */
export function sorted(tables: readonly MyTable[]): { yours: MyTable[]; waiting: MyTable[]; over: MyTable[] } {
  const over = tables.filter(isOver);
  const yours = tables.filter((table) => !isOver(table) && isYours(table));
  return { yours, waiting: tables.filter((table) => !isOver(table) && !isYours(table)), over };
}

export function isOver(table: MyTable): boolean {
  return table.stage === "over" || table.stage === "abandoned";
}

/** Your turn, and no bot has it. */
export function isYours(table: MyTable): boolean {
  return !table.paused && table.mine.some((seat) => table.actors.includes(seat) && !table.seats[seat]?.stand_in);
}

/** At how many tables it is your turn. */
export const turns = computed(() => sorted(mine.value ?? []).yours.length);

async function look(): Promise<void> {
  if (document.hidden || !welcome.peek()?.guest.name) return;
  const asked = performance.now();
  try {
    const answer = await myTables();
    hearTime(answer.now, asked, performance.now());
    mine.value = answer.tables;
    unread.value = false;
  } catch {
    unread.value = true; // what was known stays; it is asked again
  }
}

/** Looks now, then now and then, and whenever the page is looked at again; gives what stops it. */
export function keepLooking(): () => void {
  void look();
  const timer = setInterval(() => void look(), EVERY);
  const again = () => void look();
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
