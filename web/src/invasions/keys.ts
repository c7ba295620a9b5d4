/** The keys that only Invasions has. */

import { tick } from "svelte";
import { cycle, type Keys, type Stage } from "../table/keys";
import type { Helm } from "./Helm.svelte";
import { CHART } from "./map/places";
import type { InvasionsPosition } from "./types";

const TOLD: [string, string][] = [
  ["1–3", "key-rune"],
  ["G  Shift+G", "key-sail"],
  ["O", "key-other"],
  ["T  A  S", "key-mission"],
  ["D", "key-draw"],
  ["W  E", "key-end"],
  ["M", "key-ship"],
];

interface Desk {
  helm: Helm;
  position: InvasionsPosition;
  stage: Stage | undefined;
  /** The places that can be picked. */
  lit: ReadonlySet<string>;
  /** Look at the own ship. */
  ship: () => void;
}

/** The card shows its text; the focus goes to what can be done with it. */
function rune(number: number): void {
  const card = document.querySelectorAll<HTMLElement>(".runes .card")[number - 1];
  card?.focus();
  card?.click();
  void tick().then(() => document.querySelector<HTMLElement>(".runes .text .acts button")?.focus());
}

export function keysOf({ helm, position, stage, lit, ship }: Desk): Keys {
  const runes = [1, 2, 3].map((number) => [String(number), () => rune(number)] as const);
  return {
    does: {
      ...Object.fromEntries(runes),
      n: () => cycle(stage, CHART.places, lit),
      N: () => cycle(stage, CHART.places, lit, -1),
      g: () => helm.plan.step(position.view),
      G: () => helm.plan.all(position.view),
      o: () => helm.plan.other(),
      t: () => helm.press("trade"),
      a: () => helm.consider("raid"),
      s: () => helm.consider("settle"),
      d: () => helm.press("draw"),
      w: () => (helm.intent === "winter" ? helm.press("winter") : helm.consider("winter")),
      e: () => helm.press("end"),
      m: ship,
      u: () => (helm.busy ? helm.back() : helm.play.live.undo()),
      Escape: () => helm.back(),
    },
    told: TOLD,
    regions: [".voyage button", ".hold button", ".runes button"],
  };
}
