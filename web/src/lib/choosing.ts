/** Choosing by clicks: legal actions carry their paths, so nothing here knows a rule. */

import type { LegalAction } from "./types";

/** What is left of a path after the clicks so far; null if they do not lead there.

Cards are clicked in any order, so only the first click has to come first; where the order of the
clicks means something, every click has its place.
*/
export function remainder(path: readonly string[], clicks: readonly string[], ordered = false): string[] | null {
  if (ordered) return clicks.every((click, at) => path[at] === click) ? path.slice(clicks.length) : null;
  if (clicks.length > 0 && path[0] !== clicks[0]) return null;
  const rest = [...path];
  for (const click of clicks) {
    const at = rest.indexOf(click);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The actions that can still be reached. */
export function reachable(legal: readonly LegalAction[], clicks: readonly string[], ordered = false): LegalAction[] {
  return legal.filter((action) => remainder(action.path, clicks, ordered) !== null);
}

/** Everything that may be clicked next; the first click of a path comes first. */
export function next(legal: readonly LegalAction[], clicks: readonly string[], ordered = false): Set<string> {
  const found = new Set<string>();
  for (const action of legal) {
    const rest = remainder(action.path, clicks, ordered) ?? [];
    for (const click of ordered || clicks.length === 0 ? rest.slice(0, 1) : rest) found.add(click);
  }
  return found;
}

/** The action that these clicks complete. */
export function complete(legal: readonly LegalAction[], clicks: readonly string[], ordered = false): LegalAction | null {
  return legal.find((action) => remainder(action.path, clicks, ordered)?.length === 0) ?? null;
}

/** The action to send at once: complete, and no longer path goes on from here. */
export function settled(legal: readonly LegalAction[], clicks: readonly string[], ordered = false): LegalAction | null {
  const found = complete(legal, clicks, ordered);
  return found && reachable(legal, clicks, ordered).length === 1 ? found : null;
}

/** The ids of one kind among clicks: `province:dacia` is the province dacia. */
export function ids(clicks: Iterable<string>, kind: string): string[] {
  const head = `${kind}:`;
  return [...clicks].filter((click) => click.startsWith(head)).map((c) => c.slice(head.length));
}
