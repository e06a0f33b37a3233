// The page's title: where you are and, at a table, whose turn it is.
import { computed } from "@preact/signals";
import { has, t } from "./language.ts";
import { turns } from "./mine.ts";
import { route, type Route } from "./route.tsx";
import { myTurn, names, table } from "./table.ts";

/** A game's title in the language, else its name. */
export function titleOf(game: string): string {
  return has(`${game}-title`) ? t(`${game}-title`) : game;
}

const PLAIN: Partial<Record<Route["page"], string>> = {
  me: "house-me-title",
  along: "house-along-title",
  records: "house-records",
  lost: "house-no-page",
};

export const title = computed(() => {
  const here = route.value;
  const plain = PLAIN[here.page];
  if (plain) return `${t(plain)} – ${t("house-name")}`;
  if (here.page === "rules") return `${t("house-rules-of", { title: titleOf(here.game) })} – ${t("house-name")}`;
  if (here.page === "learn") return `${t("house-lesson-of", { title: titleOf(here.game) })} – ${t("house-name")}`;
  const now = here.page === "table" ? table.value : null;
  if (now) return `${calls.value ? DOT : ""}${turn()} – ${titleOf(now.game)}`;
  return calls.value ? `${DOT}${t("house-title-turns", { count: turns.value })} – ${t("house-name")}` : t("house-name");
});

const DOT = "● ";

/** Whether it is your turn, here or, on the home page, anywhere: the title and the icon have a dot then. */
export const calls = computed(() => {
  const here = route.value;
  return here.page === "table" ? !here.review && myTurn.value === true : here.page === "home" && turns.value > 0;
});

function turn(): string {
  const now = table.value!;
  if (route.value.page === "table" && route.value.review) return t("house-review-title");
  if (route.value.page === "table" && route.value.dice) return t("house-dice-title");
  if (route.value.page === "table" && route.value.move !== null) return t("house-review-move", { n: route.value.move });
  if (!now.scene) return t("house-title-waiting");
  if (now.stage === "over") return t("house-over");
  if (now.stage === "abandoned") return t("house-abandoned-title");
  return myTurn.value
    ? t("house-title-yours")
    : t("house-title-thinking", { name: now.actors.map((seat) => names.value[seat]).join(", ") });
}
