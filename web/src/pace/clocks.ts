/** Clocks as the page shows them: what is left now, in words a glance can take in. */

import type { Pace, TimeInfo } from "../lib/types";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat has left at a moment of this device; `heard` is when the server told. */
export function left(time: TimeInfo, seat: number, now: number): number | null {
  const told = time.left[seat];
  if (told === undefined) return null;
  if (time.running !== seat || time.away.includes(seat)) return told;
  return Math.max(0, told - Math.max(0, now - (time.heard ?? now)));
}

/** With so little left one is warned, as the server does. */
export function short(pace: Pace, ms: number): boolean {
  if (pace.kind === "none") return false;
  const line = pace.kind === "days" ? (pace.days * DAY) / 4 : Math.min(30 * SECOND, (pace.minutes * MINUTE) / 4);
  return ms <= line;
}

export interface Units {
  day: string;
  hour: string;
  minute: string;
}

/** `4:05`, `1:04:05`, `3 h 12 min` or `2 d 5 h`: the less there is, the finer. */
export function brief(ms: number, units: Units): string {
  const whole = Math.ceil(ms / SECOND) * SECOND;
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  if (days > 0) return `${days} ${units.day} ${hours} ${units.hour}`;
  if (hours >= 3) return `${hours} ${units.hour} ${minutes} ${units.minute}`;
  const seconds = String(Math.floor((whole % MINUTE) / SECOND)).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
}

/** The table after this one that waits; the first, if this one waits for nobody. */
export function next(waiting: readonly string[], here: string | null): string | null {
  const others = waiting.filter((one) => one !== here);
  if (others.length === 0) return null;
  const at = here === null ? -1 : waiting.indexOf(here);
  return (at < 0 ? others[0] : waiting[(at + 1) % waiting.length]) ?? null;
}

/** Who won at the table: seats lost on time come last, unless all are lost. */
export function best(places: readonly number[], lost: readonly number[]): number[] {
  const seats = places.map((_, seat) => seat).filter((seat) => !lost.includes(seat) || lost.length === places.length);
  const first = Math.min(...seats.map((seat) => places[seat] ?? Infinity));
  return seats.filter((seat) => places[seat] === first);
}
