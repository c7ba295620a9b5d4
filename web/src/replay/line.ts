/** Finding one's way along the stops of a game. */

import type { Mark, Stop } from "./types";

/** The place of the last stop at or before a number; the first one, if none is. */
export function placeOf(stops: readonly Stop[], number: number): number {
  return Math.max(0, stops.findLastIndex((stop) => stop.number <= number));
}

/** The place of the first stop that shows what a row has led to. */
export function after(stops: readonly Stop[], row: number): number {
  const found = stops.findIndex((stop) => stop.number >= row);
  return found < 0 ? stops.length - 1 : found;
}

/** From a stop to the next beginning, or back to the one before; the ends of the game count as beginnings. */
export function leap(stops: readonly Stop[], begins: readonly number[], at: number, step: 1 | -1): number {
  const places = [0, ...begins.map((number) => placeOf(stops, number)), stops.length - 1];
  const found = step > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at);
  return found ?? at;
}

/** Marks that lie too close together to be told apart, as one. */
export interface Cluster {
  /** Where it lies, from 0 to 1. */
  at: number;
  marks: Mark[];
}

/** The marks in their places along a line of so many pixels, gathered where they are closer than a gap. */
export function clusters(marks: readonly Mark[], stops: readonly Stop[], pixels: number, gap: number): Cluster[] {
  const found: Cluster[] = [];
  const last = Math.max(1, stops.length - 1);
  for (const mark of marks) {
    const at = placeOf(stops, mark.number) / last;
    const near = found.at(-1);
    if (near && (at - near.at) * pixels < gap) near.marks.push(mark);
    else found.push({ at, marks: [mark] });
  }
  return found;
}

/** Of several marks the next one after a number, then the first again. */
export function following(marks: readonly Mark[], number: number): Mark | undefined {
  return marks.find((mark) => mark.number > number) ?? marks[0];
}
