import { describe, expect, it } from "vitest";
import { titled } from "./file";

describe("the title of a file", () => {
  it.each([
    ["Sunday.json", "Sunday"],
    ["attila.JSON", "attila"],
    ["a".repeat(60), "a".repeat(40)],
  ])("%s is called %s", (name, title) => {
    expect(titled(name)).toBe(title);
  });
});
