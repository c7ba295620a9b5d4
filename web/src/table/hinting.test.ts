import { describe, expect, it } from "vitest";
import type { Live } from "../lib/live.svelte";
import { Play } from "../lib/play.svelte";
import { type Hint, Hinting } from "./hinting.svelte";

const HINT = { text: "end", path: ["end"], label: "end", chance: 0.39, why: "You keep all 3 vikings on board." };
const FOUND = Promise.resolve({ hints: [HINT] });

/** A table where seat 0 has to decide, and what its server answers. */
function table(answer: Promise<{ hints: Hint[] }>, hints = true): { live: Live; hinting: Hinting; asked: string[] } {
  const asked: string[] = [];
  const live = { id: "t1", info: { hints }, position: { number: 7, seat: 0, legal: [HINT] } } as unknown as Live;
  const ask = (path: string): typeof answer => {
    asked.push(path);
    return asked.length === 1 ? answer : FOUND;
  };
  const play = new Play(live, { place: "province", question: () => null });
  return { live, hinting: new Hinting(live, play, ask, () => "en"), asked };
}

describe("a hint", () => {
  it("is asked for the own seat, once a position", async () => {
    const { hinting, asked } = table(FOUND);
    await hinting.show();
    hinting.close();
    await hinting.show();
    expect(asked).toEqual(["/tables/t1/hint?seat=0"]);
    expect(hinting.found).toEqual([HINT]);
  });

  it("that comes too late is not shown", async () => {
    const { live, hinting } = table(FOUND);
    const shown = hinting.show();
    live.position = { number: 8, seat: 0, legal: [] } as unknown as Live["position"];
    await shown;
    expect([hinting.open, hinting.found]).toEqual([false, []]);
  });

  it("that is refused says why, and is asked again", async () => {
    const { hinting, asked } = table(Promise.reject(new Error("Wait a little.")));
    await hinting.show();
    expect([hinting.problem, hinting.asking, hinting.open]).toEqual(["Wait a little.", false, true]);
    await hinting.show();
    expect([hinting.problem, asked.length, hinting.found]).toEqual(["", 2, [HINT]]);
  });

  it("is for nobody where the host forbids it, and not for onlookers", () => {
    const { live, hinting } = table(FOUND);
    expect(hinting.allowed).toBe(true);
    expect(table(FOUND, false).hinting.allowed).toBe(false);
    live.position = { number: 7, seat: null, legal: [] } as unknown as Live["position"];
    expect(hinting.allowed).toBe(false);
  });
});
