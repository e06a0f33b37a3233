// The browser's side of passkeys: options from JSON, credentials into JSON, and what can go wrong as a sentence.
// By hand, because some browsers of our time know passkeys but not yet their JSON form.
import { Refusal } from "./house.ts";

type Json = Record<string, unknown>;

/** Whether there can be passkeys here at all. */
export function passkeysHere(): boolean {
  return typeof PublicKeyCredential === "function" && isSecureContext;
}

export async function createKey(options: unknown): Promise<Json> {
  const { user, challenge, excludeCredentials, ...rest } = options as Json;
  const publicKey = {
    ...rest,
    challenge: bytes(challenge),
    user: { ...(user as Json), id: bytes((user as Json)["id"]) },
    excludeCredentials: ((excludeCredentials ?? []) as Json[]).map((one) => ({ ...one, id: bytes(one["id"]) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  return spoken(await heard(() => navigator.credentials.create({ publicKey })));
}

export async function useKey(options: unknown): Promise<Json> {
  const { challenge, ...rest } = options as Json;
  const publicKey = { ...rest, challenge: bytes(challenge), allowCredentials: [] } as PublicKeyCredentialRequestOptions;
  return spoken(await heard(() => navigator.credentials.get({ publicKey })));
}

/** A credential as JSON: every part that is bytes, in letters. */
function spoken(credential: PublicKeyCredential): Json {
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const answer = credential.response as unknown as Record<string, ArrayBuffer | null | undefined>;
  const response = parts.filter((part) => answer[part]).map((part) => [part, letters(answer[part]!)]);
  const id = letters(credential.rawId);
  return { id, rawId: id, type: credential.type, response: Object.fromEntries(response) as Json };
}

async function heard(ceremony: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!passkeysHere()) throw refusal("house-passkey-without");
  try {
    return (await ceremony()) as PublicKeyCredential;
  } catch (error) {
    throw refusal(sentence(error instanceof Error ? error.name : ""));
  }
}

export function sentence(error: string): string {
  if (error === "InvalidStateError") return "house-passkey-twice";
  if (error === "SecurityError") return "house-passkey-address";
  return error === "NotSupportedError" ? "house-passkey-without" : "house-passkey-stopped";
}

function refusal(key: string): Refusal {
  return new Refusal({ key, args: {}, rule: "" });
}

/** Base64url, as WebAuthn writes it, without padding. */
export function bytes(text: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(text).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function letters(buffer: ArrayBuffer | Uint8Array): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
