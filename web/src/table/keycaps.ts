/** Keys as they are printed on the reader's keyboard: `Shift+N` is `Maj+N` in French. */
export function keycaps(keys: string, say: (id: string) => string): string {
  return keys.replace(/[A-Z][a-z]+/g, (name) => say(`cap-${name.toLowerCase()}`));
}
