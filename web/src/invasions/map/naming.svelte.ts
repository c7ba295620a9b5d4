/** The names on the map for a zoom and a language, worked out once and kept. */

import { dressed } from "../../lib/fonts";
import { prefs } from "../../lib/prefs.svelte";
import { placeName } from "../names";
import { type Candidate, overlap, placed } from "./labels";
import { type Measure, wishes } from "./naming";
import { landBox, obstacles } from "./obstacles";
import { LANDS } from "./places";

const FONTS = { port: "700 100px Garamond", sea: "italic 400 100px Fell" } as const;
/** Zooms between two steps share their names; the text is a little smaller than the room for it. */
const STEP = 1.09;

interface Named {
  /** The lands whose names no port needs. */
  lands: ReadonlySet<string>;
  ports: ReadonlyMap<string, Candidate>;
  seas: ReadonlyMap<string, Candidate>;
}

let canvas: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

export const measure: Measure = (text, kind) => {
  const key = `${kind}:${text}`;
  let wide = widths.get(key);
  if (wide === undefined) {
    canvas ??= document.createElement("canvas").getContext("2d");
    if (!canvas) return text.length * 0.5;
    canvas.font = FONTS[kind];
    wide = canvas.measureText(text).width / 100;
    widths.set(key, wide);
  }
  return wide;
};

const known = new Map<string, Named>();

/** Until the fonts have come, widths are those of others. */
let faces = $state(0);
void dressed.then(() => {
  widths.clear();
  known.clear();
  faces += 1;
});

/** The names at a zoom. */
export function names(scale: number): Named {
  const step = Math.floor(Math.log(scale) / Math.log(STEP));
  const key = `${faces}:${prefs.language}:${step}`;
  let found = known.get(key);
  if (!found) {
    found = solved(STEP ** step);
    known.set(key, found);
  }
  return found;
}

function solved(scale: number): Named {
  const asked = wishes({ scale, measure, name: placeName });
  const things = obstacles(scale);
  const ports = placed(asked.ports, things);
  const taken = [...ports.values()].map(({ box }) => ({ box, weight: 4 }));
  const lands = new Set(LANDS.filter((land) => taken.every(({ box }) => overlap(box, landBox(land)) === 0)).map(({ text }) => text));
  return { lands, ports, seas: placed(asked.seas, [...things, ...taken]) };
}
