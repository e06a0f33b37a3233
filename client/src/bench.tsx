// The author's bench: fetched where the house says that it is one for authors, and nowhere else.
import { signal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { welcome } from "./house.ts";

const bench = signal<ComponentType | null>(null);

export function Bench() {
  useSignalEffect(() => {
    if (welcome.value?.dev) void import("./dev/dev.tsx").then(({ Panel }) => (bench.value = Panel));
  });
  const Panel = bench.value;
  return Panel && <Panel />;
}
