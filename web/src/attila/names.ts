/** Names of peoples and provinces, from the game's own texts. */

import { t } from "../lib/texts.svelte";

export function people(name: string): string {
  return t(`attila-people-${name}`);
}

export function province(name: string): string {
  return t(`attila-province-${name.replaceAll("_", "-")}`);
}
