// Your finished games: how many of each you have played and won, and against whom; then the last ones, with their curve.
import { useEffect, useState } from "preact/hooks";
import { ask, reasonOf } from "../house.ts";
import { DOT, language, t } from "../language.ts";
import { percent, scoreOf } from "../numbers.ts";
import { PastLinks } from "../replay/ReplayBar.tsx";
import { Link } from "../route.tsx";
import { Alert } from "../Said.tsx";
import { SeatSign } from "../scene/signs.tsx";
import { COLOURS, namesOf } from "../seating.ts";
import { titleOf } from "../title.ts";
import type { GameResults, Msg, PastGame, Results as Found, Tally } from "../wire.ts";
import { Emblem } from "./Emblem.tsx";
import { outcome } from "./MyTables.tsx";

export function Results() {
  const { found, problem } = useResults();
  return (
    <section class="card results" aria-labelledby="results">
      <h2 id="results">{t("house-results")}</h2>
      <Alert message={problem} />
      {found && (found.games.length || found.last.length ? <Counted found={found} /> : <NoGame />)}
    </section>
  );
}

/** Asked again as long as older games are left to count. */
function useResults() {
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<Msg | null>(null);
  useEffect(() => {
    if (!found || found.more) ask<Found>("/api/me/results").then(setFound, (error: unknown) => setProblem(reasonOf(error)));
  }, [found]);
  return { found, problem };
}

function NoGame() {
  return (
    <>
      <p class="quiet">{t("house-results-none")}</p>
      <p>
        <Link to="/" class="button">
          {t("house-results-first")}
        </Link>
      </p>
    </>
  );
}

function Counted({ found }: { found: Found }) {
  return (
    <>
      {found.games.length > 0 && (
        <table class="tallies">
          <thead>
            <tr>
              <td />
              {["played", "won", "shared"].map((word) => (
                <th key={word} scope="col">
                  {t(`house-results-${word}`)}
                </th>
              ))}
            </tr>
          </thead>
          {found.games.map((game) => (
            <Game key={game.game} game={game} />
          ))}
        </table>
      )}
      <h3>{t("house-results-last")}</h3>
      <ul class="past-games">
        {found.last.map((game) => (
          <Past key={game.id} game={game} />
        ))}
      </ul>
    </>
  );
}

function Game({ game }: { game: GameResults }) {
  return (
    <tbody>
      <Row tally={game.total} name={titleOf(game.game)} />
      {game.tallies.map((tally) => (
        <Row key={tally.against} tally={tally} name={against(tally)} part />
      ))}
    </tbody>
  );
}

function Row({ tally, name, part }: { tally: Tally; name: string; part?: boolean }) {
  const { played = 0, won = 0, shared = 0 } = tally;
  return (
    <tr class={part ? "part" : ""}>
      <th scope="row">{name}</th>
      <td>{played}</td>
      <td>
        {won} {!part && won > 0 && <span class="quiet small">{percent(won / played)}</span>}
      </td>
      <td>{shared}</td>
    </tr>
  );
}

function against({ against }: Tally): string {
  return against === "people" ? t("house-results-people") : t("house-results-bots", { level: t(`house-level-${against}`) });
}

function Past({ game }: { game: PastGame }) {
  const names = namesOf(game.seats);
  const others = names.filter((_, seat) => !game.mine.includes(seat));
  const company = new Intl.ListFormat(language.value, { type: "conjunction" }).format(others);
  return (
    <li data-table={game.id}>
      <Emblem name={game.game} />
      <span class="which">
        <Link to={`/table/${game.id}`}>{titleOf(game.game)}</Link>
        <span class="quiet small">
          {[others.length && t("house-mine-against", { names: company }), when(game.ended)].filter(Boolean).join(DOT)}
        </span>
      </span>
      <span class="end small">
        {outcome(game, names)} <PastLinks id={game.id} />
      </span>
      {game.curve?.length ? <Spark game={game} /> : <Scores game={game} names={names} />}
    </li>
  );
}

const [WIDTH, HEIGHT] = [120, 40];

/** Everybody's chances along the game, your own on top. */
function Spark({ game }: { game: PastGame }) {
  const rows = game.curve ?? [];
  const seats = game.seats.map((_, seat) => seat).sort((one, other) => Number(game.mine.includes(one)) - Number(game.mine.includes(other)));
  const line = (seat: number) => rows.map((row, n) => `${(n * WIDTH) / (rows.length - 1 || 1)} ${(1 - row[seat]!) * HEIGHT}`).join("L");
  return (
    <svg class="spark" viewBox={`-2 -3 ${WIDTH + 4} ${HEIGHT + 6}`} role="img" aria-label={t("house-results-curve")}>
      <path d={`M0 ${HEIGHT}H${WIDTH}`} class="base" />
      {seats.map((seat) => (
        <path key={seat} d={`M${line(seat)}`} class={`seat-${colour(game, seat)} ${game.mine.includes(seat) ? "own" : ""}`} />
      ))}
    </svg>
  );
}

function Scores({ game, names }: { game: PastGame; names: readonly string[] }) {
  return (
    <ul class="scores small" aria-label={t("house-results-scores")}>
      {game.scores.map((score, seat) => (
        <li key={seat}>
          <SeatSign colour={colour(game, seat)} /> <span class="unseen">{names[seat]}</span> {scoreOf(game.game, score)}
        </li>
      ))}
    </ul>
  );
}

function colour(game: PastGame, seat: number): number {
  return game.seats[seat]!.colour % COLOURS;
}

function when(ended: number): string {
  const date = new Date(ended * 1000);
  const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short", ...year }).format(date);
}
