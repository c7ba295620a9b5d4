/** Whatever was picked, looked at, taken back or brought by the server before: what a button says is what is sent. */

import { browse } from "../fixtures/browser";
import { render } from "svelte/server";
import { beforeAll, expect, it } from "vitest";
import { Chance } from "../fixtures/chance";
import end from "../fixtures/end.json";
import war from "../fixtures/war.json";
import type { Live } from "../lib/live.svelte";
import { Play } from "../lib/play.svelte";
import { learn } from "../lib/texts.svelte";
import type { LegalAction, TableInfo } from "../lib/types";
import { type Hint, Hinting } from "../table/hinting.svelte";
import { Looking } from "../table/looking.svelte";
import Ask from "./Ask.svelte";
import { choose, lay } from "./hand";
import Hand from "./Hand.svelte";
import { MANNER } from "./manner";
import { spread } from "./pieces";
import type { Position } from "./types";
import WarDialogue from "./WarDialogue.svelte";

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);
const STEPS = 12;

function wars(): LegalAction[] {
  const cards = [0, 1, 2, 3].flatMap((goths) => [0, 1, 2].map((vandals) => spread({ goths, vandals })));
  const laid = cards.filter((all) => all.length > 0);
  const lay = laid.map((all) => ({ text: `war ${all.join(" ")}`, path: ["war", ...all.map((one) => `card:${one}`)], label: all.join() }));
  return [{ text: "war pass", path: ["pass"], label: "pass" }, ...lay];
}

const WAR = { ...war.play.position, legal: wars() } as unknown as Position;
const END = end.play.position as unknown as Position;
const TABLE = war.table as unknown as TableInfo;

/** A seat at a table, and everything it can do to what is not sent yet. */
class Seat {
  readonly sent: string[] = [];
  readonly live: Live;
  readonly play: Play;
  readonly hinting: Hinting;
  readonly looking: Looking;

  constructor(
    readonly chance: Chance,
    position: Position,
  ) {
    const act = (text: string): void => void this.sent.push(text);
    this.live = { position, events: [], info: { ...TABLE, hints: true }, act, why: () => Promise.resolve(null), undo: () => undefined } as unknown as Live;
    this.play = new Play(this.live, MANNER);
    this.hinting = new Hinting(this.live, this.play, () => Promise.resolve({ hints: [] }), () => "en");
    this.hinting.found = position.legal.map((action) => ({ ...action, points: 0, chance: 0, why: "" }));
    this.looking = new Looking(this.play);
  }

  get position(): Position {
    return this.live.position as Position;
  }

  step(): void {
    const cards = spread(this.position.view.hand);
    const one = this.chance.below(cards.length);
    const { play } = this;
    this.chance.of([
      () => (this.position.view.phase === "war" ? lay : choose)(play, cards, one),
      () => (this.position.view.phase === "war" ? lay : choose)(play, cards, one),
      () => play.click("tile:exchange"),
      () => play.propose(this.chance.of<Hint>(this.hinting.found)),
      () => this.hinting.close(),
      () => this.looking.pick(this.chance.of(["dacia", "raetia"])),
      () => play.clear(),
      () => this.#arrive(),
    ])();
  }

  /** Another position, in which the same may be done. */
  #arrive(): void {
    if (this.chance.below(3) === 0) this.live.position = { ...this.position, number: this.position.number + 1 };
  }

  /** What a component shows, without its tags. */
  shown(component: typeof Ask | typeof Hand | typeof WarDialogue): string {
    const { position, play, hinting } = this;
    const props = { position, table: TABLE, play, hinting, hand: position.view.hand ?? {}, onclose: () => undefined, onwar: () => undefined, onresult: () => undefined };
    return render(component as typeof Ask, { props }).body.replaceAll(/<!--.*?-->/g, "");
  }
}

/** The cards that are pressed, as they are read out. */
function pressed(body: string): string[] {
  return [...body.matchAll(/aria-label="(\w+)[^"]*" aria-pressed="true"/g)].map(([, name]) => name?.toLowerCase() ?? "").sort();
}

/** How many cards a button speaks of; null where it cannot be pressed. */
function promised(body: string, words: RegExp): number | null {
  const button = [...body.matchAll(/<button[^>]*?aria-disabled="(\w+)"[^>]*>(.*?)<\/button>/gs)].find(([, , said]) => words.test(said ?? ""));
  return button?.[1] === "false" ? Number(words.exec(button[2] ?? "")?.[1]) : null;
}

function played(seed: number, position: Position): Seat {
  const seat = new Seat(new Chance(seed), position);
  for (let steps = seat.chance.below(STEPS); steps >= 0; steps -= 1) seat.step();
  return seat;
}

/** What the buttons say, and the cards that are pressed, against what comes of the button. */
function check(seat: Seat, body: string, words: RegExp, verb: string, seed: number): void {
  const number = promised(body, words);
  const cards = pressed(body);
  seat.sent.length = 0;
  seat.play.confirm();
  const laid = seat.sent.flatMap((text) => text.replace(verb, "").trim().split(" "));
  expect([seed, laid.sort()]).toEqual([seed, number === null ? [] : cards]);
  expect([seed, laid.length]).toEqual([seed, number ?? 0]);
}

beforeAll(() => {
  browse();
  return learn("attila");
});

it("lays in a war the cards that are shown as chosen", () => {
  for (const seed of SEEDS) {
    const seat = played(seed, WAR);
    check(seat, seat.shown(WarDialogue), /Lay (\d+) cards?$/, "war", seed);
  }
});

it("lays aside for new ones the cards that are raised", () => {
  for (const seed of SEEDS) {
    const seat = played(seed, END);
    if (seat.play.head !== "tile:exchange") seat.play.start(["tile:exchange"]);
    check(seat, seat.shown(Ask) + seat.shown(Hand), /Lay (\d+) cards? aside/, "tile exchange", seed);
  }
});

it("plays the hint that is named, and none where no hint is looked at", () => {
  for (const seed of SEEDS) {
    const seat = played(seed, seed % 2 ? WAR : END);
    const named = seat.hinting.chosen?.text;
    seat.sent.length = 0;
    seat.play.accept();
    expect([seed, ...seat.sent]).toEqual(named === undefined ? [seed] : [seed, named]);
  }
});

it("raises the card that is pressed, not another one like it", () => {
  const seat = new Seat(new Chance(1), WAR);
  lay(seat.play, spread(seat.position.view.hand), 1);
  const up = [...seat.shown(WarDialogue).matchAll(/aria-pressed="(true|false)"/g)].map(([, on]) => on);
  expect(up).toEqual(["false", "true", "false", "false", "false"]);
});
