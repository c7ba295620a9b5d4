/** What the player has clicked so far, and what may be clicked next. */

import { complete, ids, next, settled } from "./choosing";
import type { Live } from "./live.svelte";
import type { LegalAction, Problem } from "./types";

/** What a game says about its clicks. */
export interface Manner {
  /** The kind of the clicks on the map, as in `province:dacia`. */
  place: string;
  /** Whether the order of the clicks means something. */
  ordered?: boolean;
  /** The notation of the action a click would have meant; null if it would have meant none. */
  question: (click: string, play: Play) => string | null;
}

export class Play {
  clicks = $state<string[]>([]);
  /** Why the last click was none. */
  reason = $state.raw<{ click: string; problem: Problem } | null>(null);
  /** An action that lies on the board, all but its last click on the map, until it is confirmed. */
  proposed = $state.raw<LegalAction | null>(null);

  constructor(
    readonly live: Live,
    readonly manner: Manner,
  ) {}

  get legal(): readonly LegalAction[] {
    return this.live.position?.legal ?? [];
  }

  get next(): Set<string> {
    return next(this.legal, this.clicks, this.manner.ordered);
  }

  /** What may be clicked first. */
  get first(): Set<string> {
    return next(this.legal, []);
  }

  get complete(): LegalAction | null {
    return this.clicks.length > 0 ? complete(this.legal, this.clicks, this.manner.ordered) : null;
  }

  /** The places that may be clicked next. */
  get open(): Set<string> {
    return new Set(this.clicks.length > 0 ? ids(this.next, this.manner.place) : []);
  }

  /** The places that light up: of a proposed action only its own. */
  get lit(): Set<string> {
    return this.proposed ? new Set(ids(this.proposed.path.slice(-1), this.manner.place)) : this.open;
  }

  get head(): string {
    return this.clicks[0] ?? "";
  }

  picked(click: string): number {
    return this.clicks.filter((other) => other === click).length;
  }

  clear(): void {
    this.clicks = [];
    this.reason = null;
    this.proposed = null;
  }

  /** Put an action on the board as if it had been clicked, without sending it. */
  propose(action: LegalAction): void {
    this.clear();
    const { path } = action;
    this.proposed = action;
    const onMap = path.at(-1)?.startsWith(`${this.manner.place}:`) ?? false;
    this.clicks = onMap || path.length === 1 ? path.slice(0, -1) : [...path];
  }

  click(click: string): void {
    this.reason = null;
    this.proposed = null;
    if (this.next.has(click)) this.#go([...this.clicks, click]);
    else if (this.clicks.includes(click)) this.unclick(click);
    else if (this.first.has(click)) this.#go([click]);
    else void this.explain(click);
  }

  /** Begin anew with these clicks. */
  start(clicks: string[]): void {
    this.reason = null;
    this.proposed = null;
    this.#go(clicks);
  }

  unclick(click: string): void {
    this.proposed = null;
    const at = this.clicks.lastIndexOf(click);
    this.clicks = at === 0 ? [] : this.clicks.filter((_, index) => index !== at);
  }

  #go(clicks: string[]): void {
    const action = settled(this.legal, clicks, this.manner.ordered);
    this.clicks = action ? [] : clicks;
    if (action) this.live.act(action.text);
  }

  /** Send what is complete. */
  confirm(): void {
    const action = this.proposed ?? this.complete;
    this.clear();
    if (action) this.live.act(action.text);
  }

  async explain(click: string): Promise<void> {
    const problem = await this.why(click);
    if (problem) this.reason = { click, problem };
  }

  /** The rule against a click; null if there is none to be told. */
  async why(click: string): Promise<Problem | null> {
    const text = this.manner.question(click, this);
    return text === null ? null : this.live.why(text);
  }
}
