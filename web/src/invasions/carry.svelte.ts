/** Carrying a piece by finger or mouse into the hold; a tap does the same. */

const FAR = 6;

class Carry {
  /** What is being carried, and where the pointer is. */
  piece = $state<string | null>(null);
  x = $state(0);
  y = $state(0);

  /** Follow the pointer; `ondrop` is told if it lets go over the hold, `onend` whether it moved at all. */
  begin(event: PointerEvent, piece: string, ondrop: () => void, onend: (moved: boolean) => void): void {
    if (event.button !== 0) return;
    const from = [event.clientX, event.clientY] as const;
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (this.piece === null && Math.hypot(clientX - from[0], clientY - from[1]) < FAR) return;
      [this.piece, this.x, this.y] = [piece, clientX, clientY];
    };
    const stop = (last: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      const moved = this.piece !== null;
      this.piece = null;
      onend(moved);
      if (moved && last.type === "pointerup" && overHold(last)) ondrop();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}

function overHold({ clientX, clientY }: PointerEvent): boolean {
  return document.elementsFromPoint(clientX, clientY).some((element) => element.matches("[data-drop=hold]"));
}

export const carry = new Carry();
