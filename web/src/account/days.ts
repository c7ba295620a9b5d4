/** A day in the reader's language. */

import { prefs } from "../lib/prefs.svelte";

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(prefs.language, { dateStyle: "medium" }).format(new Date(seconds * 1000));
}
