// What has not changed stays the very same thing, so that nobody draws or says it again. Measured: half of the script
// that a click on the map took, three quarters on the board of Die Druiden.
import { computed, type ReadonlySignal } from "@preact/signals";

/** A value that is another one only when it reads differently. */
export function steady<T>(find: () => T): ReadonlySignal<T> {
  const read = computed(() => JSON.stringify(find()));
  return computed(() => JSON.parse(read.value) as T);
}

/** The things of now; those that are as they were before are those of before. */
export function asBefore<T extends { id: string }>(before: readonly T[], now: readonly T[]): T[] {
  const old = new Map(before.map((thing) => [thing.id, thing]));
  return now.map((thing) => {
    const was = old.get(thing.id);
    return was && JSON.stringify(was) === JSON.stringify(thing) ? was : thing;
  });
}
