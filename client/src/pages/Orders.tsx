// What the house does for you at this table: standing orders of your seat, being called, and, for the host, a webhook.
import { useState } from "preact/hooks";
import { welcome } from "../house.ts";
import { language, t } from "../language.ts";
import { send } from "../table.ts";
import type { Orders as Given, Table } from "../wire.ts";
import { Bell } from "./Bell.tsx";

export function Orders({ now }: { now: Table }) {
  if (now.you === null || now.stage === "over" || now.stage === "abandoned") return null;
  return (
    <details class="orders" id="orders">
      <summary>
        <h2>{t("house-orders-title")}</h2>
      </summary>
      <div class="orders-inside">
        {now.orders && <Standing game={now.game} orders={now.orders} />}
        <Bell />
        {now.hosting && <Webhook key={now.webhook} url={now.webhook} />}
      </div>
    </details>
  );
}

function Standing({ game, orders }: { game: string; orders: Given }) {
  const words = welcome.value?.games.find((one) => one.name === game)?.standing ?? [];
  const give = (forced: boolean, wanted: string[]) => send({ type: "standing", forced, words: wanted });
  const without = (word: string) => orders.words.filter((other) => other !== word);
  return (
    <fieldset>
      <legend>{t("house-orders")}</legend>
      <Order id="order-forced" on={orders.forced} text={t("house-orders-forced")} onOrder={(on) => give(on, orders.words)} />
      {words.map((word) => (
        <Order
          key={word}
          id={`order-${word}`}
          on={orders.words.includes(word)}
          text={t(`${game}-standing-${word}`)}
          onOrder={(on) => give(orders.forced, on ? [...without(word), word] : without(word))}
        />
      ))}
      <p class="hint">{t("house-orders-about")}</p>
    </fieldset>
  );
}

function Order({ id, on, text, onOrder }: { id: string; on: boolean; text: string; onOrder(on: boolean): void }) {
  return (
    <label class="order">
      <input type="checkbox" id={id} checked={on} onChange={(event) => onOrder(event.currentTarget.checked)} />
      <span>{text}</span>
    </label>
  );
}

function Webhook({ url }: { url: string }) {
  const [address, setAddress] = useState(url);
  const keep = (event: Event) => {
    event.preventDefault();
    if (address.trim() !== url) send({ type: "webhook", url: address.trim(), language: language.value });
  };
  return (
    <form class="webhook" onSubmit={keep}>
      <div class="field">
        <label for="webhook">{t("house-webhook")}</label>
        <input
          id="webhook"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={address}
          aria-describedby="webhook-about"
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
        <p class="hint" id="webhook-about">
          {t(url ? "house-webhook-kept" : "house-webhook-about")}
        </p>
      </div>
      <button aria-disabled={address.trim() === url}>{t(address || !url ? "house-webhook-save" : "house-webhook-stop")}</button>
    </form>
  );
}
