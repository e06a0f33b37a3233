// What this browser remembers between visits; works, forgetfully, where storage is forbidden.
// Nothing secret belongs here: who you are is the house's cookie.

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`nemeton-${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`nemeton-${name}`, value);
  } catch {
    /* a private window: the choice lasts as long as the page */
  }
}

export function drop(name: string): void {
  try {
    localStorage.removeItem(`nemeton-${name}`);
  } catch {
    /* nothing was remembered */
  }
}
