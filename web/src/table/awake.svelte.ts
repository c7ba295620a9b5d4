/** Whether somebody is at it: what only refines the first screen waits for a quiet moment, or for the first touch or key. */

const WHILE = 10_000;
const QUIET = 2_500;

class Awake {
  /** Somebody has touched something, or time enough has gone by. */
  is = $state(false);
  /** The first screen is long drawn. */
  calm = $state(false);

  constructor() {
    const wake = (): void => {
      this.is = true;
      this.calm = true;
      for (const sign of ["pointerdown", "keydown", "wheel"]) removeEventListener(sign, wake);
    };
    for (const sign of ["pointerdown", "keydown", "wheel"]) addEventListener(sign, wake, { passive: true });
    setTimeout(() => (this.calm = true), QUIET);
    setTimeout(wake, WHILE);
  }
}

export const awake = new Awake();
