import { describe, expect, it } from "vitest";
import { arranged, company, taken } from "./studying";

describe("who plays a study", () => {
  it("is oneself where it is to be decided, and one kind of company", () => {
    expect(arranged("bots", 3, 1)).toEqual(["bot:greedy", "human", "bot:greedy"]);
    for (const kind of ["bots", "here", "online"] as const) expect(company(arranged(kind, 3, 0))).toBe(kind);
    expect(company(["human", "open", "bot:master"])).toBeNull();
  });

  it("is told to the server with names and bots", () => {
    const [me, friend, bot, free] = taken(["human", "hot-seat", "bot:novice", "open"], ["A", "B", "C", "D"], "Ana");
    expect(me).toEqual({ kind: "human", name: "Ana" });
    expect(friend).toEqual({ kind: "hot-seat", name: "B" });
    expect(bot).toEqual({ kind: "bot", bot: "novice" });
    expect(free).toEqual({ kind: "open" });
  });
});
