import { describe, expect, it } from "vitest";
import { BY_ID, PROVINCES, READING, towards } from "./map";

describe("the map", () => {
  it("has 25 provinces with five slots each", () => {
    expect(PROVINCES.length).toBe(25);
    expect(PROVINCES.every((province) => province.slots.length === 5)).toBe(true);
  });

  it("has neighbours on both sides of every border", () => {
    for (const { id, neighbours } of PROVINCES) {
      for (const other of neighbours) expect(BY_ID.get(other)?.neighbours).toContain(id);
    }
  });

  it.each([
    ["raetia", "ArrowRight", "noricum"],
    ["noricum", "ArrowLeft", "raetia"],
    ["dacia", "ArrowDown", "macedonia"],
    ["britannia", "ArrowDown", "lugdunensis"],
    ["africa", "ArrowLeft", "numidia"],
  ])("leads from %s with %s to %s", (from, key, to) => {
    expect(towards(from, key)).toBe(to);
  });

  it("can be walked through by arrow keys from the first province", () => {
    const seen = new Set([READING[0] ?? ""]);
    const queue = [...seen];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const to = towards(at, key);
        if (to && !seen.has(to)) {
          seen.add(to);
          queue.push(to);
        }
      }
    }
    expect(seen.size).toBe(25);
  });
});
