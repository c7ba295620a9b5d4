/** What a tour is: lessons, each with the moment when it is due. */

/** Where the game stands, as far as every tour looks at it; a game adds what its own lessons need. */
export interface Scene {
  phase: string;
  mine: boolean;
  /** Which of the own turns this is, from 1. */
  turn: number;
}

export interface Lesson<S extends Scene = Scene> {
  id: string;
  /** What it is about; null for what stands apart. */
  topic: string | null;
  rules: readonly string[];
  /** The part of the table it speaks about; the styles of the game know where it is. */
  part: string | null;
  due: (scene: S) => boolean;
}

/** The tour of a game. */
export interface Tour<S extends Scene = Scene> {
  topics: readonly string[];
  turns: number;
  /** Whether each turn has a topic of its own. */
  paced: boolean;
  lessons: readonly Lesson<S>[];
  /** What is shown until the first lesson is due. */
  first: Lesson<S>;
  /** The last card; with it the tour is over. */
  finish: Lesson<S>;
  /** The lesson that is due now, if any; `seen` are the ids of those that have been shown. */
  due: (scene: S, seen: readonly string[]) => Lesson<S> | null;
}
