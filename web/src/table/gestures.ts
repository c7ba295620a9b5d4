/** Dragging, pinching and the wheel. */

import type { Action } from "svelte/action";
import type { Camera } from "./camera.svelte";
import { ears } from "./ears";

const SLACK = 6;

export const gestures: Action<SVGSVGElement, Camera> = (stage, camera) => {
  const fingers = new Map<number, PointerEvent>();
  let moved = 0;
  let apart = 0;

  function distance(): number {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  }

  function down(event: PointerEvent): void {
    fingers.set(event.pointerId, event);
    moved = fingers.size > 1 ? SLACK + 1 : 0;
    apart = distance();
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.clientX;
    const dy = event.clientY - before.clientY;
    fingers.set(event.pointerId, event);
    moved += Math.hypot(dx, dy);
    if (moved <= SLACK) return;
    if (!stage.hasPointerCapture(event.pointerId)) stage.setPointerCapture(event.pointerId);
    camera.pan(dx / fingers.size, dy / fingers.size);
    if (fingers.size === 2) {
      const now = distance();
      const [a, b] = [...fingers.values()];
      const frame = stage.getBoundingClientRect();
      if (a && b && apart > 0) {
        const x = (a.clientX + b.clientX) / 2 - frame.left;
        const y = (a.clientY + b.clientY) / 2 - frame.top;
        camera.grow(now / apart, x, y);
      }
      apart = now;
    }
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  /** A drag ends in a click, which is none. */
  function click(event: MouseEvent): void {
    if (moved > SLACK) event.stopPropagation();
    moved = 0;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const frame = stage.getBoundingClientRect();
    camera.grow(Math.exp(-event.deltaY / 500), event.clientX - frame.left, event.clientY - frame.top);
  }

  function twice(event: MouseEvent): void {
    const frame = stage.getBoundingClientRect();
    camera.grow(1.6, event.clientX - frame.left, event.clientY - frame.top);
  }

  const { signal, destroy } = ears(stage, { down, move, up });
  stage.addEventListener("click", click, { capture: true, signal });
  stage.addEventListener("wheel", wheel, { passive: false, signal });
  stage.addEventListener("dblclick", twice, { signal });
  return { destroy };
};
