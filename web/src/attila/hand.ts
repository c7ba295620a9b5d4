/** Choosing among the cards in hand: of several alike, the one that is pointed at is the one that rises. */

import type { Play } from "../lib/play.svelte";

const EXCHANGE = "tile:exchange";

export const exchanging = (play: Play): boolean => play.head === EXCHANGE;

/** The cards that were picked, by their places; those of a hint from the left. */
export function risen(play: Play, cards: readonly string[]): Set<number> {
  const up = new Set<number>();
  for (const people of new Set(cards)) {
    const marks = play.marks(`card:${people}`);
    const places = cards.flatMap((other, index) => (other === people ? [index] : []));
    const own = places.filter((index) => marks.includes(index));
    const others = places.filter((index) => !own.includes(index));
    for (const index of [...own, ...others.slice(0, marks.length - own.length)]) up.add(index);
  }
  return up;
}

/** A card is pressed: to be played or exchanged, or to be put back. */
export function choose(play: Play, cards: readonly string[], index: number): void {
  const click = `card:${cards[index]}`;
  if (risen(play, cards).has(index)) play.unclick(click, index);
  else if (exchanging(play)) play.hold(EXCHANGE, click, index);
  else play.start([click], index);
}

/** A card is pressed in a war: to be laid, or to be put back. */
export function lay(play: Play, cards: readonly string[], index: number): void {
  const click = `card:${cards[index]}`;
  if (!risen(play, cards).has(index)) return play.hold("war", click, index);
  play.unclick(click, index);
  if (play.clicks.length === 1) play.clear();
}
