/** Who sits where at a new table, as the form has it. */

import type { NewSeat } from "../lib/api";
import { t } from "../lib/texts.svelte";

export interface Chair {
  kind: "human" | "open" | "hot-seat" | "bot";
  /** Of which level, where a bot sits. */
  bot: string;
  /** Of somebody else at this device. */
  name: string;
}

const MOST = 5;
/** Oneself, and bots in all other seats. */
export function chairs(): Chair[] {
  return Array.from({ length: MOST }, (_, index) => ({ kind: index === 0 ? "human" : "bot", bot: "greedy", name: "" }));
}

/** The seats as the server wants them. */
export function taken(seats: Chair[], host: string): NewSeat[] {
  return seats.map(({ kind, bot, name }, index) => {
    switch (kind) {
      case "human":
        return { kind, name: host };
      case "open":
        return { kind };
      case "hot-seat":
        return { kind, name: name.trim() || `${t("new-player")} ${index + 1}` };
      case "bot":
        return { kind, bot };
    }
  });
}
