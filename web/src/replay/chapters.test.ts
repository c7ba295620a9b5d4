import { describe, expect, it } from "vitest";
import type { Story } from "../table/story";
import { chapters } from "./chapters";
import type { Index } from "./types";

const story: Story = { quiet: new Set(["turn-ended"]), where: () => ({ places: [] }) };
const told = (number: number, seat: number, ...codes: string[]) => ({
  number, seat, text: "", story: codes.map((code) => ({ code, rule: code === "plays" ? "A3.1" : null, values: {}, sentence: `${code} ${number}` })),
});

const index: Index = {
  viewpoint: "open",
  viewpoints: ["open"],
  stops: [{ number: 2, seat: 1, turn: 1, round: 1 }, { number: 3, seat: 1, turn: 1, round: 1 }, { number: 5, seat: 0, turn: 2, round: 1 }],
  turns: [2, 5],
  rounds: [2],
  marks: [],
  events: [told(1, -1, "first-player"), told(2, -1, "draws"), told(3, 1, "plays"), told(4, 1, "end", "turn-ended"), told(5, -1, "draws"), told(6, 0, "plays")],
};

describe("the log of a replay", () => {
  it("stands under the turns in which things happened, quiet ones left out", () => {
    const found = chapters(index, story);
    expect(found.map(({ turn, seat, lines }) => [turn, seat, lines.map(({ key }) => key)])).toEqual([
      [0, null, ["1.0", "2.0"]],
      [1, 1, ["3.0", "4.0", "5.0"]],
      [2, 0, ["6.0"]],
    ]);
    expect(found[1]?.lines[0]?.rule).toBe("A3.1");
  });
});
