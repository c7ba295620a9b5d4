/** An outcome of chance in words; what we have no word for stays in the notation. */

import { people } from "../attila/names";
import { runeName, sagaName } from "../invasions/names";
import { t } from "../lib/texts.svelte";

export function named(text: string, players: readonly string[]): string {
  const [what, which = ""] = text.split(" ");
  if (what === "deal") return t("fair-card", { people: people(which) });
  if (what === "first") return t("fair-first", { name: players[Number(which)] ?? which });
  if (what === "saga") return t("fair-saga", { saga: sagaName(which) });
  if (what === "rune-card") return t("fair-rune", { rune: runeName(which) });
  if (what === "die" || what === "treasure") return t(`fair-${what}`, { value: which });
  return text;
}
