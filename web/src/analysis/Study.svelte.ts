/** One analysis on its way: asked for, looked after until it is done. */

import { sentence } from "../lib/api";
import { begin, look } from "./asking";
import type { Analysis } from "./types";

/** Milliseconds between two looks. */
const PAUSE = 1000;

export class Study {
  found = $state.raw<Analysis>();
  problem = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(readonly id: string) {}

  get going(): boolean {
    return this.found?.status === "waiting" || this.found?.status === "running";
  }

  /** What there is already; with a wish, what is missing is begun. */
  async open(wish: boolean): Promise<void> {
    await this.#take(look(this.id));
    if (wish && this.found?.status === "none") await this.start();
  }

  async start(): Promise<void> {
    await this.#take(begin(this.id));
  }

  async #take(answer: Promise<Analysis>): Promise<void> {
    try {
      this.found = await answer;
      this.problem = "";
    } catch (error) {
      this.problem = sentence(error);
    }
    clearTimeout(this.#timer);
    if (this.going && !this.#gone) this.#timer = setTimeout(() => void this.#take(look(this.id)), PAUSE);
  }

  close(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }
}
