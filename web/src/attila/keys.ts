/** The keys that only Attila has. */

import type { Play } from "../lib/play.svelte";
import { begin, cycle, type Keys, type Stage } from "../table/keys";
import { choose } from "./hand";
import { CHART } from "./map/provinces";
import { spread } from "./pieces";
import type { Position } from "./types";

const TOLD: [string, string][] = [
  ["1–6", "key-card"],
  ["W", "key-war"],
  ["I  S  E", "key-step"],
  ["D  X  F", "key-tiles"],
];

interface Desk {
  play: Play;
  position: Position;
  stage: Stage | undefined;
  /** Provinces where a token would bring war. */
  wars: ReadonlySet<string>;
}

function card({ play, position }: Desk, number: number): void {
  const cards = spread(position.view.hand);
  if (number <= cards.length) choose(play, cards, number - 1);
}

export function keysOf(desk: Desk): Keys {
  const { play, stage, wars } = desk;
  const cards = [1, 2, 3, 4, 5, 6].map((number) => [String(number), () => card(desk, number)] as const);
  return {
    does: {
      ...Object.fromEntries(cards),
      w: () => cycle(stage, CHART.places, wars),
      i: () => begin(play, "influence"),
      s: () => begin(play, "second"),
      e: () => begin(play, "end", "score", "skip", "forgo"),
      d: () => begin(play, "tile:double"),
      x: () => begin(play, "tile:exchange"),
      f: () => begin(play, "tile:influence"),
    },
    told: TOLD,
    regions: [".prompt button", ".hand button", ".tile"],
  };
}
