/** How the log of Invasions is read. */

import type { Event, Told } from "../lib/types";
import type { Story, Where } from "../table/story";

const RULES: Record<string, string> = {
  "first-jarl": "V2.6",
  draws: "V5.1",
  "draws-hidden": "V5.1",
  reshuffled: "V5.3",
  "saga-up": "V11.3",
  "saga-aside": "V11.3",
  era: "V4.3",
  "last-rounds": "V11.4",
  loads: "V4.1",
  launches: "V4.6",
  sails: "V6.1",
  loses: "V7.3",
  abandons: "V4.5",
  trades: "V8.2",
  raids: "V8.4",
  "raid-fails": "V8.4",
  "raid-succeeds": "V8.4",
  "takes-town": "V8.4",
  "stops-raid": "V8.4",
  settles: "V8.5",
  "settle-dice": "V8.5",
  settled: "V8.5",
  "drives-out": "V14.4",
  declines: "V8.6",
  "wins-saga": "V11.2",
  discards: "V9.4",
  wind: "V9.5",
  winters: "V10.1",
  takes: "V14.4",
  "takes-hidden": "V14.4",
  "unrest-succeeds": "V14.4",
  "unrest-fails": "V14.4",
  "passed-over": "V11.6",
  "final-axe": "V12.1",
  "final-settlements": "V12.2",
  "final-sagas": "V12.3",
  over: "V12.4",
};

const RUNES = "recruits contested raven berserk needs sedentary oars calm wind valkyries unrest hold wreckers hoard loki serpent pirates pirates-full deserters fire";

export const STORY: Story = {
  rules: { ...RULES, ...Object.fromEntries(RUNES.split(" ").map((rune) => [`rune-${rune}`, "V14.4"])) },
  quiet: new Set(["turn-ended"]),
  where,
};

/** A port is pointed at; a launch, a step and the rune of oars go along a way; wintering ends it. */
function where({ code, values: { seat, port, place, way } }: Told): Where {
  if (code === "winters" || code === "abandons") return { places: [], left: seat as number };
  if (Array.isArray(way)) return { places: way.slice(-1) as string[], way: way as string[] };
  if (code === "launches") return { places: [place as string], way: [place as string] };
  return { places: typeof port === "string" ? [port] : [] };
}

/** The places where others have just done something. */
export function lately(events: readonly Event[], seat: number | null): Set<string> {
  const facts = events.slice(-6).flatMap((event) => event.story);
  const others = facts.filter(({ values }) => values.seat !== seat);
  const places = others.map(({ values }) => (values.way as string[] | undefined)?.at(-1) ?? values.port ?? values.place);
  return new Set(places.filter((place): place is string => typeof place === "string"));
}
