import { describe, expect, it } from "vitest";
import type { Outcome } from "./asking";
import { course, points } from "./course";

const game = (rating: number | null, own: number, name = "attila"): Outcome => ({
  table: null,
  game: name,
  created: 0,
  rated: rating !== null,
  abandoned: false,
  seats: [
    { name: "Ana", place: 1, points: own, own: true },
    { name: "Bert", place: 2, points: 99, own: false },
  ],
  rating,
});

describe("the course of a player", () => {
  const outcomes = [game(1100, 30), game(null, 20), game(1050, 10), game(900, 5, "invasions")];

  it("tells the ratings of one game, the oldest first", () => {
    expect(course(outcomes, { game: "attila", seats: 2 })).toEqual([1050, 1100]);
    expect(course(outcomes, { game: "attila", seats: 3 })).toEqual([]);
  });

  it("tells the own points of every game, rated or not", () => {
    expect(points(outcomes, "attila")).toEqual([10, 20, 30]);
  });
});
