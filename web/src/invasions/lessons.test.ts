import { expect, test } from "vitest";
import { LESSONS, type Scene, TOPICS, TOUR } from "./lessons";
import en from "./texts/en.ftl?raw";

const START: Scene = { phase: "turn", mine: true, turn: 1, asked: "wintering", aboard: 0, goods: 0, days: 7, can: new Set(["load", "end"]) };
const id = (scene: Partial<Scene>, seen: string[] = []): string | null => TOUR.due({ ...START, ...scene }, seen)?.id ?? null;
const all = LESSONS.map((one) => one.id);

test("the first turn goes from loading to putting out, the goal, the route and the sea", () => {
  const can = new Set(["load", "launch", "end"]);
  expect(id({})).toBe("sea-load");
  expect(id({ aboard: 2, can }, ["sea-load"])).toBe("sea-goods");
  expect(id({ aboard: 4, goods: 1, can }, ["sea-load", "sea-goods"])).toBe("sea-launch");
  expect(id({ asked: "home", aboard: 4 })).toBe("sea-home");
  expect(id({ asked: "plan", aboard: 4 })).toBe("sea-route");
  expect(id({ asked: "sea", aboard: 4 })).toBe("sea-fair");
});

test("in a port the missions it offers are taught one after the other", () => {
  const port = { asked: "port" as const, can: new Set(["trade", "raid"]) };
  expect(id(port)).toBe("sea-trade");
  expect(id(port, ["sea-trade"])).toBe("sea-raid");
  expect(id({ ...port, can: new Set(["settle"]) })).toBe("sea-settle");
  expect(id({ ...port, can: new Set(["sail", "end"]) })).toBe("sea-port");
});

test("what must be decided comes before everything else", () => {
  expect(id({ asked: "lose", can: new Set(["lose"]) })).toBe("sea-lose");
  expect(id({ asked: "wind", can: new Set(["wind"]) })).toBe("sea-wind");
  expect(id({ asked: "raid", can: new Set(["raid"]) })).toBe("sea-roll");
});

test("without a day left wintering is taught", () => {
  expect(id({ asked: "sea", days: 0, can: new Set(["winter", "end"]) })).toBe("sea-winter");
});

test("a rune is taught when one can be played, a saga from the second turn on", () => {
  expect(id({ asked: "sea", can: new Set(["sail", "rune"]) }, ["sea-fair"])).toBe("sea-rune");
  expect(id({ asked: "sea", turn: 2 }, ["sea-fair"])).toBe("sea-saga");
  expect(id({ asked: "sea", turn: 3 }, ["sea-fair", "sea-saga"])).toBe("sea-points");
});

test("what is known stays as long as it fits and does not come again, and nothing comes while others play", () => {
  expect(id({ asked: "sea", turn: 4 }, [...all.filter((one) => one !== "sea-fair"), "sea-fair"])).toBe("sea-fair");
  expect(id({ asked: "sea", turn: 4 }, [...all, "sea-load"])).toBeNull();
  expect(id({ mine: false, asked: "waiting" })).toBeNull();
});

test("after the fifth turn only what is new is told, and then the tour is over", () => {
  const sea = { asked: "sea" as const, turn: 6 };
  expect(id(sea, ["sea-load", "sea-fair"])).toBe("sea-later");
  expect(id({ ...sea, asked: "port", can: new Set(["raid"]) }, ["sea-load"])).toBe("sea-raid");
  expect(id(sea, all)).toBe("sea-finish");
  expect(id({ phase: "over", turn: 3 })).toBe("sea-finish");
});

test("every lesson has a title and a text, every topic a name", () => {
  const wanted = [...TOUR.lessons, TOUR.finish].flatMap((one) => [`guide-${one.id} =`, `guide-${one.id}-text =`]);
  for (const text of [...wanted, ...TOPICS.map((topic) => `guide-topic-${topic} =`)]) expect(en).toContain(`\n${text}`);
});
