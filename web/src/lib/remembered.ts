/** Answers that hold until they are forgotten; a question that failed is asked again. */

export class Remembered<Answer> {
  #known = new Map<string, Promise<Answer>>();

  get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#known.get(key) ?? ask();
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    return known;
  }

  clear(): void {
    this.#known.clear();
  }
}
