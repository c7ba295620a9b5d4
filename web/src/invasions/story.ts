/** How the log of Invasions is read. */

import type { Event, Told } from "../lib/types";
import type { Story, Where } from "../table/story";

export const STORY: Story = {
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
