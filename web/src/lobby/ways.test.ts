import { describe, expect, it } from "vitest";
import { wayOf } from "./ways";

describe("a pasted link", () => {
  it.each([
    ["http://192.168.1.5:8375/table/aB-3_x", "/table/aB-3_x"],
    ["https://play.example.org/rejoin#k3y", "/rejoin#k3y"],
    ["http://192.168.1.5:8375/#/table/aB-3_x/attila", "/table/aB-3_x"],
    ["https://play.example.org/#/rejoin/k3y", "/rejoin#k3y"],
    ["  aB-3_x ", "/table/aB-3_x"],
  ])("%s leads to its table", (pasted, way) => {
    expect(wayOf(pasted)).toBe(way);
  });

  it.each(["", "two words", "https://elsewhere.example/"])("%o leads nowhere", (pasted) => {
    expect(wayOf(pasted)).toBeNull();
  });
});
