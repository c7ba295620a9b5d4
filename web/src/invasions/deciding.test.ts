/** At the helm, after any picks, plans, hints and undos: what a button says is what is sent. */

import { browse } from "../fixtures/browser";
import { beforeAll, expect, it } from "vitest";
import { Chance } from "../fixtures/chance";
import dice from "../fixtures/invasions-dice.json";
import loss from "../fixtures/invasions-loss.json";
import sea from "../fixtures/invasions-sea.json";
import settle from "../fixtures/invasions-settle.json";
import wintering from "../fixtures/invasions-wintering.json";
import { ids } from "../lib/choosing";
import type { Live } from "../lib/live.svelte";
import { Play } from "../lib/play.svelte";
import { learn, t } from "../lib/texts.svelte";
import type { LegalAction, TableInfo } from "../lib/types";
import { Looking } from "../table/looking.svelte";
import { Helm } from "./Helm.svelte";
import { MANNER } from "./manner";
import { placeName } from "./names";
import { type Offer, offers } from "./offers";
import { Plan } from "./Plan.svelte";
import { propose } from "./proposing";
import { here } from "./scene";
import type { InvasionsPosition, Preview, Route } from "./types";

const POSITIONS = [dice, loss, sea, settle, wintering].map(({ play }) => play.position as unknown as InvasionsPosition);
const TABLE = sea.table as unknown as TableInfo;
const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);
const STEPS = 10;

/** Each kind of action, and one whose places are clicked one after the other: to stop at the first is another one. */
const OARS: LegalAction[] = [
  { text: "rune oars york", path: ["rune:oars", "place:york"], label: "" },
  { text: "rune oars york w_humber", path: ["rune:oars", "place:york", "place:w_humber"], label: "" },
  { text: "rune oars york w_dogger", path: ["rune:oars", "place:york", "place:w_dogger"], label: "" },
];

class Bridge {
  readonly sent: string[] = [];
  readonly live: Live;
  readonly play: Play;
  readonly helm: Helm;
  readonly looking: Looking;

  constructor(
    readonly chance: Chance,
    position: InvasionsPosition,
  ) {
    const act = (text: string): void => void this.sent.push(text);
    const legal = position.view.pending ? position.legal : [...position.legal.filter(({ path }) => path[0] !== "rune:oars"), ...OARS];
    this.live = { position: { ...position, legal }, act, why: () => Promise.resolve(null) } as unknown as Live;
    this.play = new Play(this.live, MANNER);
    this.helm = new Helm(this.play, new Plan(this.play, (place) => Promise.resolve(this.#way(place))));
    this.looking = new Looking(this.play);
  }

  get position(): InvasionsPosition {
    return this.live.position as InvasionsPosition;
  }

  get offers(): Offer[] {
    return offers(this.position, this.helm, TABLE);
  }

  async step(): Promise<void> {
    const { play, helm, chance } = this;
    const clicks = [...play.next, ...play.first];
    chance.of([
      () => play.click(chance.of(clicks)),
      () => helm.press(chance.of(clicks)),
      () => helm.consider(chance.of(["raid", "settle", "winter"])),
      () => propose(helm, chance.of(play.legal)),
      () => propose(helm, null),
      () => helm.back(),
      () => helm.plan.other(),
      () => this.#pick(chance.of(["york", "w_dogger", "w_bight", "e_south"])),
      () => this.#arrive(),
    ])();
    await Promise.resolve().then(() => undefined);
  }

  #pick(place: string): void {
    this.looking.pick(place);
    void this.helm.plan.pick(place);
  }

  #arrive(): void {
    if (this.chance.below(3) > 0) return;
    this.live.position = { ...this.position, number: this.position.number + 1 };
  }

  /** Straight there. */
  #way(place: string): Preview {
    const { view, number } = this.position;
    const legs = [{ place, turn: 0, day: 1, zone: "west", fair: 5, sailed: 1, losses: 0 }];
    const route = { kind: "short", from: here(view), legs, days: 1, turns: 1, losses: 0, survives: true } as unknown as Route;
    return { number, place, routes: [route, route], why: null, there: null };
  }
}

/** What a button that is named so has to send; null where it sends nothing, or only picks something. */
function meant(offer: Offer, { play, helm }: Bridge): string | null {
  const clicks = play.clicks;
  const path = (rest: string[]): string | null =>
    play.legal.find((action) => action.path.length === rest.length && rest.every((click, at) => action.path[at] === click))?.text ?? null;
  const [kind = "", ...words] = offer.id.split("-");
  if (offer.id === "stay") {
    expect(offer.label).toBe(t("voyage-do-stay", { place: placeName(ids(clicks, "place").at(-1) ?? "") }));
    return path(clicks);
  }
  if (["launch", "trade"].includes(kind) && words.length > 0) return `${kind} ${words.join("-")}`;
  if (offer.id.startsWith("lose:")) return offer.id.replace(":", " ");
  if (offer.id === "sail") return `sail ${helm.plan.route?.legs[0]?.place}`;
  if (["seat", "piece", "direction"].includes(kind)) return path([...clicks, `${kind}:${words.join("-")}`]);
  if (kind === "settle" && words.length > 0) return offer.id.replace("-", " ");
  if (["draw", "end"].includes(offer.id) || (offer.id === "winter" && helm.intent === "winter")) return offer.id;
  return null;
}

beforeAll(() => {
  browse();
  return learn("invasions");
});

it("sends what the button of the panel says", async () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const chance = new Chance(seed);
    const bridge = new Bridge(chance, chance.of(POSITIONS));
    for (let steps = chance.below(STEPS); steps >= 0; steps -= 1) await bridge.step();
    const offer = chance.of(bridge.offers);
    const said = meant(offer, bridge);
    bridge.sent.length = 0;
    offer.act();
    expect([seed, offer.id, ...bridge.sent]).toEqual(said === null ? [seed, offer.id] : [seed, offer.id, said]);
    seen.add(offer.id);
  }
  expect([...seen]).toEqual(expect.arrayContaining(["stay", "sail", "end", "winter", "cancel", "trade-tusks", "settle-2", "lose:furs"]));
});

it("sends the hint that is looked at, as long as it is", async () => {
  for (const seed of SEEDS) {
    const chance = new Chance(seed);
    const bridge = new Bridge(chance, chance.of(POSITIONS));
    for (let steps = chance.below(STEPS); steps >= 0; steps -= 1) await bridge.step();
    const named = bridge.play.proposed?.text;
    bridge.sent.length = 0;
    bridge.play.accept();
    expect([seed, ...bridge.sent]).toEqual(named === undefined ? [seed] : [seed, named]);
  }
});
