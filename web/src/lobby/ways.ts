/** Where a pasted link or code leads: a table, or back to a seat. */
export function wayOf(pasted: string): string | null {
  const found = /(?:table|rejoin)\/[\w-]+/.exec(pasted);
  if (found) return `/${found[0]}`;
  const code = pasted.trim();
  return /^[\w-]+$/.test(code) ? `/table/${code}` : null;
}

/** The address of a table; its game is a hint for whoever opens it. */
export function wayTo(table: { id: string; game: string }): string {
  return `/table/${table.id}/${table.game}`;
}
