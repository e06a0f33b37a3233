// The game at a glance, over the board, and the way on to its lesson and its rules. The table goes on behind it.
import { useRef, useState } from "preact/hooks";
import { rulesPage, welcome } from "../house.ts";
import { language, t, word } from "../language.ts";
import { Link } from "../route.tsx";

export function GlanceSwitch({ game }: { game: string }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [html, setHtml] = useState("");
  const show = () => {
    sheet.current?.showModal();
    void rulesPage(game, language.value).then((page) => setHtml(glanceIn(page)));
  };
  const close = () => sheet.current?.close();
  return (
    <>
      <button type="button" class="switch listing" id="glance" title={t("house-glance")} aria-haspopup="dialog" onClick={show} {...word("glance")}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8.5 8.5a3.6 3.6 0 1 1 5.6 3c-1.4 1-2.1 1.6-2.1 3.3M12 18.5h.01" />
        </svg>
        <span>{t("house-glance")}</span>
      </button>
      <dialog ref={sheet} aria-label={t("house-glance")} onClick={(event) => event.target === sheet.current && close()}>
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

/** The summary at the head of a page of rules; without one, the whole page. The house's own, from its own Markdown. */
function glanceIn(page: string): string {
  return new DOMParser().parseFromString(page, "text/html").querySelector(".glance")?.innerHTML ?? page;
}

/** How many steps the lesson of a game has. */
export function lessonOf(game: string): number {
  return welcome.value?.games.find((one) => one.name === game)?.lesson ?? 0;
}
