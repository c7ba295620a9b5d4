import { describe, expect, it } from "vitest";
import type { Play } from "../lib/play.svelte";
import type { LegalAction } from "../lib/types";
import { Plan } from "./Plan.svelte";
import type { InvasionsView, Leg, Preview, Route } from "./types";

const WAY = ["w_skagerrak", "w_dogger", "w_humber", "york"];

function leg(place: string, sailed: number): Leg {
  return { place, turn: 0, day: sailed, zone: "west", fair: 5, sailed, losses: 0 };
}

function route(from: string, way: readonly string[], sailed = 0): Route {
  const legs = way.map((place, index) => leg(place, sailed + index + 1));
  return { kind: "short", from, legs, days: legs.length, turns: 1, losses: 0, survives: true };
}

/** A table where a ship can go one step along a way, and nowhere else. */
class Sea {
  number = 5;
  at = "norway";
  acts: string[] = [];
  asked = 0;
  answer: Route[] = [route("norway", WAY), route("norway", ["w_norway", "w_humber", "york"])];
  change: Partial<InvasionsView> = {};

  get legal(): LegalAction[] {
    const next = WAY[WAY.indexOf(this.at) + 1] ?? "";
    return [{ text: `sail ${next}`, path: ["sail", `place:${next}`], label: "" }];
  }

  get view(): InvasionsView {
    const still = { seat: 0, to_act: 0, active: 0, turn: 3, pending: null, suffered: 0 };
    const ships = [{ at: this.at, hold: { viking: 2 } }];
    return { ...still, number: this.number, ships, ...this.change } as InvasionsView;
  }

  plan(): Plan {
    const act = (text: string): void => void this.acts.push(text);
    const play = { live: { act }, release: () => undefined } as unknown as Play;
    Object.defineProperty(play, "legal", { get: () => this.legal });
    Object.defineProperty(play.live, "position", { get: () => ({ number: this.number }) });
    return new Plan(play, (place) => this.#told(place));
  }

  /** The last step was taken. */
  sail(): InvasionsView {
    this.at = this.acts.at(-1)?.slice("sail ".length) ?? "";
    this.number += 1;
    this.answer = [route(this.at, WAY.slice(WAY.indexOf(this.at) + 1), this.number - 5)];
    return this.view;
  }

  async #told(place: string): Promise<Preview> {
    this.asked += 1;
    return { number: this.number, place, routes: this.answer, why: null, there: null };
  }
}

describe("a plan", () => {
  it("shows the best way first, and another with every click on the same place", async () => {
    const plan = new Sea().plan();
    await plan.pick("york");
    expect(plan.route?.legs).toHaveLength(4);
    await plan.pick("york");
    expect(plan.route?.legs).toHaveLength(3);
    await plan.pick("york");
    expect(plan.chosen).toBe(0);
  });

  it("says why a place cannot be reached, and is none", async () => {
    const sea = new Sea();
    const plan = sea.plan();
    const why = { code: "far", rule: "V6.1", values: {}, sentence: "Too far." };
    Object.assign(plan, { ask: async () => ({ number: 5, place: "kiev", routes: [], why, there: null }) });
    await plan.pick("kiev");
    expect(plan.goal).toBeNull();
    expect(plan.refused).toEqual({ place: "kiev", problem: why });
  });

  it("survives every own step, shorter by that step", async () => {
    const sea = new Sea();
    const plan = sea.plan();
    await plan.pick("york");
    plan.step(sea.view);
    await plan.arrived(sea.sail());
    expect(sea.acts).toEqual(["sail w_skagerrak"]);
    expect(plan.goal).toBe("york");
    expect(plan.route?.legs.map(({ place }) => place)).toEqual(WAY.slice(1));
  });

  it("is done on arrival", async () => {
    const sea = new Sea();
    const plan = sea.plan();
    await plan.pick("york");
    plan.all(sea.view);
    for (let step = 0; step < 4; step += 1) await plan.arrived(sea.sail());
    expect(sea.acts).toEqual(WAY.map((place) => `sail ${place}`));
    expect(plan.goal).toBeNull();
    expect(plan.running).toBe(false);
  });

  it("stops at once when a loss has to be chosen, and is kept", async () => {
    const sea = new Sea();
    const plan = sea.plan();
    await plan.pick("york");
    plan.all(sea.view);
    sea.change = { pending: { what: "lose", n: 1 } };
    await plan.arrived(sea.sail());
    expect(plan.running).toBe(false);
    expect(sea.acts).toHaveLength(1);
    expect(plan.route?.legs).toHaveLength(3);
  });

  it("waits for the next own turn without a route to show", async () => {
    const sea = new Sea();
    const plan = sea.plan();
    await plan.pick("york");
    sea.change = { to_act: 1, active: 1 };
    await plan.arrived(sea.view);
    expect(plan.goal).toBe("york");
    expect(plan.route).toBeNull();
    sea.change = { turn: 5 };
    await plan.arrived(sea.view);
    expect(plan.route?.legs).toHaveLength(4);
  });

  it("is dropped when the ship was lost or wintered meanwhile", async () => {
    const sea = new Sea();
    const plan = sea.plan();
    await plan.pick("york");
    sea.at = "wintering";
    sea.change = { turn: 5 };
    await plan.arrived(sea.view);
    expect(plan.goal).toBeNull();
  });
});
