// The end: who won, if anybody did, and how, and what can come next.
import { language, say, t } from "../language.ts";
import { addressOf } from "../replay/replaying.ts";
import { Link } from "../route.tsx";
import { SeatSign } from "../scene/signs.tsx";
import { Alert } from "../Said.tsx";
import { colourOf, names, refusal, rematch } from "../table.ts";
import type { Outcome, Table } from "../wire.ts";
import { TalkMark } from "./Chat.tsx";
import { TellAgain } from "./Story.tsx";

export function Result({ now }: { now: Table }) {
  const result = now.result;
  return (
    <div class="prompt result" id="result" tabIndex={-1} role="group" aria-labelledby="result-words">
      <p class="question" role="status" id="result-words">
        {result?.winners.map((seat) => (
          <SeatSign key={seat} colour={colourOf(seat)} />
        ))}
        <strong>{result ? headline(result, now.you) : t("house-abandoned")}</strong>{" "}
        {result ? reason(result) : t("house-abandoned-hint")}
      </p>
      <Alert message={refusal.value} names={names.value} game={now.game} />
      <div class="row">
        <Again now={now} />
        {result && (
          <Link to={`/table/${now.id}/review`} class="button" id="review">
            {t("house-review")}
          </Link>
        )}
        <Link to={addressOf(now.id, 0)} class="button" id="replay">
          {t("house-replay")}
        </Link>
        <Link to="/" class="button">
          {t("house-home")}
        </Link>
        {now.scene?.story && <TellAgain story={now.scene.story} />}
        <TalkMark />
      </div>
    </div>
  );
}

function headline(result: Outcome, you: number | null): string {
  if (you !== null && result.winners.includes(you) && result.winners.length === 1) return t("house-won-you");
  const winners = result.winners.map((seat) => names.value[seat] ?? "");
  const list = new Intl.ListFormat(language.value).format(winners);
  return t("house-won", { names: list, count: winners.length });
}

function reason(result: Outcome): string {
  return result.reason.key ? say(result.reason, names.value) : "";
}

/** The rematch: asked for by those who sat here; once there is one, everyone may go there. */
function Again({ now }: { now: Table }) {
  if (now.next)
    return (
      <Link to={`/table/${now.next}`} class="button primary" id="rematch-join">
        {t(now.you === null ? "house-rematch-watch" : "house-rematch-join")}
      </Link>
    );
  return now.you === null ? null : (
    <button type="button" class="primary" id="rematch" onClick={rematch}>
      {t("house-rematch")}
    </button>
  );
}
