/** What part of the map is shown, how large, and what is pointed at there. */

import { Bounded } from "../lib/bounded";
import type { Chart } from "./places";

const CLOSEST = 5;
/** Pixels from the rim of the stage within which things are hard to see. */
const EDGE = 30;
/** Units of the map around what is pointed at. */
const AROUND = 80;
/** How much smaller than the stage the board may be, to be seen from rim to rim. */
const SMALLEST = 0.75;
/** More moves at once are nobody's: something moves the map because it has moved. */
const MOVES = 100;

export interface Pointed {
  places: readonly string[];
  way: readonly string[];
}

const NOTHING: Pointed = { places: [], way: [] };

export class Camera {
  /** The size of the stage in pixels. */
  width = $state(1);
  height = $state(1);
  x = $state(0);
  y = $state(0);
  /** How much larger than the whole board. */
  zoom = $state(1);

  /** What is pointed at on the map: places, and the way somebody went. */
  pointed = $state.raw<Pointed>(NOTHING);

  readonly #moves = new Bounded("The map moves", MOVES);

  constructor(readonly chart: Chart) {
    this.x = chart.width / 2;
    this.y = chart.height / 2;
  }

  /** Pixels a unit where the stage is just covered. */
  get cover(): number {
    const { frame } = this.chart;
    return Math.max(this.width / frame.width, this.height / frame.height);
  }

  get scale(): number {
    return this.cover * this.zoom;
  }

  get box(): [number, number, number, number] {
    const w = this.width / this.scale;
    const h = this.height / this.scale;
    return [this.x - w / 2, this.y - h / 2, w, h];
  }

  get viewBox(): string {
    return this.box.map((n) => n.toFixed(2)).join(" ");
  }

  /** Another stage: whoever has zoomed in goes on to see things as large as before. */
  resize(width: number, height: number): void {
    const scale = this.scale;
    const zoomed = this.zoom > 1;
    this.width = width;
    this.height = height;
    this.#show(this.x, this.y, zoomed ? Math.min(CLOSEST, Math.max(1, scale / this.cover)) : this.zoom);
  }

  /** All that is played on, with no room left beside it. */
  home(): void {
    const { frame } = this.chart;
    this.#show(frame.x + frame.width / 2, frame.y + frame.height / 2, 1);
  }

  /** The board from rim to rim; on a stage of quite another form, as much as covers it. */
  whole(): void {
    const { width, height } = this.chart;
    const scale = Math.min(this.width / width, this.height / height);
    if (scale < this.cover * SMALLEST) this.home();
    else this.look(width / 2, height / 2, scale);
  }

  look(x: number, y: number, scale: number): void {
    this.#show(x, y, scale / this.cover);
  }

  /** Show a rectangle of the map, as large as it can be whole. */
  frame(x0: number, y0: number, x1: number, y1: number): void {
    const scale = Math.min(this.width / (x1 - x0), this.height / (y1 - y0));
    this.look((x0 + x1) / 2, (y0 + y1) / 2, Math.min(this.cover * CLOSEST, Math.max(this.cover, scale)));
  }

  /** Go to a point unless it is well in sight. */
  reach(x: number, y: number): void {
    if (!this.#sees(x, y)) this.look(x, y, this.scale);
  }

  /** Point at things, and go where all of them are to be seen. */
  point(pointed: Pointed = NOTHING): void {
    this.pointed = pointed;
    const ids = new Set([...pointed.places, ...pointed.way]);
    const spots = this.chart.places.filter(({ id }) => ids.has(id)).map(({ middle }) => middle);
    if (spots.every(([x, y]) => this.#sees(x, y))) return;
    const xs = spots.map(([x]) => x);
    const ys = spots.map(([, y]) => y);
    const scale = this.scale;
    this.frame(Math.min(...xs) - AROUND, Math.min(...ys) - AROUND, Math.max(...xs) + AROUND, Math.max(...ys) + AROUND);
    if (this.scale > scale) this.look(this.x, this.y, scale);
  }

  #sees(x: number, y: number): boolean {
    const [px, py] = this.pixel(x, y);
    return px > EDGE && py > EDGE && px < this.width - EDGE && py < this.height - EDGE;
  }

  pan(dx: number, dy: number): void {
    this.#show(this.x - dx / this.scale, this.y - dy / this.scale);
  }

  /** Grow around a point of the stage, given in pixels. */
  grow(factor: number, px = this.width / 2, py = this.height / 2): void {
    const [ux, uy] = this.unit(px, py);
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const scale = this.cover * zoom;
    this.#show(ux + (this.width / 2 - px) / scale, uy + (this.height / 2 - py) / scale, zoom);
  }

  /** The point of the map under a pixel of the stage. */
  unit(px: number, py: number): [number, number] {
    const [x, y] = this.box;
    return [x + px / this.scale, y + py / this.scale];
  }

  /** The pixel of the stage over a point of the map. */
  pixel(x: number, y: number): [number, number] {
    const [left, top] = this.box;
    return [(x - left) * this.scale, (y - top) * this.scale];
  }

  /** The one way to move: no farther than to the rim of the map, and only if that is elsewhere. */
  #show(x: number, y: number, zoom = this.zoom): void {
    const scale = this.cover * zoom;
    const { width, height } = this.chart;
    const to = [within(x, this.width / scale / 2, width), within(y, this.height / scale / 2, height), zoom] as const;
    if (to[0] === this.x && to[1] === this.y && to[2] === this.zoom) return;
    this.#moves.count();
    [this.x, this.y, this.zoom] = to;
  }
}

/** The middle of what is seen, so that half of it does not lie beyond the rim. */
function within(middle: number, half: number, whole: number): number {
  return Math.min(Math.max(middle, Math.min(half, whole / 2)), Math.max(whole - half, whole / 2));
}
