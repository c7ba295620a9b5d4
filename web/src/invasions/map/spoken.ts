/** The wind in words. */

import { t } from "../../lib/texts.svelte";
import type { InvasionsPosition } from "../types";
import { ROUND } from "./quarters";

/** "Wind south: North 2, West 5 …" for those who do not see the rose. */
export function spoken({ view, aids }: InvasionsPosition): string {
  const days = ROUND.map((zone) => t("rose-zone", { zone: t(`invasions-zone-${zone}`), number: aids.fair[zone] }));
  return t("sea-wind", { direction: t(`invasions-direction-${view.wind}`), days: days.join(", ") });
}
