import { describe, expect, it } from "vitest";
import { arrange, spread } from "./pieces";

describe("tokens in their slots", () => {
  it("come in the order of the peoples", () => {
    expect(spread({ vandals: 1, franks: 2 })).toEqual(["franks", "franks", "vandals"]);
  });

  it("stay where they lie when another one comes", () => {
    expect(arrange(["vandals"], { vandals: 1, franks: 1 })).toEqual(["vandals", "franks"]);
  });

  it("make room when a people leaves", () => {
    expect(arrange(["goths", "huns", "goths"], { huns: 1 })).toEqual(["huns"]);
  });
});
