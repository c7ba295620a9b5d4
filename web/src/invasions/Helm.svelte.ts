/** What the jarl at the helm is about to do: clicks, a voyage in mind, a combat or winter not yet begun. */

import type { Play } from "../lib/play.svelte";
import type { Plan } from "./Plan.svelte";

export type Intent = "raid" | "settle" | "winter";

export class Helm {
  /** Looked at before it is done, since it cannot be taken back. */
  intent = $state<Intent | null>(null);

  constructor(
    readonly play: Play,
    readonly plan: Plan,
  ) {}

  /** End every half-made choice but the voyage. */
  settle(): void {
    this.play.clear();
    this.intent = null;
  }

  /** Unpick: the last thing first. */
  back(): void {
    const half = this.play.clicks.length > 0;
    this.play.clear();
    if (half) return;
    if (this.intent) this.intent = null;
    else this.plan.clear();
  }

  get busy(): boolean {
    return this.play.clicks.length > 0 || this.intent !== null || this.plan.goal !== null;
  }

  /** Do what these clicks mean, or say why it cannot be. */
  press(...clicks: string[]): void {
    const [first = ""] = clicks;
    this.intent = null;
    if (this.play.first.has(first)) this.play.start(clicks);
    else void this.play.explain(first);
  }

  /** Look at something before it is done. */
  consider(intent: Intent): void {
    this.play.clear();
    if (this.play.first.has(intent)) this.intent = intent;
    else void this.play.explain(intent);
  }
}
