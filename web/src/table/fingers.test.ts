import { describe, expect, it } from "vitest";
import { CHART, PORTS } from "../invasions/map/places";
import { type Mark, meant } from "./fingers";

const port = (id: string, away: number, lit = false): Mark => ({ id, lit, away, apart: true, small: true });
const area = (id: string, away: number, lit = false): Mark => ({ id, lit, away, apart: false, small: false });
const province = (id: string, away: number, lit = false): Mark => ({ id, lit, away, apart: false, small: true });

describe("a finger", () => {
  it.each<[string, string | null, Mark[], string | null]>([
    ["beside a port on the land means the port", null, [port("york", 20)], "york"],
    ["far from everything means nothing", null, [port("york", 23)], null],
    ["between two ports means the nearer", null, [port("york", 15), port("lincoln", 12)], "lincoln"],
    ["between two ports means the lit one first", null, [port("york", 15, true), port("lincoln", 12)], "york"],
    ["on a lit port means it, though another is nearer", "york", [port("york", 15, true), port("lincoln", 12, true)], "york"],
    ["on a dark port means the lit one beside it", "york", [port("york", 5), port("lincoln", 20, true)], "lincoln"],
    ["on the sea beside a port means the port", "humber", [area("humber", 40, true), port("york", 20, true)], "york"],
    ["on the middle of a lit sea means the sea", "humber", [area("humber", 8, true), port("york", 20, true)], "humber"],
    ["on a lit sea means no dark port", "humber", [area("humber", 40, true), port("york", 20)], "humber"],
    ["on a dark sea beside a dark port asks about the port", "humber", [area("humber", 40), port("york", 20)], "york"],
    ["on a lit province never means its small neighbour", "gallia", [area("gallia", 60, true), province("noricum", 15, true)], "gallia"],
    ["on a dark province means its small lit neighbour", "gallia", [area("gallia", 60), province("noricum", 15, true)], "noricum"],
    ["on a dark province asks about it, not about a dark neighbour", "gallia", [area("gallia", 60), province("noricum", 15)], "gallia"],
  ])("%s", (_sentence, hit, marks, id) => expect(meant(hit, marks)).toBe(id));

  it("on land finds every port within a fingertip on the whole board of a phone, up to half the way to the next", () => {
    const SCALE = 0.31;
    for (const { id, at } of PORTS) {
      const others = PORTS.filter((one) => one.id !== id).map((one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) * SCALE);
      const reach = Math.min(21.9, Math.min(...others) / 2 - 0.1);
      for (let turn = 0; turn < 8; turn++) {
        const [x, y] = [at[0] + (Math.cos(turn) * reach) / SCALE, at[1] + (Math.sin(turn) * reach) / SCALE];
        const marks = CHART.places.filter(({ apart }) => apart).map((one) => port(one.id, Math.hypot(one.middle[0] - x, one.middle[1] - y) * SCALE));
        expect(meant(null, marks)).toBe(id);
      }
    }
  });
});
