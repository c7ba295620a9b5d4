import { describe, expect, it } from "vitest";
import { reading, towards } from "../../table/places";
import { BY_ID, CHART, PROVINCES } from "./provinces";

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
    expect(towards(CHART.places, from, key)).toBe(to);
  });

  it("can be walked through by arrow keys from the first province", () => {
    const seen = new Set([reading(CHART.places)[0]?.id ?? ""]);
    const queue = [...seen];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const to = towards(CHART.places, at, key);
        if (to && !seen.has(to)) {
          seen.add(to);
          queue.push(to);
        }
      }
    }
    expect(seen.size).toBe(25);
  });
});
