/** What the server does not want, and how that is told. */

import type { Problem } from "./types";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

/** What to tell somebody whose wish failed. */
export const sentence = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
