// Where a link from another device leads: who one would be, asked once. Looking at it does not use it up.
import { useEffect, useState } from "preact/hooks";
import { reasonOf } from "../house.ts";
import { t } from "../language.ts";
import { comeAlong, whoIs } from "../me.ts";
import { go, Link } from "../route.tsx";
import { Alert } from "../Said.tsx";
import type { Looked, Msg } from "../wire.ts";

export function AlongPage() {
  const slip = location.hash.slice(1);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [problem, setProblem] = useState<Msg | null>(null);
  const refuse = (error: unknown) => setProblem(reasonOf(error));
  useEffect(() => {
    whoIs(slip).then(setLooked, refuse);
  }, [slip]);
  const asked = looked && !looked.already && !problem ? looked : null;
  const come = () => comeAlong(slip).then(() => go("/me"), refuse);
  return (
    <main id="content" tabIndex={-1} class="narrow along">
      <h1>{asked ? t("house-along-question", { name: asked.name }) : t("house-along-title")}</h1>
      <Alert message={problem} />
      {!looked && !problem && <p class="quiet">{t("house-loading")}</p>}
      {looked?.already && !problem && <p>{t("house-along-already", { name: looked.name })}</p>}
      {asked ? (
        <Question looked={asked} onYes={come} />
      ) : (
        <p>
          <Link to="/" class="button">
            {t("house-home")}
          </Link>
        </p>
      )}
    </main>
  );
}

function Question({ looked: { name, instead }, onYes }: { looked: Looked; onYes(): void }) {
  return (
    <>
      <p>{t("house-along-explained", { name })}</p>
      {instead && <p class="notice">{t("house-along-instead", { name: instead })}</p>}
      <div class="row">
        <button type="button" class="primary" id="along-yes" onClick={onYes}>
          {t("house-along-yes", { name })}
        </button>
        <Link to="/" class="button">
          {t("house-along-no")}
        </Link>
      </div>
    </>
  );
}
