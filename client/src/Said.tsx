// A refusal, a line of the log or another sentence, with a link to the rule that speaks.
import { say, t } from "./language.ts";
import { Link } from "./route.tsx";
import type { Msg } from "./wire.ts";

interface Props {
  message: Msg | null;
  names?: readonly string[] | undefined;
  game?: string | undefined;
}

/** Announced at once; there even when empty, so that screen readers notice what comes. */
export function Alert({ message, names, game }: Props) {
  return (
    <div role="alert" class="alert">
      {message && (
        <p>
          <Said message={message} names={names} game={game} />
        </p>
      )}
    </div>
  );
}

export function Said({ message, names, game }: Props & { message: Msg }) {
  return (
    <>
      {say(message, names)}{" "}
      {message.rule && game && (
        <Link class="rule" to={`/rules/${game}#rule-${message.rule}`}>
          {t("house-rule", { rule: message.rule })}
        </Link>
      )}
    </>
  );
}
