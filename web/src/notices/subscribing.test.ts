import { describe, expect, it } from "vitest";
import { bytes } from "./subscribing";

describe("the key of the server", () => {
  it("is read from the letters that fit into an address", () => {
    expect([...bytes("-_8A")]).toEqual([251, 255, 0]);
  });
});
