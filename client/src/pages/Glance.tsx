// The game at a glance, over the board, and the way on to its lesson and its rules. The table goes on behind it.
// A popover that keeps clicks and Tab to itself: a modal dialog makes all else inert, and that is a new style for every
// element of the page, half of the time that a slow phone took to show it.
import { useRef, useState } from "preact/hooks";
import { rulesPage, welcome } from "../house.ts";
import { language, t, word } from "../language.ts";
import { Link } from "../route.tsx";

export function GlanceSwitch({ game }: { game: string }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [html, setHtml] = useState("");
  const show = () => {
    sheet.current?.showPopover();
    void rulesPage(game, language.value).then((page) => setHtml(glanceIn(page)));
  };
  const close = () => sheet.current?.hidePopover();
  return (
    <>
      <button type="button" class="switch listing" id="glance" title={t("house-glance")} aria-haspopup="dialog" onClick={show} {...word("glance")}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8.5 8.5a3.6 3.6 0 1 1 5.6 3c-1.4 1-2.1 1.6-2.1 3.3M12 18.5h.01" />
        </svg>
        <span>{t("house-glance")}</span>
      </button>
      <dialog ref={sheet} popover="auto" aria-modal="true" aria-label={t("house-glance")} onClick={(event) => event.target === sheet.current && close()} onKeyDown={goRound}>
        <div class="rules">
          <article class="glance" dangerouslySetInnerHTML={{ __html: html }} />
          <div class="row">
            <button type="button" class="primary" id="glance-close" onClick={close}>
              {t("house-back-to-game")}
            </button>
            {lessonOf(game) > 0 && (
              <Link to={`/learn/${game}`} class="button">
                {t("house-learn")}
              </Link>
            )}
            <Link to={`/rules/${game}`} class="button">
              {t("house-rules")}
            </Link>
          </div>
        </div>
      </dialog>
    </>
  );
}

/** From the last thing that can be reached to the first, and back. */
function goRound(event: KeyboardEvent): void {
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("a[href], button")];
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (event.key !== "Tab" || document.activeElement !== from) return;
  to?.focus();
  event.preventDefault();
}

/** The summary at the head of a page of rules; without one, the whole page. The house's own, from its own Markdown. */
function glanceIn(page: string): string {
  return new DOMParser().parseFromString(page, "text/html").querySelector(".glance")?.innerHTML ?? page;
}

/** How many steps the lesson of a game has. */
export function lessonOf(game: string): number {
  return welcome.value?.games.find((one) => one.name === game)?.lesson ?? 0;
}
