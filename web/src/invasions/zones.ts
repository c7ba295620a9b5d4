/** The weather zone of every place, out of the data of the game. */

import { homes, ports, spaces } from "../../../src/barbaricum/games/invasions/data/world.json";
import type { Direction } from "./types";

const ZONE = new Map([...ports, ...homes, ...spaces].map((place) => [place.id, place.zone as Direction]));

export function zoneOf(place: string): Direction | null {
  return ZONE.get(place) ?? null;
}
