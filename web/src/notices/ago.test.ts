import { describe, expect, it } from "vitest";
import { ago } from "./ago";

describe("how long ago something was", () => {
  it.each([
    [0, "en", "now"],
    [59, "en", "now"],
    [61, "en", "1 min. ago"],
    [7200, "de", "vor 2 Std."],
    [86_400, "fr", "hier"],
  ])("%s seconds in %s are %s", (seconds, language, words) => {
    expect(ago(1000, (1000 + seconds) * 1000, language).replace(/\s/g, " ")).toBe(words);
  });

  it("is never in the future", () => {
    expect(ago(2000, 1_000_000, "en")).toBe("now");
  });
});
