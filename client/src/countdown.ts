// A countdown to look at: whole seconds that are left, told once each until there are none.
// It knows nothing of what is counted down to, and does nothing but tell.

/** Begins at once; gives what stops it. By the clock on the wall: a page that slept has missed nothing. */
export function countdown(seconds: number, tell: (left: number) => void): () => void {
  const end = Date.now() + 1000 * seconds;
  let told = seconds;
  const timer = setInterval(() => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (left < told) tell((told = left));
    if (!left) clearInterval(timer);
  }, 200);
  return () => clearInterval(timer);
}
