/** Raids and settlings read off the facts of the log, die by die. */

import { standing } from "../table/story";
import type { Event, Json, Told } from "../lib/types";

export type Ending = "open" | "won" | "failed" | "stopped" | "declined";

export interface Battle {
  /** The row with which it began. */
  row: number;
  seat: number;
  port: string;
  kind: "raid" | "settle";
  /** How many dice may be thrown. */
  most: number;
  dice: number[];
  /** How many of them did not succeed: as many vikings are lost. */
  lost: number;
  ending: Ending;
  treasure: number;
  sagas: { saga: string; points: number }[];
  /** The jarl whose settlement had to go. */
  rival: number | null;
  abandoned: boolean;
}

type Values = Record<string, Json>;

function begun(row: number, kind: Battle["kind"], values: Values): Battle {
  return {
    row,
    kind,
    seat: values.seat as number,
    port: values.port as string,
    most: values.dice as number,
    dice: [],
    lost: 0,
    ending: "open",
    treasure: 0,
    sagas: [],
    rival: null,
    abandoned: false,
  };
}

function miss(battle: Battle, values: Values): void {
  battle.dice.push(values.pips as number);
  battle.lost += 1;
  if (battle.dice.length === battle.most) battle.ending = "failed";
}

function throwAll(battle: Battle, values: Values): void {
  battle.dice = values.thrown as number[];
  battle.lost = values.lost as number;
  if (battle.lost === battle.most) battle.ending = "failed";
}

const TELL: Record<string, (battle: Battle, values: Values) => void> = {
  "raid-fails": miss,
  "raid-succeeds": (battle, values) => battle.dice.push(values.pips as number),
  "takes-town": (battle, values) => {
    battle.ending = "won";
    battle.treasure = values.points as number;
  },
  "stops-raid": (battle) => (battle.ending = "stopped"),
  "settle-dice": throwAll,
  settled: (battle) => (battle.ending = "won"),
  "drives-out": (battle, values) => {
    battle.ending = "won";
    battle.rival = values.rival as number;
  },
  declines: (battle) => (battle.ending = "declined"),
  "wins-saga": (battle, values) =>
    battle.sagas.push({ saga: values.saga as string, points: values.points as number }),
  abandons: (battle) => (battle.abandoned = true),
};

/** What ends the telling of a combat: something else is done. */
const APART = new Set(["sails", "loads", "launches", "trades", "winters", "turn-ended"]);

function opens(row: number, fact: Told): Battle | null {
  if (fact.code === "raids") return begun(row, "raid", fact.values);
  return fact.code === "settles" ? begun(row, "settle", fact.values) : null;
}

/** Every combat of the game so far. */
export function battles(events: readonly Event[]): Battle[] {
  const found: Battle[] = [];
  let now: Battle | null = null;
  for (const event of standing(events)) {
    for (const fact of event.story) {
      const fresh = opens(event.number, fact);
      if (fresh) found.push((now = fresh));
      else if (now && fact.values.seat === now.seat) TELL[fact.code]?.(now, fact.values);
      if (APART.has(fact.code)) now = null;
    }
  }
  return found;
}

/** Which dice succeeded. Of dice thrown together the lowest failed, whatever bonus the highest has. */
export function hits(battle: Battle): boolean[] {
  if (battle.kind === "raid") return battle.dice.map((_, index) => index >= battle.lost);
  const order = battle.dice.map((pips, index) => ({ pips, index })).sort((a, b) => a.pips - b.pips);
  const failed = new Set(order.slice(0, battle.lost).map(({ index }) => index));
  return battle.dice.map((_, index) => !failed.has(index));
}
