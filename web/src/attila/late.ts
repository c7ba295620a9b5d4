/** Parts of a table that the first look at it can do without. */

import { fetched } from "../lib/fetched";

export const late = {
  dialogues: () => fetched(() => import("./Dialogues.svelte")),
  guide: () => fetched(() => import("./Guide.svelte")),
  hands: () => fetched(() => import("./OpenHands.svelte")),
};
