/** The voyage a player has in mind: picked on the map, asked of the server, sailed step by step. */

import type { Play } from "../lib/play.svelte";
import type { Problem } from "../lib/types";
import { next, rebased, rest, smooth, stepTo } from "./planning";
import type { Harbour, InvasionsView, Preview, Route } from "./types";

type Ask = (place: string) => Promise<Preview | null>;

export class Plan {
  goal = $state<string | null>(null);
  routes = $state.raw<Route[]>([]);
  chosen = $state(0);
  /** What could be done there on arrival. */
  there = $state.raw<Harbour | null>(null);
  /** Why the place that was picked cannot be reached. */
  refused = $state.raw<{ place: string; problem: Problem } | null>(null);
  /** All steps are being taken, one after the other. */
  running = $state(false);
  /** Questions that are not answered yet. */
  asking = $state(0);
  #before: { view: InvasionsView; aim: string | null } | null = null;
  #turn = 0;

  constructor(
    readonly play: Play,
    readonly ask: Ask,
  ) {}

  get route(): Route | null {
    return this.routes[this.chosen] ?? null;
  }

  /** A place is picked: the best way there, or another way to the same place. */
  async pick(goal: string): Promise<void> {
    if (goal === this.goal && this.routes.length > 0) return this.other();
    this.clear();
    this.goal = goal;
    await this.#renew(null);
  }

  other(): void {
    this.play.release();
    if (this.routes.length > 0) this.chosen = (this.chosen + 1) % this.routes.length;
  }

  clear(): void {
    this.play.release();
    this.goal = null;
    this.#take([], 0);
    this.there = null;
    this.refused = null;
    this.running = false;
    this.#before = null;
  }

  /** Can the next step be taken in this position? */
  ready(view: InvasionsView): boolean {
    return stepTo(this.play.legal, this.#aim(view)) !== null;
  }

  /** One step, if the game lets us. */
  step(view: InvasionsView): void {
    const aim = this.#aim(view);
    const action = stepTo(this.play.legal, aim);
    if (!action) {
      this.running = false;
      return;
    }
    this.#before = { view, aim };
    this.#turn = view.turn;
    this.play.live.act(action.text);
  }

  /** Step after step, until something comes up. */
  all(view: InvasionsView): void {
    this.running = true;
    this.step(view);
  }

  /** The game went on: the plan goes on from where the ship is now, or is dropped. */
  async arrived(view: InvasionsView): Promise<void> {
    const before = this.#before;
    const goesOn = view.turn === this.#turn;
    this.#before = null;
    this.#turn = view.turn;
    if (!before || !smooth(before.view, view, before.aim)) this.running = false;
    if (this.goal === null) return;
    if (view.seat !== view.to_act) return this.#take([], 0);
    const at = place(view);
    const home = !goesOn && at === "wintering";
    if (at === this.goal || home) return this.clear();
    const left = this.route && goesOn ? rest(this.route, at) : null;
    this.#take(left ? [left] : [], 0);
    if (this.running) this.step(view);
    else if (view.pending === null) await this.#renew(left);
  }

  #aim(view: InvasionsView): string | null {
    return this.route && next(this.route, place(view));
  }

  #take(routes: Route[], chosen: number): void {
    this.routes = routes;
    this.chosen = chosen;
  }

  /** Ask anew; whatever comes too late is for another place or position. */
  async #renew(planned: Route | null): Promise<void> {
    const { goal } = this;
    if (goal === null) return;
    this.asking += 1;
    const found = await this.ask(goal).finally(() => (this.asking -= 1));
    if (!found || this.goal !== goal || found.number !== this.play.live.position?.number) return;
    const { routes, chosen } = rebased(found.routes, found.routes.length > 0 ? planned : null);
    if (routes.length === 0) this.clear();
    if (routes.length === 0 && found.why) this.refused = { place: goal, problem: found.why };
    this.#take(routes, chosen);
    this.there = found.there;
  }
}

/** Where the ship on turn is. */
function place(view: InvasionsView): string {
  return view.ships[view.active]?.at ?? "";
}
