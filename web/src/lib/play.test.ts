import { describe, expect, it } from "vitest";
import type { Live } from "./live.svelte";
import { Play } from "./play.svelte";
import type { LegalAction } from "./types";

const PLAY: LegalAction = { text: "play goths dacia", path: ["card:goths", "province:dacia"], label: "" };
const OTHER: LegalAction = { text: "play goths raetia", path: ["card:goths", "province:raetia"], label: "" };
const END: LegalAction = { text: "end", path: ["end"], label: "" };
const LAY: LegalAction = { text: "war goths", path: ["war", "card:goths"], label: "" };

function board(): { play: Play; sent: string[] } {
  const sent: string[] = [];
  const live = { position: { legal: [PLAY, OTHER, END, LAY] }, act: (text: string) => sent.push(text) };
  return { play: new Play(live as unknown as Live, { place: "province", question: () => null }), sent };
}

describe("an action that is proposed", () => {
  it("lies on the board with its place alone lit, and is not sent", () => {
    const { play, sent } = board();
    play.propose(PLAY);
    expect(play.head).toBe("card:goths");
    expect([...play.lit]).toEqual(["dacia"]);
    expect(sent).toEqual([]);
  });

  it("is sent when it is confirmed, or when its place is clicked", () => {
    const { play, sent } = board();
    for (const send of [() => play.accept(), () => play.click("province:dacia")]) {
      play.propose(PLAY);
      send();
    }
    expect(sent).toEqual(["play goths dacia", "play goths dacia"]);
    expect(play.proposed).toBeNull();
  });

  it("shows all its clicks where none of them is on the map", () => {
    const { play } = board();
    play.propose(LAY);
    expect(play.complete?.text).toBe("war goths");
  });

  it("leaves the other places open", () => {
    const { play } = board();
    play.propose(PLAY);
    expect([...play.open]).toEqual(["dacia", "raetia"]);
  });

  it("gives way to whatever is clicked instead", () => {
    const { play, sent } = board();
    play.propose(END);
    play.click("card:goths");
    expect([...play.lit]).toEqual(["dacia", "raetia"]);
    expect(sent).toEqual([]);
  });
});

describe("what is chosen", () => {
  it("is nothing in another position, or for another seat", () => {
    const { play } = board();
    const live = play.live as unknown as { position: object };
    for (const other of [{ number: 2 }, { seat: 1 }]) {
      play.click("card:goths");
      expect(play.clicks).toEqual(["card:goths"]);
      live.position = { ...live.position, ...other };
      expect([play.clicks, play.proposed, play.complete]).toEqual([[], null, null]);
    }
  });

  it("can only be what leads to an action", () => {
    const { play, sent } = board();
    play.start(["card:goths", "card:huns"]);
    play.hold("war", "card:huns", 0);
    expect([play.clicks, sent]).toEqual([[], []]);
  });

  it("is held until it is confirmed, and is then all that is sent", () => {
    const { play, sent } = board();
    play.propose(END);
    play.hold("war", "card:goths", 2);
    expect([sent, play.marks("card:goths"), play.proposed]).toEqual([[], [2], null]);
    play.confirm();
    expect(sent).toEqual(["war goths"]);
  });

  it("stays as it is while it is on its way, and cannot be changed or sent twice", () => {
    const { play, sent } = board();
    play.click("card:goths");
    Object.assign(play.live, { sending: true });
    play.click("province:dacia");
    play.click("province:raetia");
    play.start(["end"]);
    play.confirm();
    expect([play.clicks, play.sent, sent]).toEqual([["card:goths"], true, ["play goths dacia"]]);
  });

  it("is free again when the server has refused it", () => {
    const { play } = board();
    play.click("card:goths");
    play.click("province:dacia");
    expect([play.clicks, play.sent]).toEqual([[], false]);
  });
});
