import { describe, expect, it } from "vitest";
import card from "../fixtures/card.json";
import { complete, ids, next, remainder, settled } from "./choosing";
import type { LegalAction } from "./types";

const action = (text: string, ...path: string[]): LegalAction => ({ text, path, label: text });

const INFLUENCE = [
  action("influence", "influence"),
  action("second dacia", "second", "province:dacia"),
  action("tile influence goths", "tile:influence", "track:goths", "track:goths"),
  action("tile influence goths huns", "tile:influence", "track:goths", "track:huns"),
];

const WAR = [
  action("war pass", "pass"),
  action("war goths", "war", "card:goths"),
  action("war goths goths", "war", "card:goths", "card:goths"),
  action("war huns goths", "war", "card:huns", "card:goths"),
];

describe("choosing by clicks", () => {
  it("offers only the first clicks before anything is clicked", () => {
    expect([...next(INFLUENCE, [])]).toEqual(["influence", "second", "tile:influence"]);
  });

  it("offers what follows the clicks so far", () => {
    expect([...next(INFLUENCE, ["second"])]).toEqual(["province:dacia"]);
  });

  it("sends at once what no further click could change", () => {
    expect(settled(INFLUENCE, ["influence"])?.text).toBe("influence");
    expect(settled(WAR, ["war", "card:goths"])).toBeNull();
  });

  it("takes cards in any order", () => {
    expect(complete(WAR, ["war", "card:goths", "card:huns"])?.text).toBe("war huns goths");
  });

  it("lets the same track be clicked twice", () => {
    expect(settled(INFLUENCE, ["tile:influence", "track:goths", "track:goths"])?.text).toBe(
      "tile influence goths",
    );
  });

  it("keeps the first click first", () => {
    expect(remainder(["tile:exchange", "card:goths"], ["card:goths"])).toBeNull();
  });

  it("gives every click its place where the order means something", () => {
    const oars = [
      action("rune oars york paris", "rune:oars", "place:york", "place:paris"),
      action("rune oars paris york", "rune:oars", "place:paris", "place:york"),
    ];
    expect([...next(oars, ["rune:oars"], true)]).toEqual(["place:york", "place:paris"]);
    expect([...next(oars, ["rune:oars", "place:york"], true)]).toEqual(["place:paris"]);
    expect(settled(oars, ["rune:oars", "place:paris", "place:york"], true)?.text).toBe("rune oars paris york");
  });

  it("finds every province a card may go to in a recorded position", () => {
    const legal = card.play.position.legal;
    const people = ids(next(legal, []), "card")[0];
    const lit = ids(next(legal, [`card:${people}`]), "province");
    expect(lit).toEqual(
      legal.filter((one) => one.text.startsWith(`play ${people} `)).map((one) => one.text.split(" ")[2]),
    );
  });
});
