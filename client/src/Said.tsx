// A refusal or other sentence of the house, with a link to the rule that speaks.
import { say, t } from "./language.ts";
import { Link } from "./route.tsx";
import type { Msg } from "./wire.ts";

interface Props {
  message: Msg | null;
  names?: readonly string[];
  game?: string;
}

/** Announced at once; there even when empty, so that screen readers notice what comes. */
export function Alert({ message, names, game }: Props) {
  return (
    <div role="alert" class="alert">
      {message && (
        <p>
          {say(message, names)}{" "}
          {message.rule && game && (
            <Link to={`/rules/${game}#rule-${message.rule}`}>{t("house-rule", { rule: message.rule })}</Link>
          )}
        </p>
      )}
    </div>
  );
}
