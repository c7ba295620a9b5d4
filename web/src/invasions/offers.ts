/** The actions of the voyage panel, at most four, the likely one first. */

import { ids } from "../lib/choosing";
import { t } from "../lib/texts.svelte";
import type { TableInfo } from "../lib/types";
import type { Helm } from "./Helm.svelte";
import { placeName } from "./names";
import { scene, type Scene } from "./scene";
import type { InvasionsPosition } from "./types";

export interface Offer {
  id: string;
  label: string;
  /** All of it, where the label is cut short. */
  title?: string;
  act: () => void;
  icon?: string;
  /** The likely one. */
  go?: boolean;
}

type List = (position: InvasionsPosition, helm: Helm, table: TableInfo) => Offer[];

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The server's own words for an action. */
function label(helm: Helm, text: string): string {
  return capital(helm.play.legal.find((action) => action.text === text)?.label ?? text);
}

function press(helm: Helm, id: string, words: string, ...clicks: string[]): Offer {
  return { id, label: words, act: () => helm.press(...(clicks.length > 0 ? clicks : [id])) };
}

function when(helm: Helm, click: string, offer: () => Offer): Offer[] {
  return helm.play.first.has(click) ? [offer()] : [];
}

/** Wintering and the end of the turn close every list. */
function ends(helm: Helm, likely: boolean): Offer[] {
  return [
    ...when(helm, "winter", () => ({ id: "winter", label: t("voyage-do-winter"), act: () => helm.consider("winter") })),
    ...when(helm, "end", () => ({ ...press(helm, "end", t("voyage-do-end")), go: likely })),
  ];
}

function trades(position: InvasionsPosition, helm: Helm): Offer[] {
  const open = (position.aids.here?.trade ?? []).filter((one) => one.why === null);
  if (!helm.play.first.has("trade")) return [];
  if (open.length !== 1) return [{ ...press(helm, "trade", t("voyage-do-trade-which")), icon: "coin" }];
  return open.map((one) => ({ ...trade(helm, one), label: t("voyage-do-trade", { points: one.points + one.bonus }) }));
}

function trade(helm: Helm, { piece, points, bonus }: { piece: string; points: number; bonus: number }): Offer {
  const words = capital(t("voyage-do-trade-piece", { piece: t(`invasions-piece-${piece}`), points: points + bonus }));
  return { ...press(helm, `trade-${piece}`, words, "trade", `piece:${piece}`), icon: "coin" };
}

function port(position: InvasionsPosition, helm: Helm): Offer[] {
  const found = position.aids.here ?? null;
  const settle = found?.settle?.at(-1)?.chance ?? 0;
  const missions = [
    ...trades(position, helm),
    ...when(helm, "raid", () => ({ id: "raid", label: t("voyage-do-raid", { chance: found?.raid?.chance ?? 0 }), icon: "axe", act: () => helm.consider("raid") })),
    ...when(helm, "settle", () => ({ id: "settle", label: t("voyage-do-settle", { chance: settle }), icon: "house", act: () => helm.consider("settle") })),
  ];
  const [first, ...others] = missions;
  const done = missions.length === 0 && position.aids.days.left === 0;
  return [...(first ? [{ ...first, go: true }, ...others] : []), ...ends(helm, done)];
}

function home(position: InvasionsPosition, helm: Helm): Offer[] {
  const draw = when(helm, "draw", () => ({ ...press(helm, "draw", t("voyage-do-draw")), icon: "cards", go: true }));
  return [...draw, ...ends(helm, position.aids.days.left === 0)];
}

function wintering(_position: InvasionsPosition, helm: Helm): Offer[] {
  const launches = helm.play.legal.filter(({ path }) => path[0] === "launch");
  const full = !helm.play.legal.some(({ path }) => path[0]?.startsWith("load:"));
  const out = launches.map(({ path }, index) => {
    const place = (path[1] ?? "").slice("place:".length);
    const title = t("voyage-do-launch", { place: placeName(place) });
    return { ...press(helm, `launch-${place}`, placeName(place), ...path), title, icon: "play", go: full && index === 0 };
  });
  return [...out, ...ends(helm, false)];
}

function plan(position: InvasionsPosition, helm: Helm): Offer[] {
  const { plan } = helm;
  const ready = plan.ready(position.view);
  const list: Offer[] = ready ? [{ id: "sail", label: t("voyage-do-sail"), icon: "play", go: true, act: () => plan.step(position.view) }] : ends(helm, true);
  if (ready && (plan.route?.legs.length ?? 0) > 1) list.push({ id: "sail-all", label: t("voyage-do-sail-all"), act: () => plan.all(position.view) });
  if (plan.routes.length > 1) list.push({ id: "other", label: t("voyage-do-other"), act: () => plan.other() });
  return [...list, { id: "clear", label: t("voyage-do-clear"), act: () => plan.clear() }];
}

/** Everything that may be clicked next and is no place. */
function targets(helm: Helm, table: TableInfo): Offer[] {
  const named: Record<string, (id: string) => string> = {
    seat: (id) => table.seats[Number(id)]?.name ?? id,
    piece: (id) => t(`invasions-piece-${id}`),
    direction: (id) => t(`invasions-direction-${id}`),
  };
  return Object.entries(named).flatMap(([kind, name]) =>
    ids(helm.play.next, kind).map((id) => ({ id: `${kind}-${id}`, label: capital(name(id)), act: () => helm.play.click(`${kind}:${id}`) })),
  );
}

function rune(_position: InvasionsPosition, helm: Helm, table: TableInfo): Offer[] {
  const last = ids(helm.play.clicks, "place").at(-1);
  const stay = { id: "stay", label: t("voyage-do-stay", { place: placeName(last ?? "") }), go: true, act: () => helm.play.confirm() };
  const cancel = { id: "cancel", label: t("voyage-do-cancel"), act: () => helm.back() };
  return [...(helm.play.complete ? [stay] : []), ...targets(helm, table), cancel];
}

function chosen(helm: Helm, ...texts: string[]): Offer[] {
  return texts.map((text, index) => ({
    id: text.replaceAll(" ", "-"),
    label: label(helm, text),
    go: index === 0,
    act: () => helm.play.live.act(text),
  }));
}

const LIST: Record<Scene, List> = {
  over: () => [],
  waiting: () => [],
  lose: (_position, helm) =>
    helm.play.legal.map(({ path }) => {
      const piece = (path[0] ?? "").slice("lose:".length);
      return press(helm, path[0] ?? "", capital(t(`invasions-piece-${piece}`)));
    }),
  // The rose has buttons of its own.
  wind: () => [],
  dice: (_position, helm) => chosen(helm, ...helm.play.legal.map((action) => action.text).filter((text) => text.startsWith("settle "))).reverse(),
  raid: (_position, helm) => chosen(helm, "raid on", "raid stop"),
  place: (_position, helm) => chosen(helm, "settle place", "settle decline"),
  rune,
  trade: (position, helm) => [
    ...(position.aids.here?.trade ?? []).filter((one) => one.why === null).map((one) => trade(helm, one)),
    { id: "cancel", label: t("voyage-do-cancel"), act: () => helm.back() },
  ],
  winter: (_position, helm) => [
    { ...press(helm, "winter", t("voyage-do-winter")), go: true },
    { id: "cancel", label: t("voyage-do-not"), act: () => helm.back() },
  ],
  plan,
  wintering,
  home,
  port,
  sea: (position, helm) => ends(helm, position.aids.days.left === 0),
};

export function offers(position: InvasionsPosition, helm: Helm, table: TableInfo): Offer[] {
  return LIST[scene(position, helm)](position, helm, table);
}
