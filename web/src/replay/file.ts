/** The file that is looked at, kept in this tab so that it can be loaded again. */

const KEY = "record";
/** Letters; the server reads no more. */
export const MOST = 160 * 1024;

export interface Brought {
  record: string;
  title: string;
}

/** What a file is called, as the title of a game. */
export const titled = (name: string): string => name.replace(/\.json$/i, "").slice(0, 40);

export function kept(): Brought | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Brought | null;
  } catch {
    return null;
  }
}

export function keep(brought: Brought | null): void {
  try {
    if (brought) sessionStorage.setItem(KEY, JSON.stringify(brought));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks for the file again.
  }
}
