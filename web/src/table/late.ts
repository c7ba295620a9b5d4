/** Parts of every table that nobody needs at the first look: they are one file (see vite.config.ts), fetched once. */

import { fetched } from "../lib/fetched";

export const late = {
  chat: () => fetched(() => import("./Chat.svelte")),
  hints: () => fetched(() => import("./Hints.svelte")),
  keys: () => fetched(() => import("./KeysDialogue.svelte")),
  menu: () => fetched(() => import("./MenuDialogue.svelte")),
  since: () => fetched(() => import("./Since.svelte")),
};
