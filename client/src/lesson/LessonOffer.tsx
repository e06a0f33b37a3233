// A word to whoever opens a table of a game for the first time: there is a lesson.
import { t } from "../language.ts";
import { recall } from "../memory.ts";
import { recent } from "../recent.ts";
import { Link } from "../route.tsx";
import type { GameInfo } from "../wire.ts";

export function LessonOffer({ game }: { game: GameInfo }) {
  const known = recall(`lesson-${game.name}`) || recent.value.some((visit) => visit.game === game.name);
  if (known || !game.lesson) return null;
  return (
    <p class="notice" id="lesson-offer">
      {t("house-lesson-first")} <Link to={`/learn/${game.name}`}>{t("house-lesson-offer", { steps: game.lesson })}</Link>
    </p>
  );
}
