/** Which of its sentences the prompt says: what differs by turn and by the options of the table. */

import type { View } from "./types";

export interface Asked {
  id: string;
  number?: number;
}

/** A8.1 Card 1 or 2 of two players; A8.2 the third, by Double, is just a card. */
export function cardTitle(view: Pick<View, "seats" | "played">): Asked {
  if (view.seats !== 2 || view.played >= 2) return { id: "prompt-card" };
  return { id: "prompt-card-of-two", number: view.played + 1 };
}

/** A7.3 The end of the turn, or of the last one, with a final scoring or without. */
export function endText(view: Pick<View, "called" | "options">): string {
  if (!view.called) return "prompt-end-text";
  return view.options.final_scoring ? "prompt-end-called-text" : "prompt-end-unscored-text";
}

/** A9 The Influence tile may stand for the influence of the card. */
export function tracksText(view: Pick<View, "options">): string {
  return view.options.influence_tile === "instead" ? "prompt-tracks-instead-text" : "prompt-tracks-text";
}
