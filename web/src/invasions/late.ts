/** Parts of a table that the first look at it can do without, on a phone at least. */

import { fetched } from "../lib/fetched";

export const late = {
  beside: () => fetched(() => import("./Beside.svelte")),
  rose: () => fetched(() => import("./map/Rose.svelte")),
  dialogues: () => fetched(() => import("./Dialogues.svelte")),
  guide: () => fetched(() => import("./Guide.svelte")),
  hands: () => fetched(() => import("./OpenHands.svelte")),
  tip: () => fetched(() => import("./PlaceTip.svelte")),
};
