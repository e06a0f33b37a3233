// Why nothing can be played at this table; nothing while all is well.
import { say } from "../language.ts";
import type { Table } from "../wire.ts";

export function Held({ now }: { now: Table }) {
  if (!now.held) return null;
  return (
    <p class="notice" role="status" id="held">
      {say(now.held)}
    </p>
  );
}
