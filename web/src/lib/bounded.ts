/** What may happen only so often before the browser gets to draw: a loop of effects ends with an error, not with a page that hangs. */

export class Bounded {
  #count = 0;

  constructor(
    readonly what: string,
    readonly most: number,
  ) {}

  /** It happens once more in this task. */
  count(): void {
    if (this.#count === 0) setTimeout(() => (this.#count = 0));
    this.#count += 1;
    if (this.#count > this.most) throw new Error(`${this.what} without end.`);
  }
}
