/** Seeing again what happened, moment by moment; to be made while a component is set up. */

import { untrack } from "svelte";
import type { Camera } from "./camera.svelte";
import type { Moment } from "./since";

/** Milliseconds in which a sentence is read and its place found. */
const READING = 2200;

export class Replay {
  at = $state(-1);
  playing = $state(false);

  constructor(
    readonly moments: () => readonly Moment[],
    readonly camera: Camera,
  ) {
    let first: string | undefined;
    // Others have done something else since; while nobody looks, nobody needs to find out what.
    $effect(() => {
      const now = this.at < 0 ? undefined : moments()[0]?.key;
      const other = first !== undefined && now !== undefined && now !== first;
      first = now;
      if (other) untrack(() => this.stop());
    });
    $effect(() => {
      if (!this.playing) return;
      const { at, last } = this; // read here: every moment sets the timer for the next one
      const timer = setTimeout(() => (last ? (this.playing = false) : this.go(at + 1)), READING);
      return () => clearTimeout(timer);
    });
  }

  get current(): Moment | undefined {
    return this.moments()[this.at];
  }

  get last(): boolean {
    return this.at >= this.moments().length - 1;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.moments().length - 1));
    this.camera.point(this.current);
  }

  /** From the beginning, or on from where it was stopped. */
  play(): void {
    if (this.moments().length === 0) return;
    this.go(this.last ? 0 : Math.max(0, this.at));
    this.playing = true;
  }

  /** Nothing is pointed at any more. */
  stop(): void {
    this.at = -1;
    this.playing = false;
    this.camera.point();
  }
}
