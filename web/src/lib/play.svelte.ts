/** What the player has clicked so far, and what may be clicked next. */

import { complete, ids, next, reachable, remainder, settled } from "./choosing";
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

/** A click, and on which of several that are alike. */
interface Pick {
  click: string;
  mark: number | null;
}

/** What lies on the board and is not sent yet. */
interface Choice {
  /** The position and the seat it was made for. */
  at: string;
  picks: readonly Pick[];
  /** A hint that is looked at, until something else is clicked. */
  proposed: LegalAction | null;
  /** It was sent: it stays as it is until the server has answered. */
  sent: boolean;
  /** Why the last click was none. */
  reason: { click: string; problem: Problem } | null;
}

export class Play {
  /** Changed here alone, and as a whole: what is shown, what a button says and what is sent cannot differ. */
  #choice = $state.raw<Choice>(nothing(""));

  constructor(
    readonly live: Live,
    readonly manner: Manner,
  ) {}

  get legal(): readonly LegalAction[] {
    return this.live.position?.legal ?? [];
  }

  get clicks(): string[] {
    return this.#made.picks.map(({ click }) => click);
  }

  get proposed(): LegalAction | null {
    return this.#made.proposed;
  }

  /** What is chosen is on its way, and nothing else can be chosen meanwhile. */
  get sent(): boolean {
    return this.#made.sent;
  }

  get reason(): { click: string; problem: Problem } | null {
    return this.#made.reason;
  }

  get next(): Set<string> {
    return next(this.legal, this.clicks, this.manner.ordered);
  }

  /** What may be clicked first. */
  get first(): Set<string> {
    return next(this.legal, []);
  }

  /** What the clicks come to, if they are sent as they are. */
  get complete(): LegalAction | null {
    return this.clicks.length > 0 ? complete(this.legal, this.clicks, this.manner.ordered) : null;
  }

  /** The places that may be clicked next. */
  get open(): Set<string> {
    return new Set(this.clicks.length > 0 ? ids(this.next, this.manner.place) : []);
  }

  /** The places that light up: of a hint only its own. */
  get lit(): Set<string> {
    const rest = this.proposed && remainder(this.proposed.path, this.clicks, this.manner.ordered);
    const own = new Set(rest?.length === 1 ? ids(rest, this.manner.place) : []);
    return own.size > 0 ? own : this.open;
  }

  get head(): string {
    return this.clicks[0] ?? "";
  }

  picked(click: string): number {
    return this.marks(click).length;
  }

  /** On which of several alike this was clicked; null where none was pointed at. */
  marks(click: string): (number | null)[] {
    return this.#made.picks.filter((pick) => pick.click === click).map(({ mark }) => mark);
  }

  clear(): void {
    this.#put([]);
  }

  /** Put a hint on the board, but for its last click on the map, without sending it; `shown` unless the game shows it its own way. */
  propose(action: LegalAction, shown = true): void {
    const { path } = action;
    const onMap = path.at(-1)?.startsWith(`${this.manner.place}:`) ?? false;
    const clicks = onMap || path.length === 1 ? path.slice(0, -1) : path;
    if (!this.sent) this.#put(shown ? clicks.map((click) => ({ click, mark: null })) : [], action);
  }

  /** The hint is no longer what is looked at; what was clicked for it stays. */
  release(): void {
    if (this.proposed && !this.sent) this.#put(this.#made.picks);
  }

  click(click: string, mark: number | null = null): void {
    const pick = { click, mark };
    if (this.sent) return;
    if (this.next.has(click)) this.#go([...this.#made.picks, pick]);
    else if (this.clicks.includes(click)) this.unclick(click, mark);
    else if (this.first.has(click)) this.#go([pick]);
    else void this.explain(click);
  }

  /** Begin anew with these clicks. */
  start(clicks: readonly string[], mark: number | null = null): void {
    if (this.sent) return;
    if (reachable(this.legal, clicks, this.manner.ordered).length === 0) void this.explain(clicks[0] ?? "");
    else this.#go(clicks.map((click) => ({ click, mark })));
  }

  /** Add to what is begun with `head`; nothing is sent before it is confirmed. */
  hold(head: string, click: string, mark: number): void {
    const picks = [...(this.head === head ? this.#made.picks : [{ click: head, mark: null }]), { click, mark }];
    const clicks = picks.map((pick) => pick.click);
    if (!this.sent && reachable(this.legal, clicks, this.manner.ordered).length > 0) this.#put(picks);
  }

  unclick(click: string, mark: number | null = null): void {
    const { picks, sent } = this.#made;
    if (!sent) this.#put(this.head === click ? [] : lacking(picks, click, mark));
  }

  /** Send what is complete. */
  confirm(): void {
    if (this.complete && !this.sent) this.#send(this.complete);
  }

  /** Send the hint that is looked at. */
  accept(): void {
    if (this.proposed && !this.sent) this.#send(this.proposed);
  }

  async explain(click: string): Promise<void> {
    const at = this.#at;
    if (this.sent) return;
    this.#put(this.#made.picks);
    const problem = await this.why(click);
    if (problem && at === this.#at) this.#choice = { ...this.#made, reason: { click, problem } };
  }

  /** The rule against a click; null if there is none to be told. */
  async why(click: string): Promise<Problem | null> {
    const text = this.manner.question(click, this);
    return text === null ? null : this.live.why(text);
  }

  /** The position and the seat that looks at it. */
  get #at(): string {
    const { number, seat } = this.live.position ?? {};
    return `${number} ${seat}`;
  }

  /** What was chosen for another position is nothing, nor is what the server refused. */
  get #made(): Choice {
    const { at, sent } = this.#choice;
    return at === this.#at && (!sent || this.live.sending) ? this.#choice : nothing(this.#at);
  }

  #put(picks: readonly Pick[], proposed: LegalAction | null = null): void {
    this.#choice = { at: this.#at, picks, proposed, sent: false, reason: null };
  }

  #go(picks: readonly Pick[]): void {
    const clicks = picks.map(({ click }) => click);
    const action = settled(this.legal, clicks, this.manner.ordered);
    if (action) this.#send(action);
    else this.#put(picks);
  }

  #send(action: LegalAction): void {
    this.#choice = { ...this.#made, sent: true, reason: null };
    this.live.act(action.text);
  }
}

function nothing(at: string): Choice {
  return { at, picks: [], proposed: null, sent: false, reason: null };
}

/** The picks without the one on this mark, else without one that has none, else without the last one like it. */
function lacking(picks: readonly Pick[], click: string, mark: number | null): Pick[] {
  const like = picks.filter((pick) => pick.click === click);
  const gone = like.findLast((pick) => pick.mark === mark) ?? like.findLast((pick) => pick.mark === null) ?? like.at(-1);
  return picks.filter((pick) => pick !== gone);
}
