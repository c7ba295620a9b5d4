/** What the voyage panel says: a title, a sentence, and whether it tells of a cost. */

import { t } from "../lib/texts.svelte";
import type { TableInfo } from "../lib/types";
import type { Helm } from "./Helm.svelte";
import { placeName, runeName } from "./names";
import { here, scene, type Scene } from "./scene";
import type { InvasionsPosition } from "./types";

export interface Said {
  title: string;
  text: string;
  cost: boolean;
}

type Tell = (position: InvasionsPosition, helm: Helm, table: TableInfo) => Omit<Said, "cost"> & { cost?: boolean };

function days(position: InvasionsPosition): number {
  return position.aids.days.left ?? 0;
}

/** Pieces by number: “2 furs, 3 vikings”. */
export function pieces(counts: Record<string, number>): string {
  return Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([piece, number]) => t(`invasions-pieces-${piece}`, { number }))
    .join(", ");
}

function rune(_position: InvasionsPosition, helm: Helm): Omit<Said, "cost"> {
  const { play } = helm;
  const name = play.head.slice("rune:".length);
  const kinds = [...play.next].map((click) => click.split(":")[0] ?? "");
  const kind = ["place", "seat", "piece", "direction"].find((one) => kinds.includes(one));
  const text = play.complete ? t("voyage-ask-on") : kind ? t(`voyage-ask-${kind}`) : t(`invasions-about-${name}`);
  return { title: runeName(name), text };
}

function plan(_position: InvasionsPosition, helm: Helm): Omit<Said, "cost"> & { cost: boolean } {
  const { route, goal } = helm.plan;
  const { days: number = 0, losses = 0, turns = 1, survives = true } = route ?? {};
  const text = t("voyage-plan", { days: number, losses }) + (turns > 1 ? ` ${t("voyage-plan-turns", { turns })}` : "");
  return { title: placeName(goal ?? ""), text: survives ? text : `${text} ${t("voyage-plan-lost")}`, cost: losses > 0 };
}

function winter({ view }: InvasionsPosition): Omit<Said, "cost"> & { cost: boolean } {
  const { viking = 0, ...goods } = view.ships[view.active]?.hold ?? {};
  const back = pieces({ ...goods, viking: viking - 1 });
  const text = back ? t("voyage-winter-back", { pieces: back }) : t("voyage-winter-none");
  return { title: t("voyage-winter-sure"), text, cost: back !== "" };
}

function waiting(position: InvasionsPosition, _helm: Helm, table: TableInfo): Omit<Said, "cost"> {
  const { view } = position;
  const name = table.seats[view.to_act ?? view.active]?.name ?? "";
  const text = t("voyage-waiting-text", { place: placeName(here(view)), days: days(position) });
  return { title: t("voyage-waiting", { name }), text };
}

const TELL: Record<Scene, Tell> = {
  over: () => ({ title: t("voyage-over"), text: "" }),
  waiting,
  lose: ({ view }) => ({ title: t("voyage-lose", { number: view.pending?.n ?? 1 }), text: t("voyage-lose-text"), cost: true }),
  wind: ({ view }) => ({ title: t("voyage-wind"), text: t("voyage-wind-text", { direction: t(`invasions-direction-${view.wind}`) }) }),
  dice: ({ view }) => ({ title: t("voyage-dice", { place: placeName(here(view)) }), text: t("voyage-dice-text") }),
  raid: ({ view }) => ({ title: t("voyage-raid", { place: placeName(here(view)) }), text: t("voyage-raid-text", { lost: view.pending?.lost ?? 0 }) }),
  place: ({ view }) => ({ title: t("voyage-place", { place: placeName(here(view)) }), text: t("voyage-place-text") }),
  rune,
  trade: ({ view }) => ({ title: t("voyage-trade", { place: placeName(here(view)) }), text: t("voyage-trade-text") }),
  winter,
  plan,
  wintering: (position) => ({
    title: t("voyage-wintering"),
    text: position.legal.some(({ path }) => path[0] === "launch") ? t("voyage-wintering-text") : t("voyage-wintering-crew"),
  }),
  home: (position) => ({ title: placeName(here(position.view)), text: t("voyage-home", { days: days(position) }) }),
  port: (position) => ({
    title: placeName(here(position.view)),
    text: t(position.view.missions.includes(here(position.view)) ? "voyage-port-done" : "voyage-port", { days: days(position) }),
  }),
  sea: (position) => ({ title: placeName(here(position.view)), text: t("voyage-sea", { days: days(position) }) }),
};

export function said(position: InvasionsPosition, helm: Helm, table: TableInfo): Said {
  return { cost: false, ...TELL[scene(position, helm)](position, helm, table) };
}
