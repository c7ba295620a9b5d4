/** What the first-game tour teaches, and when: the game itself says when a lesson is due. */

import type { Lesson as AnyLesson, Scene as AnyScene, Tour } from "../tour/lessons";
import "./tour.css";

export const TOPICS = ["placing", "influence", "war", "scoring", "tiles"] as const;
const TURNS = TOPICS.length;

export interface Scene extends AnyScene {
  /** A card is picked, and provinces are lit. */
  picked: boolean;
  /** What a dialogue tells now. */
  told: "war" | "scoring" | null;
}

type Lesson = AnyLesson<Scene>;

const at =
  (turn: number, phase: string, picked = false) =>
  (scene: Scene): boolean =>
    scene.told === null && scene.mine && scene.turn === turn && scene.phase === phase && scene.picked === picked;

const CARD: Lesson = { id: "card", topic: "placing", rules: ["A3.1"], part: "hand", due: at(1, "card") };

/** What happens comes before what is planned; within a turn one lesson fits at a time. */
export const LESSONS: readonly Lesson[] = [
  { id: "scored", topic: "scoring", rules: ["A5.1", "A5.2"], part: null, due: ({ told }) => told === "scoring" },
  { id: "outcome", topic: "war", rules: ["A4.4", "A4.6"], part: null, due: ({ told }) => told === "war" },
  { id: "cards", topic: "war", rules: ["A4.2", "A4.3"], part: null, due: ({ phase, mine, told }) => told === null && mine && phase === "war" },
  CARD,
  { id: "province", topic: "placing", rules: ["A3.2", "A3.3"], part: null, due: at(1, "card", true) },
  { id: "choice", topic: "placing", rules: ["A3.5", "A3.7"], part: "prompt", due: at(1, "influence") },
  { id: "end", topic: "placing", rules: ["A3.8"], part: "log", due: at(1, "end") },
  { id: "tracks", topic: "influence", rules: ["A5.2"], part: "tracks", due: at(2, "card") },
  { id: "second", topic: "influence", rules: ["A3.7"], part: "prompt", due: at(2, "influence") },
  { id: "fifth", topic: "war", rules: ["A4.1"], part: null, due: at(3, "card") },
  { id: "centuries", topic: "scoring", rules: ["A5.1", "A3.5", "A7.1"], part: "centuries", due: at(4, "card") },
  { id: "tiles", topic: "tiles", rules: ["A6.1", "A6.2", "A6.3", "A6.4"], part: "tiles", due: at(5, "card") },
  { id: "last", topic: "tiles", rules: ["A6.2", "A6.5"], part: "tiles", due: at(5, "end") },
  { id: "later", topic: null, rules: ["A4.1", "A5.1"], part: null, due: ({ turn, told }) => told === null && turn > TURNS },
];

const FINISH: Lesson = { id: "finish", topic: null, rules: ["A7.1", "A7.4"], part: null, due: ({ told }) => told === null };

/** After the five turns only what is new is told. */
function due(scene: Scene, seen: readonly string[]): Lesson | null {
  const late = scene.turn > TURNS;
  if (scene.phase === "over" || (late && taught(seen))) return FINISH.due(scene) ? FINISH : null;
  return LESSONS.find((one) => one.due(scene) && !(late && one.topic && seen.includes(one.id))) ?? null;
}

/** A war and a scoring come when they come: whether both have been. */
function taught(seen: readonly string[]): boolean {
  return seen.includes("outcome") && seen.includes("scored");
}

export const TOUR: Tour<Scene> = { topics: TOPICS, turns: TURNS, paced: true, lessons: LESSONS, first: CARD, finish: FINISH, due };
