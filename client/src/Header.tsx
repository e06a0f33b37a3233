// The house's name, the way to your own page, and three switches: language, sound, day or night.
import { chooseLanguage, language, t } from "./language.ts";
import { Link, route } from "./route.tsx";
import { audible, switchSound } from "./sound.ts";
import { switchTheme, theme } from "./theme.ts";

export function Header() {
  return (
    <header class="house">
      <Link to="/" class="wordmark" current={route.value.page === "home"}>
        <Trilithon />
        {t("house-name")}
      </Link>
      <div class="switches">
        <Link to="/me" class="switch button" id="me" label={t("house-me-page")} current={route.value.page === "me"}>
          <GuestMark />
        </Link>
        <Languages />
        <button
          type="button"
          class="switch"
          id="sound"
          aria-label={t(audible.value ? "house-sound-off" : "house-sound-on")}
          onClick={switchSound}
        >
          <SoundMark on={audible.value} />
        </button>
        <button
          type="button"
          class="switch"
          id="theme"
          aria-label={t(theme.value === "day" ? "house-to-night" : "house-to-day")}
          onClick={switchTheme}
        >
          <SkyMark />
        </button>
      </div>
    </header>
  );
}

function Languages() {
  return (
    <div role="group" class="languages" aria-label={t("house-language")}>
      {(["fr", "en"] as const).map((code) => (
        <button
          key={code}
          type="button"
          class="switch"
          lang={code}
          id={`language-${code}`}
          aria-label={code === "fr" ? "fr, français" : "en, English"}
          aria-pressed={language.value === code}
          onClick={() => void chooseLanguage(code)}
        >
          {code}
        </button>
      ))}
    </div>
  );
}

function Trilithon() {
  return (
    <svg class="trilithon" viewBox="0 0 32 28" aria-hidden="true">
      <circle cx="16" cy="14" r="5" class="sun" />
      <path d="M5 27 7 9l4-1 1 19zM20 27l1-19 4 1 2 18zM3 9l1-6 24 1 1 5z" class="stone" />
    </svg>
  );
}

function SkyMark() {
  return (
    <svg viewBox="-22 -22 44 44" aria-hidden="true">
      <use href={theme.value === "day" ? "#sign-1" : "#sign-0"} x="-16" y="-16" width="32" height="32" />
    </svg>
  );
}

/** A hooded figure: whoever you are. */
function GuestMark() {
  return (
    <svg viewBox="-22 -22 44 44" aria-hidden="true" class="sound-mark">
      <path d="M-13 16C-14 2-9-15 0-15S14 2 13 16zM-6 3C-6-4-3-7 0-7S6-4 6 3 3 9 0 9-6 7-6 3z" />
    </svg>
  );
}

function SoundMark({ on }: { on: boolean }) {
  return (
    <svg viewBox="-22 -22 44 44" aria-hidden="true" class="sound-mark">
      <path d="M-12 8C-9 4-10-3-7-8-4-14 4-14 7-8 10-3 9 4 12 8zM-3 12a3.5 3.5 0 0 0 6 0" />
      {!on && <path d="M-14 15 14-15" />}
    </svg>
  );
}
