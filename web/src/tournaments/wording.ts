/** Tournaments in a few words. */

import { prefs } from "../lib/prefs.svelte";
import { t } from "../lib/texts.svelte";
import { titleOf } from "../lobby/doors";
import { named } from "../pace/wording";
import type { Listed } from "./asking";

/** What is played, and how. */
export function brief(cup: Listed): string {
  const words = [titleOf(cup.game), t(`tournament-kind-${cup.kind}`), t("tournament-tables", { number: cup.seats })];
  if (cup.pace.kind !== "none") words.push(named(cup.pace));
  if (cup.rated) words.push(t("tournament-rated"));
  return words.join(" · ");
}

/** How far it has come. */
export function progress(cup: Listed): string {
  if (cup.status === "open") return t("tournament-players-of", { number: cup.players, most: cup.most });
  if (cup.status === "closed") return t("tournament-closed");
  if (cup.status === "over") return t("tournament-many-rounds", { number: cup.round });
  return t("tournament-round-of", { round: cup.round, rounds: cup.rounds ?? 0 });
}

export const clock = (ms: number): string =>
  new Intl.DateTimeFormat(prefs.language, { hour: "2-digit", minute: "2-digit" }).format(ms);
