// The way in: the house in a sentence, who is there, the games, and the tables to come back to.
import { useEffect, useState } from "preact/hooks";
import { callMe, enter, reasonOf, trouble, welcome } from "../house.ts";
import { t } from "../language.ts";
import { follow, lobby, unseen } from "../lobby.ts";
import { keepLooking, mine, unread } from "../mine.ts";
import { myName, NameField } from "../NameField.tsx";
import { Link } from "../route.tsx";
import { Alert } from "../Said.tsx";
import type { Msg } from "../wire.ts";
import { GameCard } from "./GameCard.tsx";
import { Hill } from "./Hill.tsx";
import { Lobby, NobodyThere, openTables } from "./Lobby.tsx";
import { MyTables } from "./MyTables.tsx";
import { RecentTables } from "./RecentTables.tsx";

export function HomePage() {
  useEffect(follow, []);
  useEffect(() => (myName() ? keepLooking() : undefined), [myName()]);
  return (
    <main id="content" tabIndex={-1} class="home">
      <section class="hero">
        <Hill />
        <h1>{t("house-name")}</h1>
        <p>{t("house-tagline")}</p>
      </section>
      {isKnown() && <Inside />}
      {!welcome.value && <Closed />}
    </main>
  );
}

/** All of it at once: what comes later would push away what somebody is about to press. */
function isKnown(): boolean {
  const tables = !myName() || mine.value !== null || unread.value;
  return welcome.value !== null && tables && (lobby.value !== null || unseen.value);
}

function Inside() {
  const [opened, setOpened] = useState(() => new URLSearchParams(location.search).get("play"));
  return (
    <>
      {myName() && <MyTables />}
      {openTables().length > 0 && <Lobby />}
      <section class="games" aria-labelledby="games">
        <h2 id="games">{t("house-games")}</h2>
        {welcome.value?.games.map((game) => (
          <GameCard key={game.name} game={game} opened={opened === game.name} onOpen={setOpened} />
        ))}
      </section>
      {!openTables().length && <NobodyThere />}
      {!myName() && <RecentTables />}
      <p>
        <Link to="/records" id="records">
          {t("house-records")}
        </Link>
      </p>
      {myName() && <Name />}
    </>
  );
}

/** The house has not answered yet, or not well. */
function Closed() {
  if (!trouble.value) return <p class="quiet">{t("house-loading")}</p>;
  return (
    <div class="row">
      <Alert message={trouble.value} />
      <button type="button" onClick={() => void enter()}>
        {t("house-retry")}
      </button>
    </div>
  );
}

function Name() {
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<Msg | null>(null);
  const keep = (event: Event) => {
    event.preventDefault();
    callMe(name ?? "").then(
      () => setName(null),
      (error: unknown) => setProblem(reasonOf(error)),
    );
  };
  if (name === null)
    return (
      <p class="whoami">
        {t("house-playing-as")} <strong>{myName()}</strong>.{" "}
        <button type="button" class="link" id="rename" onClick={() => setName(myName())}>
          {t("house-rename")}
        </button>
      </p>
    );
  return (
    <form class="whoami card" onSubmit={keep}>
      <NameField value={name} onName={setName} />
      <Alert message={problem} />
      <div class="row">
        <button class="primary">{t("house-save")}</button>
        <button type="button" onClick={() => setName(null)}>
          {t("house-cancel")}
        </button>
      </div>
    </form>
  );
}
