// Nothing is here, or nothing for you: why, what may have happened, and ways on.
import type { ComponentChildren } from "preact";
import { has, t } from "../language.ts";
import { myName } from "../NameField.tsx";
import { Link } from "../route.tsx";

interface Props {
  reason: string; // its key: with `-more` it says what may have happened
  id?: string;
  children: ComponentChildren; // what is wrong
}

export function Lost({ reason, id, children }: Props) {
  return (
    <main id="content" tabIndex={-1} class="narrow lost">
      <Fallen />
      <h1 id={id}>{children}</h1>
      {has(`${reason}-more`) && <p>{t(`${reason}-more`)}</p>}
      <p class="row">
        <Link to="/" class="button primary">
          {t("house-lost-games")}
        </Link>
        {myName() && (
          <Link to="/me" class="button">
            {t("house-results")}
          </Link>
        )}
        <button type="button" onClick={() => location.reload()}>
          {t("house-retry")}
        </button>
      </p>
    </main>
  );
}

/** A stone that lies where one stood. Only for the eyes. */
function Fallen() {
  return (
    <svg class="fallen" viewBox="0 0 160 60" aria-hidden="true">
      <path d="M0 52C40 40 110 40 160 52V60H0z" class="near" />
      <path d="M22 48 25 14Q31 9 38 14L41 48zM128 49 131 24Q136 19 142 24L145 50z" class="stone" />
      <path d="M56 48 60 37Q88 31 112 38L115 47Q86 52 56 48z" class="stone" />
    </svg>
  );
}
