import { describe, expect, it } from "vitest";
import { Outbox } from "./outbox.svelte";

describe("a command", () => {
  it("is kept, with an id of its own, until it is answered", () => {
    const outbox = new Outbox();
    const [one, other] = [outbox.add({ type: "rematch" }), outbox.add({ type: "rematch" })];
    expect(one).not.toBe(other);
    expect(outbox.texts).toEqual([one, other]);
    outbox.answered((JSON.parse(one) as { id: string }).id);
    expect(outbox.texts).toEqual([other]);
  });

  it("is under way until the row to which it led is seen", () => {
    const outbox = new Outbox();
    expect(outbox.underway(4)).toBe(false);
    const { id } = JSON.parse(outbox.add({ type: "act", number: 4, text: "end" })) as { id: string };
    expect(outbox.underway(4)).toBe(true);
    outbox.answered(id, 6);
    expect(outbox.underway(5)).toBe(true);
    expect(outbox.underway(6)).toBe(false);
  });

  it("is over when it was refused", () => {
    const outbox = new Outbox();
    const { id } = JSON.parse(outbox.add({ type: "act", number: 4, text: "end" })) as { id: string };
    outbox.answered(id);
    expect(outbox.underway(4)).toBe(false);
  });
});
