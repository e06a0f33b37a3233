// Who sits around the table: sign, name, what they are, for which party, whether they are there, what they do.
import { t } from "../language.ts";
import { scoreOf } from "../numbers.ts";
import { SeatSign } from "../scene/signs.tsx";
import { colourOf, names } from "../table.ts";
import type { Seating, Table } from "../wire.ts";
import { LampMark } from "./Advice.tsx";
import { LookFrom } from "./Curtain.tsx";
import { Face } from "./Face.tsx";
import { SeatClock } from "./SeatClock.tsx";
import { partyName } from "./PartyField.tsx";
import { SeriesScore } from "./SeriesScore.tsx";

export function Seats({ now }: { now: Table }) {
  return (
    <section class="seats" aria-labelledby="at-table">
      <h2 id="at-table" class="unseen">
        {t("house-at-table")}
      </h2>
      <ul>
        {now.seats.map((seat, n) => (
          <Seat key={n} now={now} seat={seat} n={n} />
        ))}
      </ul>
      <SeriesScore now={now} />
      {now.you === null && now.stage !== "waiting" && (
        <p class="watching" id="watching">
          {t("house-watching")}
        </p>
      )}
      {now.watchers > (now.you === null ? 1 : 0) && <p class="quiet small">{t("house-watchers", { watchers: now.watchers })}</p>}
    </section>
  );
}

function Seat({ now, seat, n }: { now: Table; seat: Seating; n: number }) {
  const acts = now.stage === "playing" && !now.paused && now.actors.includes(n);
  const won = now.result?.winners.includes(n);
  return (
    <li class={["seat", `seat-${colourOf(n)}`, acts && "acts", won && "won", seat.kind].filter(Boolean).join(" ")} data-seat={n}>
      <SeatSign colour={colourOf(n)} />
      {seat.kind === "bot" && <Face level={seat.level} />}
      <span class="who">
        <strong>{names.value[n]}</strong> <span class="quiet">{about(now, seat, n)}</span>
        {seat.stand_in && <StoodIn level={seat.stand_in} />}
        {seat.party && <span class="party small">{partyName(now.game, seat.party)}</span>}
      </span>
      {now.clocks[n] && seat.kind === "guest" && <SeatClock time={now.clocks[n]} pace={now.settings.clock ?? {}} />}
      {seat.advised > 0 && <Advised times={seat.advised} />}
      <LookFrom now={now} seat={n} />
      <span class="doing">{doing(now, n, acts, won)}</span>
      {seat.kind === "guest" && seat.name && (
        <span
          class={seat.here ? "presence here" : "presence"}
          role="img"
          aria-label={t(seat.here ? "house-here" : "house-away")}
        />
      )}
      {seat.late && <span class="late small">{t("house-clock-late")}</span>}
    </li>
  );
}

/** Somebody is away, and a bot plays meanwhile. */
function StoodIn({ level }: { level: string }) {
  return (
    <span class="stood-in">
      <Face level={level} /> {t("house-stood-in", { level: t(`house-level-${level}`) })}
    </span>
  );
}

function Advised({ times }: { times: number }) {
  const name = t("house-advised", { times });
  return (
    <span class="advised-seat small" role="img" aria-label={name} title={name}>
      <LampMark /> {times}
    </span>
  );
}

function about(now: Table, seat: Seating, n: number): string {
  if (n === now.you) return t("house-you");
  if (now.mine.includes(n)) return t("house-beside");
  return seat.kind === "bot" ? t("house-robot") : "";
}

function doing(now: Table, n: number, acts: boolean, won: boolean | undefined) {
  const counted = now.result?.scores[n];
  if (counted !== undefined) {
    const score = scoreOf(now.game, counted);
    return (
      <>
        {won && <span class="winner">{t("house-winner")}</span>}{" "}
        <b class="score" aria-label={`${t("house-score")} ${score}`} role="img">
          {score}
        </b>
      </>
    );
  }
  return acts ? t(n === now.you ? "house-to-play" : "house-thinking") : "";
}
