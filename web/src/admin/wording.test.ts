import { describe, expect, it } from "vitest";
import { size, span } from "./wording";

describe("what the host reads", () => {
  it.each([
    [500, "0.5 kB"],
    [1_234_000, "1.2 MB"],
    [56_700_000, "57 MB"],
    [9_990_000_000, "10 GB"],
  ])("says %d bytes as %s", (bytes, text) => {
    expect(size(bytes, "en")).toBe(text);
  });

  it.each([
    [0, "0 sec"],
    [59.9, "59 seconds"],
    [3700, "1 hour 1 minute"],
    [90_000, "1 day 1 hour"],
  ])("says %d seconds as %s", (seconds, text) => {
    expect(span(seconds, "en")).toBe(text);
  });
});
