/** Numbers as the reader's language writes them. */

import { prefs } from "./prefs.svelte";

/** A number with at most so many digits after the point. */
export function figure(value: number, digits: number, language: string = prefs.language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}
