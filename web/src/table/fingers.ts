/** What a finger on the map means: it hides what it touches, and many places are smaller than its tip. */

/** Pixels below which a finger cannot be sure of what it hits. */
export const FINGERTIP = 44;

/** A place as a finger finds it. */
export interface Mark {
  id: string;
  lit: boolean;
  /** Whether it lies on others, as a port on its sea. */
  apart: boolean;
  /** Whether it is drawn smaller than a fingertip. */
  small: boolean;
  /** Pixels from its middle to the finger. */
  away: number;
}

/** The place that is meant: what is hit, unless a small one is near; lit ones first.
What is hit and lit yields only to a lit one that lies on it and whose middle is nearer. */
export function meant(hit: string | null, marks: readonly Mark[]): string | null {
  const own = marks.find(({ id }) => id === hit);
  const near = marks
    .filter((mark) => mark !== own && mark.small && mark.away <= FINGERTIP / 2)
    .sort((a, b) => a.away - b.away);
  const lit = near.filter((mark) => mark.lit);
  const closer = (mark: Mark): boolean => !own || (mark.apart && !own.apart && mark.away < own.away);
  const found = own?.lit ? lit.find(closer) : (lit[0] ?? near.find(closer));
  return found?.id ?? hit;
}
