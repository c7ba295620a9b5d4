/** A voyage as it is planned. All that weather and rules say of it comes from the server. */

import type { LegalAction } from "../lib/types";
import type { InvasionsView, Leg, Route } from "./types";

/** The places of a route, in order. */
export function way(route: Route): string[] {
  return route.legs.map((leg) => leg.place);
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((place, index) => place === other[index]);
}

function lost(legs: readonly Leg[]): number {
  return legs.reduce((sum, leg) => sum + leg.losses, 0);
}

/** What is left of a route for a ship that is at a place on it; null if it is not. */
export function rest(route: Route, at: string): Route | null {
  const index = way(route).indexOf(at);
  if (index < 0) return at === route.from || at === "wintering" ? route : null;
  const legs = route.legs.slice(index + 1);
  return { ...route, from: at, legs, days: legs.length, losses: lost(legs) };
}

/** The fresh routes with the one that was planned chosen; it comes first where the fresh ones lack it. */
export function rebased(fresh: readonly Route[], planned: Route | null): { routes: Route[]; chosen: number } {
  if (!planned || planned.legs.length === 0) return { routes: [...fresh], chosen: 0 };
  const chosen = fresh.findIndex((route) => same(way(route), way(planned)));
  if (chosen >= 0) return { routes: [...fresh], chosen };
  return { routes: [planned, ...fresh], chosen: 0 };
}

/** Where the ship goes next on this route: out of the wintering zone, or a day on. */
export function next(route: Route, at: string): string | null {
  if (at === "wintering") return route.from;
  const [leg] = route.legs;
  return leg && leg.turn === 0 ? leg.place : null;
}

/** The action that takes the ship there. */
export function stepTo(legal: readonly LegalAction[], place: string | null): LegalAction | null {
  const heads = ["launch", "sail"];
  return legal.find(({ path }) => heads.includes(path[0] ?? "") && path[1] === `place:${place}`) ?? null;
}

/** All went as planned, and nothing is to be decided: the next step may follow by itself. */
export function smooth(before: InvasionsView, after: InvasionsView, place: string | null): boolean {
  const { active } = before;
  return (
    after.active === active &&
    after.number === before.number + 1 &&
    after.pending === null &&
    after.suffered === before.suffered &&
    after.ships[active]?.at === place
  );
}
