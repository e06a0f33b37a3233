// Who we are, as the house knows it: our name, passkeys, a link to another device, to be forgotten.
// Asks the house; shows nothing.
import { hush } from "./bell.ts";
import { ask, callMe, welcome } from "./house.ts";
import { mine } from "./mine.ts";
import { createKey, useKey } from "./passkey.ts";
import { forgetAll } from "./recent.ts";
import type { Along, Ceremony, Guest, Looked, Me } from "./wire.ts";

export const readMe = (): Promise<Me> => ask<Me>("/api/me");
export const makeLink = (): Promise<Along> => ask<Along>("/api/me/along", {});
export const removeKey = (id: string): Promise<Me> => ask<Me>("/api/passkeys/remove", { id });
export const whoIs = (slip: string): Promise<Looked> => ask<Looked>("/api/along/look", { slip });

export async function rename(name: string): Promise<Me> {
  await callMe(name);
  return readMe();
}

export async function comeAlong(slip: string): Promise<void> {
  become(await ask<Guest>("/api/along", { slip }));
}

export async function keepName(): Promise<Me> {
  const { slip, options } = await ask<Ceremony>("/api/passkeys/offer", {});
  return ask<Me>("/api/passkeys", { slip, credential: await createKey(options) });
}

export async function enterByKey(): Promise<Me> {
  const { slip, options } = await ask<Ceremony>("/api/passkeys/ask", {});
  become(await ask<Guest>("/api/passkeys/enter", { slip, credential: await useKey(options) }));
  return readMe();
}

/** The bell first, while the house still knows whose it is. */
export async function forgetMe(): Promise<Me> {
  await hush();
  become(await ask<Guest>("/api/me/forget", {}));
  forgetAll();
  mine.value = null;
  return readMe();
}

function become(guest: Guest): void {
  if (welcome.value) welcome.value = { ...welcome.value, guest };
}
