import { expect, it } from "vitest";
import over from "../fixtures/over.json";
import type { Live } from "../lib/live.svelte";
import type { Event } from "../lib/types";
import { totals } from "./story";
import { Telling } from "./telling.svelte";

it("keeps the points of the rail back until the scoring that gives them has been told", () => {
  const events = over.play.events as unknown as Event[];
  const telling = new Telling({ events, opened: 1 } as unknown as Live);
  const known = [];
  for (let war = telling.war; war; war = telling.war) telling.told(war.row, war.province);
  for (let next = telling.scoring(4); next; next = telling.scoring(4)) {
    known.push(telling.points(4));
    telling.told(next.scoring.row, next.scoring.century);
  }
  expect(known).toEqual(totals(events, 4).slice(0, -1));
  expect(telling.points(4)).toBeUndefined();
});
