// The node that the pointer is on by its likeness: ground answers for what lies on it.
import { signal } from "@preact/signals";
import type { Node } from "../../wire.ts";

const pointed = signal("");

/** The mark of a node that something like it is pointed at. */
export function hovering(id: string): string {
  return pointed.value === id ? "pointed" : "";
}

/** What a node that is like another does when the pointer comes and goes. */
hovering.by = (node: Node) =>
  node.like ? { onPointerEnter: () => (pointed.value = node.like), onPointerLeave: () => (pointed.value = "") } : {};
