import { describe, expect, it } from "vitest";
import { Remembered } from "./remembered";

describe("a question", () => {
  it("is asked once, until its answer is forgotten", async () => {
    const remembered = new Remembered<number>();
    let asked = 0;
    const ask = (): Promise<number> => Promise.resolve(++asked);
    expect([await remembered.get("a", ask), await remembered.get("a", ask), await remembered.get("b", ask)]).toEqual([1, 1, 2]);
    remembered.clear();
    expect(await remembered.get("a", ask)).toBe(3);
  });

  it("is asked again if it failed", async () => {
    const remembered = new Remembered<string>();
    await expect(remembered.get("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await remembered.get("a", () => Promise.resolve("here"))).toBe("here");
  });
});
