/** What the first-voyage tour teaches, and when: where the ship is and what it may do says which lesson is due. */

import type { Lesson as AnyLesson, Scene as AnyScene, Tour } from "../tour/lessons";
import type { Scene as Asked } from "./scene";
import "./tour.css";

export const TOPICS = ["load", "sail", "trade", "raid", "settle", "rune", "winter"] as const;
const TURNS = 5;

export interface Scene extends AnyScene {
  /** What is being asked of the jarl. */
  asked: Asked;
  /** Pieces in the hold, and how many of them are goods. */
  aboard: number;
  goods: number;
  /** Days left this turn. */
  days: number;
  /** The first words of all that may be done. */
  can: ReadonlySet<string>;
}

type Lesson = AnyLesson<Scene>;
type Due = Lesson["due"];

const asked =
  (...scenes: Asked[]): Due =>
  (scene) =>
    scenes.includes(scene.asked);
const inPort =
  (mission: string): Due =>
  ({ asked, can }) =>
    asked === "port" && can.has(mission);
const calm = asked("wintering", "home", "sea", "port");
const loading: Due = ({ asked, can }) => asked === "wintering" && can.has("load");

const LOAD: Lesson = { id: "sea-load", topic: "load", rules: ["V4.1", "V4.4"], part: "hold", due: (scene) => loading(scene) && scene.aboard < 2 };

/** What must be decided comes first, then what the place offers, then what is good to know. */
export const LESSONS: readonly Lesson[] = [
  { id: "sea-lose", topic: "sail", rules: ["V7.3", "V7.4"], part: "hold", due: asked("lose") },
  { id: "sea-wind", topic: "rune", rules: ["V9.5", "V7.2"], part: "voyage", due: asked("wind") },
  { id: "sea-roll", topic: "raid", rules: ["V8.4"], part: null, due: asked("raid") },
  { id: "sea-place", topic: "settle", rules: ["V8.6"], part: null, due: asked("place") },
  { id: "sea-route", topic: "sail", rules: ["V6.1", "V7.3"], part: "voyage", due: asked("plan") },
  LOAD,
  { id: "sea-goods", topic: "load", rules: ["V8.2", "V4.8"], part: "hold", due: (scene) => loading(scene) && scene.aboard >= 2 && scene.aboard < 4 && scene.goods === 0 },
  { id: "sea-launch", topic: "sail", rules: ["V4.5", "V4.6"], part: null, due: (scene) => scene.asked === "wintering" && scene.can.has("launch") && (scene.aboard >= 4 || !scene.can.has("load")) },
  { id: "sea-winter", topic: "winter", rules: ["V10.1", "V3.3"], part: "voyage", due: ({ asked, can, days }) => can.has("winter") && days === 0 && asked !== "port" },
  { id: "sea-home", topic: "sail", rules: ["V5.1", "V6.1"], part: null, due: asked("home") },
  { id: "sea-fair", topic: "sail", rules: ["V7.1", "V7.2"], part: "voyage", due: asked("sea") },
  { id: "sea-trade", topic: "trade", rules: ["V8.1", "V8.2"], part: "voyage", due: inPort("trade") },
  { id: "sea-raid", topic: "raid", rules: ["V8.4"], part: "voyage", due: inPort("raid") },
  { id: "sea-settle", topic: "settle", rules: ["V8.5"], part: "voyage", due: inPort("settle") },
  { id: "sea-port", topic: "winter", rules: ["V8.1", "V10.1"], part: "voyage", due: ({ asked, can }) => asked === "port" && !["trade", "raid", "settle"].some((mission) => can.has(mission)) },
  { id: "sea-rune", topic: "rune", rules: ["V9.1", "V9.2"], part: "runes", due: (scene) => calm(scene) && (scene.can.has("rune") || (scene.turn >= 2 && scene.can.has("discard"))) },
  { id: "sea-saga", topic: null, rules: ["V11.1", "V11.2"], part: "sagas", due: (scene) => calm(scene) && scene.turn >= 2 },
  { id: "sea-points", topic: null, rules: ["V12.1", "V12.2", "V12.3"], part: "ended", due: (scene) => calm(scene) && scene.turn >= 3 },
];

const LATER: Lesson = { id: "sea-later", topic: null, rules: ["V11.4"], part: null, due: calm };
const FINISH: Lesson = { id: "sea-finish", topic: null, rules: ["V11.5", "V12.4"], part: null, due: () => true };

/** Only what is new is told, and stays as long as it fits; after five turns what does not fit is passed over. */
function due(scene: Scene, seen: readonly string[]): Lesson | null {
  if (scene.phase === "over") return FINISH;
  if (!scene.mine) return null;
  const late = scene.turn > TURNS;
  if (late && taught(seen)) return calm(scene) ? FINISH : null;
  const fresh = LESSONS.find((one) => one.due(scene) && !seen.includes(one.id));
  if (late) return fresh?.topic ? fresh : calm(scene) ? LATER : null;
  return fresh ?? LESSONS.find((one) => one.id === seen.at(-1) && one.due(scene)) ?? null;
}

function taught(seen: readonly string[]): boolean {
  return TOPICS.every((topic) => LESSONS.some((one) => one.topic === topic && seen.includes(one.id)));
}

export const TOUR: Tour<Scene> = {
  topics: TOPICS,
  turns: TURNS,
  paced: false,
  lessons: [...LESSONS, LATER],
  first: LOAD,
  finish: FINISH,
  due,
};
