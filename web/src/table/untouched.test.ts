import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Untouched } from "./untouched";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = new EventTarget();
const untouched = new Untouched(page);
const touch = (type: string): boolean => page.dispatchEvent(new Event(type));

async function moved(): Promise<() => boolean> {
  let done = false;
  void untouched.wait().then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return () => done;
}

it("may move at once where nobody touches it", async () => {
  await vi.advanceTimersByTimeAsync(1000);
  expect((await moved())()).toBe(true);
});

it("waits for every finger, and for the tap that comes after it", async () => {
  touch("pointerdown");
  touch("pointerdown");
  const may = await moved();
  await vi.advanceTimersByTimeAsync(5000);
  touch("pointerup");
  await vi.advanceTimersByTimeAsync(5000);
  expect(may()).toBe(false);
  touch("pointercancel");
  await vi.advanceTimersByTimeAsync(349);
  expect(may()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(may()).toBe(true);
});
