/** What a panel asks of the choosing by clicks; the `Play` of a table is one. */

import type { LegalAction } from "../lib/types";

export interface Chooser {
  readonly legal: readonly LegalAction[];
  /** What may be clicked first, and what next after the clicks so far. */
  readonly first: ReadonlySet<string>;
  readonly next: ReadonlySet<string>;
  readonly head: string;
  click(click: string): void;
  start(clicks: string[]): void;
  /** Show why a click is none. */
  explain(click: string): Promise<void>;
}
