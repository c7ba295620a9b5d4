/** The views between which one chooses where the screen is too small for all. */

import type { Snippet } from "svelte";

export interface Tab {
  /** Its title is the text `tab-<name>`. */
  name: string;
  icon: string;
  body: Snippet;
}
