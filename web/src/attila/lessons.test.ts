import { expect, test } from "vitest";
import { LESSONS, type Scene, TOPICS, TOUR } from "./lessons";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const CARD: Scene = { phase: "card", mine: true, picked: false, turn: 1, told: null };
const id = (scene: Partial<Scene>, seen: string[] = []): string | null => TOUR.due({ ...CARD, ...scene }, seen)?.id ?? null;

test("the first turn goes from the card to the province, the choice and the end", () => {
  expect(id({})).toBe("card");
  expect(id({ picked: true })).toBe("province");
  expect(id({ phase: "influence" })).toBe("choice");
  expect(id({ phase: "end" })).toBe("end");
});

test("each of the five turns begins with a topic of its own", () => {
  const topics = [1, 2, 3, 4, 5].map((turn) => TOUR.due({ ...CARD, turn }, [])?.topic);
  expect(topics).toEqual([...TOPICS]);
});

test("nothing is taught while others decide", () => {
  expect(id({ mine: false })).toBeNull();
  expect(id({ mine: false, phase: "war" })).toBeNull();
});

test("a war and a scoring are taught when they come, in whatever turn", () => {
  expect(id({ turn: 2, phase: "war" })).toBe("cards");
  expect(id({ turn: 2, mine: false, told: "war" })).toBe("outcome");
  expect(id({ turn: 2, mine: false, told: "scoring" })).toBe("scored");
});

test("after the fifth turn only what is new is told, and then the tour is over", () => {
  expect(id({ turn: 6 })).toBe("later");
  expect(id({ turn: 7, phase: "war" }, ["later"])).toBe("cards");
  expect(id({ turn: 8, phase: "war" }, ["later", "cards", "outcome"])).toBe("later");
  expect(id({ turn: 8, told: "scoring" }, ["later", "cards", "outcome"])).toBe("scored");
  expect(id({ turn: 8 }, ["later", "outcome", "scored"])).toBe("finish");
  expect(id({ turn: 3, phase: "over" })).toBe("finish");
});

test("every lesson has a title and a text in every language, and no language has more", () => {
  const ids = (text: string): string[] => [...text.matchAll(/^(guide[\w-]*) =/gm)].map((found) => found[1] ?? "");
  const wanted = [...LESSONS.map((lesson) => lesson.id), "finish"].flatMap((one) => [`guide-${one}`, `guide-${one}-text`]);
  expect(ids(en)).toEqual(expect.arrayContaining(wanted));
  expect(ids(fr)).toEqual(ids(en));
  expect(ids(de)).toEqual(ids(en));
});
