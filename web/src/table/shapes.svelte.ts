/** The exact shapes of the places of a map. They are wanted when something lights up, so they come after the first screen. */

type Paths = Record<string, string>;

export class Shapes {
  #paths = $state.raw<Paths>({});
  #asked: Promise<void> | null = null;

  constructor(private readonly load: () => Promise<{ default: Paths }>) {}

  /** The shape of a place as an SVG path; undefined while it is on its way. */
  of(id: string): string | undefined {
    return this.#paths[id];
  }

  /** Have them come; whoever asks again waits for the same answer. */
  come(): Promise<void> {
    this.#asked ??= this.load().then(
      ({ default: paths }) => void (this.#paths = paths),
      // Without a network they are asked for again when they are next wanted.
      () => void (this.#asked = null),
    );
    return this.#asked;
  }
}
