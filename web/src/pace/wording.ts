/** Paces and times in words. */

import { prefs } from "../lib/prefs.svelte";
import { t } from "../lib/texts.svelte";
import type { Pace } from "../lib/types";
import { brief, type Units } from "./clocks";

export const units = (): Units => ({ day: t("unit-day"), hour: t("unit-hour"), minute: t("unit-minute") });

/** The pace in a few words, for lists. */
export function named(pace: Pace): string {
  switch (pace.kind) {
    case "none":
      return t("pace-none");
    case "live":
      return t("pace-live-short", { minutes: pace.minutes, seconds: pace.increment });
    case "days":
      return t("pace-days-short", { days: pace.days });
  }
}

/** The pace in a sentence. */
export function told(pace: Pace): string {
  switch (pace.kind) {
    case "none":
      return t("pace-none-told");
    case "live":
      return t("pace-live-told", { minutes: pace.minutes, seconds: pace.increment });
    case "days":
      return t("pace-days-told", { days: pace.days, most: pace.days + pace.save });
  }
}

/** What happens when time runs out; always said beforehand. */
export function ending(pace: Pace): string {
  if (pace.kind === "none") return "";
  return t(pace.then === "bot" ? "pace-then-bot-told" : "pace-then-forfeit-told", { bot: t(`level-${pace.bot}`) });
}

/** Until when, as a day and a time of this device. */
export function moment(ms: number): string {
  return new Intl.DateTimeFormat(prefs.language, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(ms);
}

export const rest = (ms: number): string => brief(Math.max(0, ms), units());
