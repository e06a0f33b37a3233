// A link and a code that make another device ours, while they are good; and a warning, for whoever has them is us.
import { useEffect, useState } from "preact/hooks";
import { reasonOf } from "../house.ts";
import { t } from "../language.ts";
import { makeLink } from "../me.ts";
import { Alert } from "../Said.tsx";
import type { Along, Msg } from "../wire.ts";
import { toClipboard } from "./LinkField.tsx";

const LOCAL = /^(localhost|127\.|\[::1\])/;
const QUIET = 4; // light squares around a code, so that cameras find it

export function TakeAlong() {
  const [along, setAlong] = useState<Along | null>(null);
  const [problem, setProblem] = useState<Msg | null>(null);
  const make = () => void makeLink().then(setAlong, (error: unknown) => setProblem(reasonOf(error)));
  const left = useSecondsLeft(along);
  return (
    <section class="card take-along" aria-labelledby="me-along">
      <h2 id="me-along">{t("house-along")}</h2>
      <p>{t("house-along-about")}</p>
      {LOCAL.test(location.hostname) && <p class="notice">{t("house-along-local", { host: location.host })}</p>}
      <Alert message={problem} />
      {along && left > 0 && <Shown along={along} left={left} />}
      {along && left === 0 && <p role="status">{t("house-along-over")}</p>}
      <div>
        <button type="button" class={along ? "" : "primary"} id="make-link" onClick={make}>
          {t(along ? "house-along-again" : "house-along-make")}
        </button>
      </div>
    </section>
  );
}

function Shown({ along, left }: { along: Along; left: number }) {
  const [copied, setCopied] = useState(false);
  const copy = (event: Event) => {
    const field = (event.currentTarget as HTMLElement).parentElement?.querySelector("input");
    void toClipboard(along.link, field).then(() => setCopied(true));
  };
  return (
    <div class="link-shown">
      <Code along={along} />
      <div>
        <p class="warning">{t("house-along-warning")}</p>
        <p>{t("house-along-scan")}</p>
        <div class="row">
          <label class="unseen" for="along-link">
            {t("house-along-link")}
          </label>
          <input id="along-link" readOnly value={along.link} onFocus={(event) => event.currentTarget.select()} />
          <button type="button" id="copy-along" onClick={copy}>
            {t(copied ? "house-copied" : "house-copy")}
          </button>
        </div>
        <p class="quiet small" role="timer">
          {t("house-along-left", { minutes: Math.floor(left / 60), seconds: left % 60 })}
        </p>
      </div>
    </div>
  );
}

function Code({ along: { size, path } }: { along: Along }) {
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return (
    <svg class="code" viewBox={box} role="img" aria-label={t("house-along-code")} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

function useSecondsLeft(along: Along | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!along) return;
    const until = performance.now() + along.seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.round((until - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [along]);
  return left;
}
