/** Where a pasted link or code leads: a table, or back to a seat. */
export function wayOf(pasted: string): string | null {
  const key = /rejoin[#/]([\w-]+)/.exec(pasted);
  if (key) return `/rejoin#${key[1]}`;
  const found = /table\/[\w-]+/.exec(pasted);
  if (found) return `/${found[0]}`;
  const code = pasted.trim();
  return /^[\w-]+$/.test(code) ? `/table/${code}` : null;
}

/** The address of a table. */
export function wayTo(table: { id: string }): string {
  return `/table/${table.id}`;
}
