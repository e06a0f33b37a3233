// What has happened, line by line; new lines are read out. Those that a story is about to tell can't be seen yet.
import { t } from "../language.ts";
import { Said } from "../Said.tsx";
import { untold } from "../scene/telling.ts";
import { log, names, table } from "../table.ts";

export function Log() {
  const lines = log.value;
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t("house-log")}</h2>
      {!lines.length && <p class="quiet">{t("house-log-empty")}</p>}
      <div role="log" aria-live="polite" tabIndex={0} aria-labelledby="log-title">
        <ol id="log">
          {lines.map((message, n) => (
            <li key={n} class={n >= untold.value ? "unseen" : ""}>
              <Said message={message} names={names.value} game={table.value?.game} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
