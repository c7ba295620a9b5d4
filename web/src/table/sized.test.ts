import { afterEach, expect, it, vi } from "vitest";
import { sized } from "./sized";

afterEach(() => vi.unstubAllGlobals());

it("tells the last size, though it came while the first was still to be told", async () => {
  let resized = (_entries: object[]): void => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(heard: (entries: object[]) => void) {
        resized = heard;
      }
      observe(): void {}
    },
  );
  const sizes: number[][] = [];
  sized(null as unknown as HTMLElement, (width, height) => sizes.push([width, height]));
  const grow = (width: number, height: number): void => resized([{ contentRect: { width, height } }]);
  grow(390, 726);
  grow(390, 402);
  await vi.waitUntil(() => sizes.length > 0);
  expect(sizes).toEqual([[390, 402]]);
  grow(390, 500);
  expect(sizes.at(-1)).toEqual([390, 500]);
});
