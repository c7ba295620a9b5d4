/** A game that is only looked at: a table that stands still at any position one likes. */

import { Live } from "../lib/live.svelte";
import { Remembered } from "../lib/remembered";
import type { Event, Position, Problem } from "../lib/types";
import { after, leap, placeOf } from "./line";
import type { Source } from "./source";
import type { Index, Mark, Stop } from "./types";

/** Milliseconds in which a decision is seen when the game plays by itself. */
export const PACE = 1400;
/** So many positions are asked for before they are wanted. */
const AHEAD = 3;

export class Past extends Live {
  index = $state.raw<Index | null>(null);
  /** The place among the stops. */
  at = $state(0);
  playing = $state(false);
  eyes = $state("");
  /** What lies over the map. */
  dialogue = $state<"study" | null>(null);
  /** Look at another game, where this one came from a file. */
  another: (() => void) | undefined;
  #known = new Remembered<Position>();

  constructor(readonly source: Source) {
    super("");
    this.link = "live";
    // All has been told before: nothing lays itself over the board.
    this.opened = Infinity;
  }

  get stops(): Stop[] {
    return this.index?.stops ?? [];
  }

  get stop(): Stop | undefined {
    return this.stops[this.at];
  }

  get last(): boolean {
    return this.at >= this.stops.length - 1;
  }

  /** What happened on the way from the stop before to this one. */
  get lately(): Event[] {
    const from = this.stops[this.at - 1]?.number ?? 0;
    const to = this.stop?.number ?? 0;
    return (this.index?.events ?? []).filter(({ number }) => number > from && number <= to);
  }

  get address(): string {
    return `${this.source.path}/${this.stop?.number ?? 0}?as=${this.eyes}`;
  }

  /** Take the game up, with somebody's eyes, at a position; a game that is being played opens at its newest. */
  async open(number: number | null, eyes: string | null): Promise<void> {
    const [info, index] = await Promise.all([this.source.table(), this.source.index(eyes)]);
    this.#known.clear();
    this.info = info;
    this.index = index;
    this.eyes = index.viewpoint;
    const begin = info.status === "over" ? 0 : this.stops.length - 1;
    this.at = number === null ? begin : placeOf(index.stops, number);
    await this.#show();
  }

  /** The same position with other eyes, or in another language. */
  async lookAs(eyes: string): Promise<void> {
    await this.open(this.stop?.number ?? null, eyes);
  }

  go(at: number): void {
    const to = Math.max(0, Math.min(at, this.stops.length - 1));
    if (to === this.at) return;
    this.at = to;
    void this.#show();
  }

  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  turn(by: 1 | -1): void {
    this.go(leap(this.stops, this.index?.turns ?? [], this.at, by));
  }

  round(by: 1 | -1): void {
    this.go(leap(this.stops, this.index?.rounds ?? [], this.at, by));
  }

  /** To the position that a row has led to. */
  seek(row: number): void {
    this.go(after(this.stops, row));
  }

  mark(by: 1 | -1): void {
    const marks: readonly Mark[] = this.index?.marks ?? [];
    this.go(leap(this.stops, marks.map(({ number }) => number), this.at, by));
  }

  /** On from here, or once more from the beginning. */
  play(): void {
    if (this.last) this.go(0);
    this.playing = true;
  }

  async #show(): Promise<void> {
    const { stop, eyes } = this;
    if (!stop) return;
    const position = await this.#position(stop.number, eyes);
    if (this.stop?.number !== stop.number || this.eyes !== eyes) return;
    this.events = this.index?.events.filter(({ number }) => number <= stop.number) ?? [];
    this.position = position;
    for (const next of this.stops.slice(this.at + 1, this.at + 1 + AHEAD)) void this.#position(next.number, eyes).catch(() => undefined);
  }

  #position(number: number, eyes: string): Promise<Position> {
    return this.#known.get(`${eyes} ${number}`, () => this.source.position(number, eyes));
  }

  override connect(): void {
    // There is nothing to listen to.
  }

  override send(): void {
    // There is nothing to decide.
  }

  override look(): void {
    // There is no curtain.
  }

  override why(): Promise<Problem | null> {
    return Promise.resolve(null);
  }
}
