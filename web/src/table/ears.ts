/** Listening to pointers on the map; all listeners end together. */

interface Hands {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
}

/** The signal is for whatever else is listened to. */
export function ears(stage: SVGSVGElement, { down, move, up }: Hands): { signal: AbortSignal; destroy: () => void } {
  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener("pointerdown", down, { signal });
  stage.addEventListener("pointermove", move, { signal });
  stage.addEventListener("pointerup", up, { signal });
  stage.addEventListener("pointercancel", up, { signal });
  return { signal, destroy: () => listening.abort() };
}
