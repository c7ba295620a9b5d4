/** What part of the map is shown, and how large: pan, zoom, pinch. */

import { HEIGHT, WIDTH } from "../map/map";

const MARGIN = { x: 34, y: 40, width: 1535, height: 1131 };

export class Camera {
  /** The size of the stage in pixels. */
  width = $state(1);
  height = $state(1);
  x = $state(WIDTH / 2);
  y = $state(HEIGHT / 2);
  /** How much larger than the whole board. */
  zoom = $state(1);

  /** Pixels a unit where the stage is just covered. */
  get cover(): number {
    return Math.max(this.width / MARGIN.width, this.height / MARGIN.height);
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
    if (zoomed) this.zoom = Math.min(5, Math.max(1, scale / this.cover));
    this.#keep();
  }

  /** The whole board. */
  home(): void {
    this.zoom = 1;
    this.x = MARGIN.x + MARGIN.width / 2;
    this.y = MARGIN.y + MARGIN.height / 2;
    this.#keep();
  }

  look(x: number, y: number, scale: number): void {
    this.zoom = scale / this.cover;
    this.x = x;
    this.y = y;
    this.#keep();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#keep();
  }

  /** Grow around a point of the stage, given in pixels. */
  grow(factor: number, px = this.width / 2, py = this.height / 2): void {
    const [ux, uy] = this.unit(px, py);
    this.zoom = Math.min(5, Math.max(1, this.zoom * factor));
    this.x = ux + (this.width / 2 - px) / this.scale;
    this.y = uy + (this.height / 2 - py) / this.scale;
    this.#keep();
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

  #keep(): void {
    const w = this.width / this.scale / 2;
    const h = this.height / this.scale / 2;
    this.x = Math.min(Math.max(this.x, Math.min(w, WIDTH / 2)), Math.max(WIDTH - w, WIDTH / 2));
    this.y = Math.min(Math.max(this.y, Math.min(h, HEIGHT / 2)), Math.max(HEIGHT - h, HEIGHT / 2));
  }
}
