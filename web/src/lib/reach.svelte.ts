/** Under which address others find this server: at the machine itself it is not the one in the bar. */

import { address } from "./api";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

class Reach {
  /** What a link for friends begins with. */
  base = $state(`${location.origin}/`);
  /** Whether nobody but this machine can follow such a link. */
  alone = $state(false);
  #asked = false;

  /** The whole address of a path of the page, for others. */
  link(path: string): string {
    return new URL(path, this.base).href;
  }

  /** Find out, once, where others come from. */
  ask(): void {
    if (this.#asked || !LOOPBACK.includes(location.hostname)) return;
    this.#asked = true;
    address().then(
      (found) => {
        this.base = found.address ?? this.base;
        this.alone = found.address === null;
      },
      () => (this.#asked = false),
    );
  }
}

export const reach = new Reach();
