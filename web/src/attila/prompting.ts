/** What the prompt says: a title, a sentence, the step of the turn. */

import { ids } from "../lib/choosing";
import type { Play } from "../lib/play.svelte";
import { t } from "../lib/texts.svelte";
import type { TableInfo } from "../lib/types";
import { cardTitle, endText, tracksText } from "./asking";
import { people, province } from "./names";
import type { Position } from "./types";

export interface Said {
  title: string;
  text: string;
  /** 1 card, 2 province, 3 influence or token, 4 end; 0 where there is no step. */
  step: number;
  wars: string[];
}

const none = { step: 0, wars: [] as string[] };

export function said(position: Position, table: TableInfo, play: Play): Said {
  const { view } = position;
  const names = table.seats.map((seat) => seat.name);
  if (view.phase === "over") return { ...none, title: t("prompt-over"), text: "" };
  if (position.legal.length === 0) return waiting(position, names);
  if (play.head === "tile:exchange") {
    return { ...none, title: t("prompt-exchange"), text: t("prompt-exchange-text") };
  }
  if (play.head === "tile:influence") {
    return { ...none, title: t("prompt-tracks"), text: t(tracksText(view)) };
  }
  if (play.lit.size > 0) return placing(position, play);
  return asked(position, play);
}

function waiting(position: Position, names: string[]): Said {
  const { view } = position;
  const name = names[view.to_act ?? view.active] ?? "";
  const active = names[view.active] ?? "";
  if (view.phase === "war" && view.wars[0]) {
    const title = t("prompt-war-waiting", { province: province(view.wars[0]) });
    return { ...none, title, text: t("prompt-war-waiting-text", { name }) };
  }
  const title = t("prompt-waiting", { name: active });
  return { ...none, title, text: t(`prompt-waiting-${view.phase}`, { name: active }) };
}

function placing(position: Position, play: Play): Said {
  const second = play.head === "second";
  const name = second ? (position.view.people ?? "") : (ids(play.clicks, "card")[0] ?? "");
  const threats = position.aids?.wars ?? {};
  const wars = [...play.lit].filter((id) => threats[id]?.[name]);
  const count = t("prompt-open", { number: play.open.size });
  const title = t(second ? "prompt-place-second" : "prompt-place", { people: name });
  return { title, text: count, step: second ? 3 : 2, wars };
}

function asked(position: Position, play: Play): Said {
  const { view } = position;
  const spaces = position.aids?.spaces ?? 0;
  const card = cardTitle(view);
  switch (view.phase) {
    case "card":
      if (play.first.has("skip")) {
        return { ...none, title: t("prompt-skip"), text: t("prompt-skip-text"), step: 1 };
      }
      return {
        ...none,
        title: t(card.id, { number: card.number ?? 0 }),
        text: t("prompt-card-text"),
        step: 1,
      };
    case "influence": {
      const name = view.people ?? "";
      const from = view.influence[view.active]?.[name] ?? 0;
      const values = { people: people(name), from, to: Math.min(22, from + spaces) };
      return { ...none, title: t("prompt-influence"), text: t("prompt-influence-text", values), step: 3 };
    }
    case "score":
      return { ...none, title: t("prompt-score"), text: t("prompt-score-text"), step: 4 };
    case "end":
      return { ...none, title: t("prompt-end"), text: t(endText(view)), step: 4 };
    case "war":
      return {
        ...none,
        title: t("prompt-war", { province: province(view.wars[0] ?? "") }),
        text: t("prompt-war-text"),
      };
    default:
      return { ...none, title: position.prompt.sentence, text: "" };
  }
}
