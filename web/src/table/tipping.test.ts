import { describe, expect, it } from "vitest";
import { beside, far, type Room } from "./tipping";

const PHONE = { width: 390, height: 380, high: 100, spare: [] };
const at = (x: number, y: number, more: Partial<Room> = {}): Room => ({ ...PHONE, point: [x, y], ...more });

describe("on a phone a tip", () => {
  it("lies at the top for a place below, and at the bottom for a place above", () => {
    expect(far(at(150, 300))).toEqual({ spot: [8, 8], push: [0, 0] });
    expect(far(at(150, 80))).toEqual({ spot: [8, 258], push: [0, 0] });
  });

  it("lies at the other end if it hides less of a way there, and the place stays free", () => {
    const way: [number, number][] = [[100, 20], [100, 60]];
    expect(far(at(150, 200)).spot).toEqual([8, 8]);
    expect(far(at(150, 200, { spare: way })).spot).toEqual([8, 258]);
    expect(far(at(150, 300, { spare: way })).spot).toEqual([8, 8]);
  });

  it("that leaves no room has the map move, away from it", () => {
    expect(far(at(150, 210, { high: 220 }))).toEqual({ spot: [8, 8], push: [0, 54] });
    expect(far(at(150, 150, { high: 220 }))).toEqual({ spot: [8, 138], push: [0, -48] });
  });
});

describe("on a phone the map moves", () => {
  it("for a place that is out of sight, and not for one at the rim", () => {
    expect(far(at(150, 600))).toEqual({ spot: [8, 8], push: [0, -278] });
    expect(far(at(-40, -90))).toEqual({ spot: [8, 258], push: [76, 126] });
    expect(far(at(500, 300)).push).toEqual([-146, 0]);
    expect(far(at(385, 350)).push).toEqual([0, 0]);
  });

  it("for a place under the small map", () => {
    expect(far(at(60, 350)).push).toEqual([0, -106]);
    expect(far(at(60, 250)).push).toEqual([0, 0]);
  });
});

describe("on a large screen a tip", () => {
  const DESK = { width: 1000, height: 600 };

  it("lies beside its place, above where there is room", () => {
    expect(beside(at(300, 400, DESK))).toEqual([344, 278]);
    expect(beside(at(300, 50, DESK))).toEqual([344, 80]);
  });

  it("makes way for what should stay in sight", () => {
    expect(beside(at(500, 400, { ...DESK, spare: [[600, 330]] }))).toEqual([544, 430]);
  });
});
