/** The names on the map for a zoom and a language, as the build placed them: see tools/map/invasions/names.py. */

import { prefs } from "../../lib/prefs.svelte";
import type { Language } from "../../lib/types";
import { placeName } from "../names";
import { beside, broken, type Lettering, SIDES, sizeOf, type Standing, STEP, stepOf, STEPS, tall } from "./lettering";
import { LANDS, PORTS, SPACES } from "./places";

const FILES = import.meta.glob<Lettering>("../../map/names/*.json", { import: "default" });

interface Named {
  /** The lands whose names no port needs. */
  lands: ReadonlySet<string>;
  ports: ReadonlyMap<string, Standing>;
  seas: ReadonlyMap<string, { x: number; y: number; lines: string[] }>;
}

let placed = $state.raw<{ language: Language; names: Lettering } | null>(null);
const known = new Map<string, Named>();

async function fetched(language: Language): Promise<void> {
  const names = await FILES[`../../map/names/${language}.json`]?.();
  if (names && prefs.language === language) placed = { language, names };
}

$effect.root(() => {
  // Without a network the map has no names until the next language; everything else stays.
  $effect(() => void fetched(prefs.language).catch(() => undefined));
});

/** How wide the name of a river is at a size of one pixel; none has room before that is known. */
export function widthOf(river: string): number {
  return placed?.names.rivers[river] ?? Infinity;
}

/** The names at a zoom; null while they are on their way. */
export function names(scale: number): Named | null {
  if (!placed || placed.language !== prefs.language) return null;
  const key = `${placed.language}:${stepOf(scale)}`;
  const found = known.get(key) ?? read(placed.names, stepOf(scale));
  known.set(key, found);
  return found;
}

function read({ ports, seas, lands }: Lettering, step: number): Named {
  const [at, scale] = [step - STEPS[0], STEP ** step];
  return {
    lands: new Set((lands[at] ?? []).map((index) => LANDS[index]?.text ?? "")),
    ports: new Map(PORTS.flatMap((port, index) => {
      const side = SIDES[parseInt(ports[at]?.[index] ?? "-", 36)];
      if (!side) return [];
      const size = sizeOf(port.town === "large" ? "capital" : "port", scale);
      return [[port.id, beside(port.at, side[0], side[2], tall(size, scale))] as const];
    })),
    seas: new Map(fours(seas[at] ?? []).flatMap(([index, x, y, cut]) => {
      const id = SPACES[index]?.id;
      return id ? [[id, { x, y, lines: broken(placeName(id))[cut] ?? [] }] as const] : [];
    })),
  };
}

function fours(list: readonly number[]): [number, number, number, number][] {
  return Array.from({ length: list.length / 4 }, (_, n) => list.slice(n * 4, n * 4 + 4) as [number, number, number, number]);
}
