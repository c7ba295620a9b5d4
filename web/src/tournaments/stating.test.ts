import { describe, expect, it } from "vitest";
import type { Tournament } from "./asking";
import { stateOf } from "./stating";

const NOW = 1000;
const CUP: Tournament = {
  id: "cup", name: "Cup", game: "attila", kind: "swiss", seats: 2, rounds: 2, round: 1, players: 3, most: 8,
  rated: false, pace: { kind: "none" }, status: "running", created: 0, options: {}, fill: "byes", bot: null, pause: 0,
  visibility: "listed", seed: "s", due: null, organiser: "Ana", organises: false, keeps: false, yours: 1, table: null,
  entries: [{ number: 1, name: "Bert", user: null, left: false }],
  paired: [{ number: 1, boards: [{ table: "t", over: false, chairs: [] }], byes: [3] }],
  standings: [{ rank: 1, player: 1, score: 12, opponents: 0, direct: 0, share: 1, byes: 0, lot: "a", tables: 1, wins: 1 }],
};

describe("what is told first", () => {
  it("is the own table, while there is one to play at", () => {
    expect(stateOf({ ...CUP, table: "t", yours: 1 }, NOW)).toEqual({ what: "ready", round: 1, table: "t" });
  });

  it("is how many tables one waits for, or that one sits out, or that others play", () => {
    expect(stateOf(CUP, NOW)).toEqual({ what: "wait", round: 1, number: 1 });
    expect(stateOf({ ...CUP, yours: 3 }, NOW)).toEqual({ what: "bye", round: 1 });
    expect(stateOf({ ...CUP, yours: null }, NOW)).toEqual({ what: "goes", round: 1 });
  });

  it("is when the next round begins", () => {
    expect(stateOf({ ...CUP, due: 2000 }, NOW)).toEqual({ what: "next-at", round: 2, due: 2000 });
    expect(stateOf({ ...CUP, due: 500 }, NOW)).toEqual({ what: "soon", round: 2 });
  });

  it("is the way in, before it starts", () => {
    expect(stateOf({ ...CUP, status: "open", yours: null }, NOW)).toEqual({ what: "join" });
    expect(stateOf({ ...CUP, status: "open" }, NOW)).toEqual({ what: "in" });
    expect(stateOf({ ...CUP, status: "open", yours: null, players: 8 }, NOW)).toEqual({ what: "starts" });
  });

  it("is who has won, and the own place, when it is over", () => {
    expect(stateOf({ ...CUP, status: "over" }, NOW)).toEqual({ what: "over", rank: 1, winner: "Bert" });
    expect(stateOf({ ...CUP, status: "closed" }, NOW)).toEqual({ what: "was-closed" });
  });
});
