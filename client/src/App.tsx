// The frame around every page: skip link, header, the page, and the page's title.
import { useSignalEffect } from "@preact/signals";
import { Bench } from "./bench.tsx";
import { speakOfAll, t } from "./language.ts";
import { Header } from "./Header.tsx";
import { AlongPage } from "./pages/AlongPage.tsx";
import { HomePage } from "./pages/HomePage.tsx";
import { LessonPage } from "./lesson/LessonPage.tsx";
import { Lost } from "./pages/Lost.tsx";
import { MePage } from "./pages/MePage.tsx";
import { OfferPage } from "./pages/OfferPage.tsx";
import { RulesPage } from "./pages/RulesPage.tsx";
import { TablePage } from "./pages/TablePage.tsx";
import { RecordsPage } from "./replay/RecordsPage.tsx";
import { focusMain, path, route } from "./route.tsx";
import { SignBook } from "./scene/signs.tsx";
import { Tooltip } from "./scene/tooltip.tsx";
import plain from "./icon.svg";
import lit from "./icon-turn.svg";
import { calls, title } from "./title.ts";

const came = path.value; // where to

export function App() {
  useSignalEffect(() => {
    document.title = title.value;
    if (path.value !== came) void speakOfAll();
  });
  useSignalEffect(() => {
    document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", calls.value ? lit : plain);
  });
  return (
    <>
      <a class="skip" href="#content" onClick={toContent}>
        {t("house-skip")}
      </a>
      <SignBook />
      <Header />
      <Page />
      <Bench />
      <Tooltip />
    </>
  );
}

function toContent(event: Event): void {
  event.preventDefault();
  focusMain();
}

function Page() {
  const here = route.value;
  switch (here.page) {
    case "home":
      return <HomePage />;
    case "table":
      return <TablePage key={here.id} id={here.id} review={here.review} dice={here.dice} move={here.move} />;
    case "offer":
      return <OfferPage key={here.id} id={here.id} />;
    case "records":
      return <RecordsPage />;
    case "rules":
      return <RulesPage key={here.game} game={here.game} />;
    case "learn":
      return <LessonPage key={here.game} game={here.game} number={here.step} />;
    case "me":
      return <MePage />;
    case "along":
      return <AlongPage />;
    case "lost":
      return <Lost reason="house-no-page">{t("house-no-page")}</Lost>;
  }
}
