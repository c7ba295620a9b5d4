import { describe, expect, it } from "vitest";
import type { InvasionsPosition } from "./types";

const FILES = import.meta.glob<{ play: { position: unknown } }>("../fixtures/invasions-*.json", { eager: true });
const positions = Object.entries(FILES).map(([name, file]) => [name, file.play.position as InvasionsPosition] as const);

describe("the recorded positions of Invasions", () => {
  it.each(positions)("%s has a ship, points and a hold for every seat", (_, { view, aids }) => {
    expect(view.ships).toHaveLength(view.seats);
    expect(aids.points.all).toHaveLength(view.seats);
    expect(aids.free).toBeGreaterThanOrEqual(0);
  });

  it.each(positions)("%s has a path and a name for every action", (_, { legal }) => {
    expect(new Set(legal.map((action) => action.path.join(" "))).size).toBe(legal.length);
    expect(legal.filter((action) => action.label === "")).toEqual([]);
  });

  it("end with the final scoring", () => {
    const over = positions.find(([name]) => name.endsWith("over.json"))?.[1];
    expect(over?.aids.points.all).toEqual(over?.result?.points);
  });
});
