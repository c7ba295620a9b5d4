/** The bell: what is new for whoever sits here, asked for now and then, and when a table says so. */

import { ask } from "./api";

export interface Notice {
  id: string;
  kind: string;
  table: string | null;
  link: string;
  title: string;
  game: string;
  sentence: string;
  created: number;
  read: boolean;
}

const FIRST = 2_500;
const AGAIN = 60_000;

class Bell {
  unread = $state(0);
  notices = $state.raw<Notice[]>([]);
  #begun = false;

  /** Begin to listen, once the page has come to rest. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    setTimeout(() => void this.look(), FIRST);
    setInterval(() => void this.look(), AGAIN);
    document.addEventListener("visibilitychange", () => document.hidden || void this.look());
  }

  /** Without an answer everything stays as it is. */
  async look(): Promise<void> {
    const found = await ask<{ unread: number; notices: Notice[] }>("/notices").catch(() => null);
    if (!found) return;
    this.unread = found.unread;
    this.notices = found.notices;
    await this.#badge();
  }

  /** Some are read, or all. */
  async read(ids: string[] = []): Promise<void> {
    await ask("/notices/read", { ids }).catch(() => undefined);
    await this.look();
  }

  /** The number on the icon of the installed app, where there is one. */
  async #badge(): Promise<void> {
    const app = navigator as Navigator & { setAppBadge?: (number: number) => Promise<void> };
    await app.setAppBadge?.(this.unread).catch(() => undefined);
  }

  /** A title for the tab, with the number of what is new. */
  titled(title: string): string {
    return this.unread > 0 ? `(${this.unread}) ${title}` : title;
  }
}

export const bell = new Bell();
