// A seat that is handed over by a link: whose it is, at which game, and a name to take it.
import { useEffect, useState } from "preact/hooks";
import { callMe, readOffer, reasonOf, takeOver } from "../house.ts";
import { t } from "../language.ts";
import { myName, NameField } from "../NameField.tsx";
import { go, Link } from "../route.tsx";
import { Alert } from "../Said.tsx";
import { SeatSign } from "../scene/signs.tsx";
import { COLOURS } from "../seating.ts";
import { titleOf } from "../title.ts";
import type { Msg, Offer } from "../wire.ts";

export function OfferPage({ id }: { id: string }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [problem, setProblem] = useState<Msg | null>(null);
  const refuse = (error: unknown) => setProblem(reasonOf(error));
  useEffect(() => void readOffer(id, token()).then(setOffer, refuse), [id]);
  return (
    <main id="content" tabIndex={-1} class="narrow hand-over">
      <h1>{offer ? t("house-offer", { name: offer.name }) : t("house-opening")}</h1>
      {offer && <Take id={id} offer={offer} onProblem={refuse} />}
      <Alert message={problem} />
      <p>
        <Link to={`/table/${id}`}>{t("house-review-back")}</Link>
      </p>
    </main>
  );
}

function token(): string {
  return location.hash.slice(1);
}

function Take({ id, offer, onProblem }: { id: string; offer: Offer; onProblem(error: unknown): void }) {
  const [name, setName] = useState<string | null>(null);
  const take = async () => {
    const wish = (name ?? myName()).trim();
    if (wish !== myName()) await callMe(wish);
    await takeOver(id, token());
    go(`/table/${id}`);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    take().catch(onProblem);
  };
  return (
    <form class="card" onSubmit={submit}>
      <p class="handed">
        <SeatSign colour={offer.colour % COLOURS} /> {t("house-offer-about", { title: titleOf(offer.game), name: offer.name })}
      </p>
      <NameField value={name ?? myName()} onName={setName} />
      <button class="primary" id="take-over">
        {t("house-offer-take")}
      </button>
    </form>
  );
}
