import { expect, it } from "vitest";
import { Bounded } from "./bounded";

it("lets something happen again and again, but not without end before anything else can", async () => {
  const moves = new Bounded("The map moves", 3);
  for (const _ of [1, 2, 3]) moves.count();
  expect(() => moves.count()).toThrow("The map moves without end.");
  await new Promise((resolve) => setTimeout(resolve));
  expect(() => moves.count()).not.toThrow();
});
