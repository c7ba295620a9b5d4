/** A hint on the board: a voyage is planned, a combat or winter looked at, the rest is clicked; null takes it off. */

import type { LegalAction } from "../lib/types";
import type { Helm, Intent } from "./Helm.svelte";

const LOOKED_AT = new Set<string>(["raid", "settle", "winter"]);

export function propose(helm: Helm, action: LegalAction | null): void {
  helm.settle();
  helm.plan.clear();
  if (!action) return;
  const [verb = "", target = ""] = action.path;
  const looked = LOOKED_AT.has(verb);
  if (verb === "sail") void helm.plan.pick(target.slice("place:".length));
  if (looked) helm.consider(verb as Intent);
  helm.play.propose(action, verb !== "sail" && !looked);
}
