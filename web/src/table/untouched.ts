/** Whether a finger is on the page: what moves under one is missed by it. */

/** Milliseconds after a finger has gone in which its tap may still be on its way. */
const CALM = 350;

export class Untouched {
  #down = 0;
  #gone = -Infinity;
  #waiting: (() => void)[] = [];

  constructor(page: EventTarget) {
    page.addEventListener("pointerdown", () => this.#down++, true);
    for (const end of ["pointerup", "pointercancel"]) page.addEventListener(end, () => this.#release(), true);
  }

  /** When no finger has been there for a moment. */
  async wait(): Promise<void> {
    for (;;) {
      const rest = this.#gone + CALM - performance.now();
      if (this.#down > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      else if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      else return;
    }
  }

  #release(): void {
    this.#down = Math.max(0, this.#down - 1);
    this.#gone = performance.now();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
