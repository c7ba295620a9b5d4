/** A finger that stays tells about a place, and does not pick it. */

const LONG = 450;

export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  constructor(readonly tell: (id: string) => void) {}

  down(event: PointerEvent, id: string): void {
    this.up();
    this.#held = false;
    if (event.pointerType !== "touch") return;
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.tell(id);
    }, LONG);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.movementX, event.movementY) > 3) this.up();
  }

  up(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the click that comes now was a long press. */
  taken(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }
}
