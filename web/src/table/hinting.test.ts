import { afterEach, describe, expect, it, vi } from "vitest";
import type { Live } from "../lib/live.svelte";
import { Hinting } from "./hinting.svelte";

const HINT = { text: "end", path: ["end"], label: "end", points: 31.4, chance: 0.39, why: "It spares your vikings." };

/** A table where seat 0 has to decide, and what its server answers. */
function table(answer: unknown, hints = true): { live: Live; hinting: Hinting; asked: string[] } {
  const asked: string[] = [];
  const live = { id: "t1", info: { hints }, position: { number: 7, seat: 0, legal: [HINT] } } as unknown as Live;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve({ json: () => Promise.resolve(answer) });
  });
  return { live, hinting: new Hinting(live, () => "en"), asked };
}

describe("a hint", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is asked for the own seat, once a position", async () => {
    const { hinting, asked } = table({ number: 7, hints: [HINT] });
    await hinting.show();
    hinting.close();
    await hinting.show();
    expect(asked).toEqual(["/api/tables/t1/hint?lang=en&seat=0"]);
    expect(hinting.found).toEqual([HINT]);
  });

  it("that comes too late is not shown", async () => {
    const { live, hinting } = table({ number: 7, hints: [HINT] });
    const shown = hinting.show();
    live.position = { number: 8, seat: 0, legal: [] } as unknown as Live["position"];
    await shown;
    expect([hinting.open, hinting.found]).toEqual([false, []]);
  });

  it("that is refused says why", async () => {
    const problem = { code: "too-fast", rule: null, values: {}, sentence: "Wait a little." };
    const { hinting } = table({ problem });
    await hinting.show();
    expect(hinting.problem?.sentence).toBe("Wait a little.");
  });

  it("is for nobody where the host forbids it, and not for onlookers", () => {
    const { live, hinting } = table({});
    expect(hinting.allowed).toBe(true);
    expect(table({}, false).hinting.allowed).toBe(false);
    live.position = { number: 7, seat: null, legal: [] } as unknown as Live["position"];
    expect(hinting.allowed).toBe(false);
  });
});
