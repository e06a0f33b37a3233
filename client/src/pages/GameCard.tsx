// A game on the home page: what it is, its rules, and the form that opens a table.
import { DOT, has, t } from "../language.ts";
import { Link } from "../route.tsx";
import type { GameInfo } from "../wire.ts";
import { titleOf } from "../title.ts";
import { Emblem } from "./Emblem.tsx";
import { NewTableForm } from "./NewTableForm.tsx";

interface Props {
  game: GameInfo;
  opened: boolean;
  onOpen(name: string | null): void;
}

export function GameCard({ game, opened, onOpen }: Props) {
  return (
    <article class="card game" aria-labelledby={`game-${game.name}`} data-game={game.name}>
      <Emblem name={game.name} />
      <div>
        <h3 id={`game-${game.name}`}>{titleOf(game.name)}</h3>
        <p class="facts">
          {[t("house-author", { author: game.author }), players(game.seats), t("house-minutes", { minutes: game.minutes })].join(DOT)}
        </p>
        {has(`${game.name}-blurb`) && <p>{t(`${game.name}-blurb`)}</p>}
        <div class="row">
          {!opened && (
            <button type="button" class="primary" id={`play-${game.name}`} onClick={() => onOpen(game.name)}>
              {t("house-play")}
            </button>
          )}
          {!opened && game.lesson > 0 && (
            <Link to={`/learn/${game.name}`} class="button" id={`learn-${game.name}`}>
              {t("house-learn")}
            </Link>
          )}
          {!opened && (
            <Link to={`/rules/${game.name}`} class="button">
              {t("house-rules")}
            </Link>
          )}
        </div>
      </div>
      {opened && <NewTableForm game={game} onCancel={() => onOpen(null)} />}
    </article>
  );
}

function players(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return t("house-players", { few: least === most ? "same" : "other", least, most });
}
