/** Who uses this browser: a guest, or somebody with an account. */

import { ask } from "./api";
import { prefs } from "./prefs.svelte";

export interface Invitation {
  table: string;
  title: string;
  game: string;
  by: string;
}

export interface Me {
  name: string;
  user: string | null;
  password: boolean;
  passkeys: number;
  codes: number;
  visible: "everybody" | "friends" | "nobody";
  games: number;
  finished: number;
  /** Friends who wait for an answer. */
  waiting: number;
  invitations: Invitation[];
}

class Myself {
  is = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  /** What to call whoever uses this browser: the name of the account, or the one a guest has typed. */
  get called(): string {
    return this.is?.user ? this.is.name : prefs.name.trim();
  }

  /** Ask once for the whole page. */
  ask(): Promise<Me> {
    this.#asked ??= this.again().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  /** Something about me has changed elsewhere. */
  async again(): Promise<Me> {
    return this.take(await ask<Me>("/me"));
  }

  take(me: Me): Me {
    this.is = me;
    this.#asked = Promise.resolve(me);
    if (me.user !== null && me.name) prefs.setName(me.name);
    return me;
  }
}

export const myself = new Myself();
