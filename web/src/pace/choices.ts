/** What can be chosen about a pace, and where one begins. */

import type { Pace } from "../lib/types";

export const MINUTES = [3, 5, 10, 15, 20, 30, 45, 60, 90, 120] as const;
export const INCREMENTS = [0, 5, 10, 15, 30, 60] as const;
export const DAYS = [1, 2, 3, 7] as const;
export const SAVES = [0, 1, 2, 3, 7, 14] as const;

/** Another kind of pace; what both have stays as it was. */
export function renewed(pace: Pace, kind: Pace["kind"]): Pace {
  if (kind === pace.kind) return pace;
  if (kind === "none") return { kind };
  const kept = pace.kind === "none" ? ({ then: "bot", bot: "greedy" } as const) : { then: pace.then, bot: pace.bot };
  return kind === "live" ? { kind, minutes: 20, increment: 15, ...kept } : { kind, days: 2, save: 2, ...kept };
}
