/** A place in words: what it is, what lies there, and what can be done. */

import { t } from "../../lib/texts.svelte";
import type { TableInfo } from "../../lib/types";
import { goodsName, placeName, regionName, sagaName } from "../names";
import type { InvasionsPosition } from "../types";
import { zoneOf } from "../zones";
import { shipsAt } from "./fleet";
import { portOf } from "./places";

/** For one position: the description of any place. */
export function describing(position: InvasionsPosition, table: TableInfo, open: ReadonlySet<string>): (id: string) => string {
  const name = (seat: number): string => table.seats[seat]?.name ?? "";
  return (id) =>
    [placeName(id), ...kind(id), ...zone(id, position), ...inside(id, position, name), ...ships(id, position, name), ...state(id, position, open)].join(", ");
}

function kind(id: string): string[] {
  const port = portOf(id);
  if (!port) return [];
  return [t("sea-value", { value: port.value }), port.region ? regionName(port.region) : t("sea-independent")];
}

function zone(id: string, { aids }: InvasionsPosition): string[] {
  const found = zoneOf(id);
  return found ? [t("sea-zone", { zone: t(`invasions-zone-${found}`), number: aids.fair[found] })] : [];
}

function inside(id: string, { view }: InvasionsPosition, name: (seat: number) => string): string[] {
  const { town, goods, settlement } = view.ports[id] ?? {};
  const parts: string[] = [];
  if (town) parts.push(t(`sea-town-${town}`));
  if (goods) parts.push(goodsName(goods));
  if (settlement !== undefined) parts.push(t("sea-settlement", { name: name(settlement) }));
  return parts;
}

function ships(id: string, { view }: InvasionsPosition, name: (seat: number) => string): string[] {
  return shipsAt(view.ships, id).map((seat) => (seat === view.seat ? t("sea-ship-own") : t("sea-ship", { name: name(seat) })));
}

function state(id: string, { aids }: InvasionsPosition, open: ReadonlySet<string>): string[] {
  const parts = aids.sagas
    .filter(({ ports }) => ports.some(({ port, done }) => port === id && !done))
    .map(({ saga }) => t("sea-needed", { saga: sagaName(saga) }));
  if (open.has(id)) {
    const days = aids.reach[id]?.days;
    parts.push(days ? t("sea-reach", { days, losses: aids.reach[id]?.losses ?? 0 }) : t("sea-open"));
  }
  return parts;
}
