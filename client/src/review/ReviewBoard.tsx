// The board beside the curve: the position after the move that one looks at, everything face up.
// The move counts once one rests there: whoever sweeps along the curve is not shown every board in between.
import { useEffect } from "preact/hooks";
import { t } from "../language.ts";
import { hide, position, show } from "../replay/positions.ts";
import { addressOf } from "../replay/replaying.ts";
import { Link } from "../route.tsx";
import { Board } from "../scene/Board.tsx";
import { past } from "../table.ts";
import { row } from "./reviewing.ts";

const REST = 60; // milliseconds

export function ReviewBoard({ id }: { id: string }) {
  const move = row.value;
  useEffect(() => {
    past.value = true;
    return () => {
      past.value = false;
      hide();
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => show(id, move, "all"), REST);
    return () => clearTimeout(timer);
  }, [id, move]);
  return (
    <section class="review-board card" aria-label={t("house-board")} data-move={position.value?.move ?? ""}>
      <div class="place">{position.value && <Board scene={position.value.scene} />}</div>
      <Link to={addressOf(id, move)} class="small" id="review-replay">
        {t("house-replay-here")}
      </Link>
    </section>
  );
}
