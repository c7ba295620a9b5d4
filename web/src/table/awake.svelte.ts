/** Whether somebody is at it: what only refines the first screen waits for the first touch or key, or a while. */

const WHILE = 10_000;

class Awake {
  is = $state(false);

  constructor() {
    const wake = (): void => {
      this.is = true;
      for (const sign of ["pointerdown", "keydown", "wheel"]) removeEventListener(sign, wake);
    };
    for (const sign of ["pointerdown", "keydown", "wheel"]) addEventListener(sign, wake, { passive: true });
    setTimeout(wake, WHILE);
  }
}

export const awake = new Awake();
