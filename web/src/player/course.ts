/** The ratings of one game and number of seats, the oldest first. */

import type { Outcome, Rating } from "./asking";

export function course(outcomes: readonly Outcome[], of: Pick<Rating, "game" | "seats">): number[] {
  return outcomes
    .filter((one) => one.game === of.game && one.seats.length === of.seats && one.rating !== null)
    .map((one) => one.rating ?? 0)
    .reverse();
}

/** The own points of one game, the oldest first. */
export function points(outcomes: readonly Outcome[], game: string): number[] {
  return outcomes
    .filter((one) => one.game === game)
    .map((one) => Math.max(...one.seats.filter((seat) => seat.own).map((seat) => seat.points)))
    .reverse();
}
