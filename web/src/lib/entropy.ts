/** A text nobody can foresee: it goes into all chance of the game, and names commands. `randomUUID` is missing on plain http. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
}
