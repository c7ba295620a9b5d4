import { expect, it } from "vitest";
import raid from "../fixtures/invasions-raid-on.json";
import type { Live } from "../lib/live.svelte";
import type { Event } from "../lib/types";
import { battles } from "./battles";
import { Fight } from "./Fight.svelte";
import type { Helm } from "./Helm.svelte";
import type { InvasionsPosition } from "./types";

const EVENTS = raid.play.events as unknown as Event[];
const SEAT = battles(EVENTS).at(-1)?.seat ?? -1;
const LATER = { ...raid.play.position, seat: SEAT, legal: [] } as unknown as InvasionsPosition;

/** A combat that is over, in a seat that its owner or a bot plays. */
function fought(standin: string | null): { fight: Fight; live: Live } {
  const seats = raid.table.seats.map((seat) => ({ ...seat, standin }));
  const live = { events: EVENTS, opened: 0, info: { seats } } as unknown as Live;
  const fight = new Fight(live, { intent: null } as unknown as Helm);
  fight.arrived(LATER);
  return { fight, live };
}

it("tells the owner of a seat how a combat ended", () => {
  expect(fought(null).fight.shown(LATER)).toBe(true);
});

it("tells nothing of what a bot fought in that seat, not even when the owner is back", () => {
  const { fight, live } = fought("greedy");
  expect(fight.shown(LATER)).toBe(false);
  live.info?.seats.forEach((seat) => (seat.standin = null));
  expect(fight.shown(LATER)).toBe(false);
});
