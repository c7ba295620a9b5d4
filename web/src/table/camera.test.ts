import { expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import { Shapes } from "./shapes.svelte";

const shapes = new Shapes(() => Promise.resolve({ default: {} }));
const CHART = { picture: "", width: 1000, height: 800, frame: { x: 0, y: 0, width: 1000, height: 800 }, places: [], shapes };

function camera(): Camera {
  const made = new Camera(CHART);
  made.resize(500, 400);
  return made;
}

it("shows a rectangle whole, as large as it fits", () => {
  const at = camera();
  at.frame(600, 400, 800, 600);
  expect(at.scale).toBe(2);
  expect([at.x, at.y]).toEqual([700, 500]);
});

it("does not show more than the board for the sake of a large rectangle", () => {
  const at = camera();
  at.frame(-500, -500, 1500, 1500);
  expect(at.zoom).toBe(1);
});

it("stays where it is for a point well in sight, and goes to one that is not", () => {
  const at = camera();
  at.look(300, 300, 2);
  at.reach(310, 310);
  expect([at.x, at.y]).toEqual([300, 300]);
  at.reach(700, 500);
  expect([at.x, at.y]).toEqual([700, 500]);
});

it("shows the board from rim to rim where the stage is a little wider", () => {
  const at = camera();
  at.resize(600, 400);
  at.whole();
  expect(at.box).toEqual([-100, 0, 1200, 800]);
});

it("covers a stage of quite another form", () => {
  const at = camera();
  at.resize(250, 400);
  at.whole();
  expect(at.zoom).toBe(1);
});

it("goes to the rim and no farther", () => {
  const at = camera();
  at.look(500, 400, 1);
  at.pan(-9000, 9000);
  expect(at.box).toEqual([500, 0, 500, 400]);
});

it("is not kept moving for ever", () => {
  const at = camera();
  const shake = (): void => {
    for (;;) [10, -10].forEach((pixels) => at.pan(pixels, 0));
  };
  at.look(500, 400, 1);
  expect(shake).toThrow("The map moves without end.");
});
