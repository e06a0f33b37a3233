// Day or night: the system's wish until someone chooses, then the choice.
// Colours are CSS only (light-dark); this sets one attribute.
import { computed, effect, signal } from "@preact/signals";
import { recall, remember } from "./memory.ts";

export type Theme = "day" | "night";

const dark = matchMedia("(prefers-color-scheme: dark)");
const system = signal<Theme>(dark.matches ? "night" : "day");
const chosen = signal<Theme | null>(asTheme(recall("theme")));

export const theme = computed<Theme>(() => chosen.value ?? system.value);

export function switchTheme(): void {
  chosen.value = theme.value === "day" ? "night" : "day";
  remember("theme", chosen.value);
}

function asTheme(word: string | null): Theme | null {
  return word === "day" || word === "night" ? word : null;
}

dark.addEventListener("change", () => (system.value = dark.matches ? "night" : "day"));
effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});
