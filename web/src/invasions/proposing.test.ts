import { describe, expect, it } from "vitest";
import type { LegalAction } from "../lib/types";
import type { Helm } from "./Helm.svelte";
import { propose } from "./proposing";

const action = (text: string, ...path: string[]): LegalAction => ({ text, path, label: text });

/** What a hint leads to at the helm, in words. */
function told(hint: LegalAction | null): string[] {
  const said: string[] = [];
  const helm = {
    settle: () => said.push("settle"),
    consider: (intent: string) => said.push(`consider ${intent}`),
    play: { propose: ({ text }: LegalAction, shown: boolean) => said.push(`${shown ? "click" : "note"} ${text}`) },
    plan: { clear: () => said.push("clear"), pick: (goal: string) => said.push(`pick ${goal}`) },
  };
  propose(helm as unknown as Helm, hint);
  return said.slice(2);
}

describe("a hint at the helm", () => {
  it("to sail is planned as a voyage", () => {
    expect(told(action("sail w_humber", "sail", "place:w_humber"))).toEqual(["pick w_humber", "note sail w_humber"]);
  });

  it("to fight or to winter is looked at first, with its odds and costs", () => {
    expect(told(action("raid", "raid"))).toEqual(["consider raid", "note raid"]);
    expect(told(action("settle 2", "settle", "dice:2"))).toEqual(["consider settle", "note settle 2"]);
    expect(told(action("winter", "winter"))).toEqual(["consider winter", "note winter"]);
  });

  it("to do anything else is clicked and waits", () => {
    expect(told(action("load viking", "load:viking"))).toEqual(["click load viking"]);
    expect(told(action("raid on", "raid-on"))).toEqual(["click raid on"]);
  });

  it("that is dropped leaves nothing behind", () => {
    expect(told(null)).toEqual([]);
  });
});
