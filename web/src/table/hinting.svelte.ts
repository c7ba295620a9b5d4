/** A hint for whoever has to decide: asked of the server, looked at, put on the board, confirmed. */

import type { Live } from "../lib/live.svelte";
import type { Play } from "../lib/play.svelte";
import { sentence } from "../lib/refused";
import type { Language, LegalAction } from "../lib/types";

export interface Hint extends LegalAction {
  /** To win, from 0 to 1. */
  chance: number;
  /** A fact that speaks for it; empty where there is none. */
  why: string;
}

export class Hinting {
  /** The list is shown, or is being asked for. */
  open = $state(false);
  asking = $state(false);
  found = $state.raw<Hint[]>([]);
  /** Why there is none. */
  problem = $state("");
  #known = "";

  constructor(
    readonly live: Live,
    readonly play: Play,
    readonly ask: (path: string) => Promise<{ hints: Hint[] }>,
    readonly language: () => Language,
  ) {}

  /** Only whoever has to decide gets one, and only where the host allows it. */
  get allowed(): boolean {
    const { position, info } = this.live;
    return (info?.hints ?? false) && position !== null && position.seat !== null && position.legal.length > 0;
  }

  /** The one that lies on the board and is not sent yet: the board knows. */
  get chosen(): Hint | null {
    return this.found.find((hint) => hint === this.play.proposed) ?? null;
  }

  toggle(): void {
    if (this.open) this.close();
    else if (this.allowed) void this.show();
  }

  close(): void {
    this.open = false;
    this.play.release();
  }

  /** Show what is best in this position; asked once. */
  async show(): Promise<void> {
    this.open = true;
    this.play.release();
    const key = this.#position();
    if (key === this.#known || this.asking) return;
    this.found = [];
    this.problem = "";
    this.asking = true;
    const seat = this.live.position?.seat ?? -1;
    const answer = await this.ask(`/tables/${this.live.id}/hint?seat=${seat}`).catch(sentence);
    this.asking = false;
    if (key !== this.#position()) this.close();
    else if (typeof answer === "string") this.problem = answer;
    else this.#take(answer.hints, key);
  }

  #take(hints: Hint[], key: string): void {
    this.found = hints;
    this.#known = key;
  }

  /** Whatever is said of another position, seat or in another language is of no use. */
  #position(): string {
    const { number, seat } = this.live.position ?? {};
    return `${number} ${seat} ${this.language()}`;
  }
}
