/** Names of places, runes, sagas and goods in the reader's language, out of the data of the game. */

import { goods, runes, sagas } from "../../../src/barbaricum/games/invasions/data/cards.json";
import { homes, ports, regions, spaces } from "../../../src/barbaricum/games/invasions/data/world.json";
import { prefs } from "../lib/prefs.svelte";
import { t } from "../lib/texts.svelte";
import type { Language } from "../lib/types";

interface Named {
  id: string;
  names: Record<Language, string>;
}

const index = <One extends Named>(list: readonly One[]): ReadonlyMap<string, One> =>
  new Map(list.map((one) => [one.id, one]));

const PLACES = index<Named>([...ports, ...homes, ...spaces]);
const REGIONS = index(regions);
const RUNES = index(runes);
const SAGAS = index(sagas);
const GOODS = index(goods);
const REGION_OF = new Map(regions.flatMap((region) => region.ports.map((port) => [port, region.id])));

/** An unknown id shows itself, so that it is missed. */
function named(map: ReadonlyMap<string, Named>, id: string): string {
  return map.get(id)?.names[prefs.language] ?? id;
}

export function placeName(id: string): string {
  return id === "wintering" ? t("invasions-wintering") : named(PLACES, id);
}

export function regionName(id: string): string {
  return named(REGIONS, id);
}

/** The region of a port; null for an independent one. */
export function regionOf(port: string): string | null {
  return REGION_OF.get(port) ?? null;
}

export function runeName(id: string): string {
  return named(RUNES, id);
}

/** Whether a rune is one of the nine for players who like more interaction. */
export function isConflict(rune: string): boolean {
  return RUNES.get(rune)?.conflict ?? false;
}

export function sagaName(id: string): string {
  return named(SAGAS, id);
}

export function sagaOf(id: string): (typeof sagas)[number] | undefined {
  return SAGAS.get(id);
}

/** The long name of a kind of goods; short ones are `invasions-piece-…` of the texts. */
export function goodsName(id: string): string {
  return named(GOODS, id);
}

export function townOf(port: string): string | null {
  return ports.find((one) => one.id === port)?.town ?? null;
}
