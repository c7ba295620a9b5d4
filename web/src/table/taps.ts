/** Clicks, taps and long presses anywhere on the map. */

import type { Action } from "svelte/action";
import { ears } from "./ears";
import { LongPress } from "./longpress";

interface Taps {
  /** The place that is meant by a pointer, if there is one. */
  meant: (hit: string | null, event: MouseEvent) => string | null;
  /** A place was chosen; `missed` if by a finger beside it. */
  choose: (id: string, event: MouseEvent, missed: boolean) => void;
  /** A finger stays at a place. */
  tell: (id: string) => void;
}

export const PREFIX = "place-";

function hit(event: Event): string | null {
  const { id } = event.target as Element;
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;
}

export const taps: Action<SVGSVGElement, Taps> = (stage, { meant, choose, tell }) => {
  const press = new LongPress(tell);

  function down(event: PointerEvent): void {
    const id = meant(hit(event), event);
    if (id) press.down(event, id);
  }

  function click(event: MouseEvent): void {
    const id = meant(hit(event), event);
    if (!press.taken() && id) choose(id, event, id !== hit(event));
  }

  const move = (event: PointerEvent): void => press.move(event);
  const up = (): void => press.up();
  const { signal, destroy } = ears(stage, { down, move, up });
  stage.addEventListener("click", click, { signal });
  return { destroy };
};
