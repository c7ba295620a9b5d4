/** A table, live: numbered events, catch-up after a gap, commands that are done once. */

import { entropy } from "./api";
import { prefs } from "./prefs.svelte";
import type {
  Command,
  Event,
  Events,
  Line,
  Position,
  Problem,
  Push,
  TableInfo,
} from "./types";

const RETRY = [300, 1000, 2000, 5000];

export class Live {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  events = $state.raw<Event[]>([]);
  lines = $state.raw<Line[]>([]);
  link = $state<"connecting" | "live" | "lost">("connecting");
  problem = $state.raw<Problem | null>(null);
  missing = $state(false);
  /** The row up to which everything had been told when the page opened. */
  opened = 0;

  #socket: WebSocket | null = null;
  #waiting = new Map<string, string>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #reasons = new Map<string, Promise<Problem | null>>();

  constructor(readonly id: string) {}

  /** The network went: do not wait until the socket notices. */
  #offline = (): void => {
    this.#socket?.close();
    this.#socket = null;
    this.#lost();
  };

  #online = (): void => {
    clearTimeout(this.#timer);
    if (this.link !== "live") this.connect();
  };

  /** The last row we know. */
  get number(): number {
    return this.events.at(-1)?.number ?? 0;
  }

  connect(): void {
    this.#closed = false;
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: prefs.language, after: String(this.number) });
    const address = `${scheme}://${location.host}/api/tables/${this.id}/live?${query}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (message) => this.receive(JSON.parse(message.data as string) as Push);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Close for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#offline);
    removeEventListener("online", this.#online);
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Take everything anew, in another language. */
  renew(): void {
    this.close();
    this.events = [];
    this.#reasons.clear();
    this.connect();
  }

  #lost(): void {
    if (this.#closed) return;
    this.link = this.info ? "lost" : "connecting";
    if (!navigator.onLine) return;
    const delay = RETRY[Math.min(this.#tries++, RETRY.length - 1)];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.connect(), delay);
  }

  receive(push: Push): void {
    switch (push.type) {
      case "hello":
        this.link = "live";
        this.#tries = 0;
        this.info = push.table;
        this.lines = push.lines;
        if (this.opened === 0) this.opened = push.play.number;
        this.#take(push.play);
        for (const text of this.#waiting.values()) this.#socket?.send(text);
        break;
      case "moved":
        this.#take(push.play);
        break;
      case "table":
        this.info = push.table;
        break;
      case "said":
        this.lines = [...this.lines, push.line];
        break;
      case "done":
        this.#waiting.delete(push.id);
        break;
      case "refused":
        if (push.id !== null) this.#waiting.delete(push.id);
        this.problem = push.problem;
        this.#take(push.play);
        break;
    }
  }

  #take(play: Events): void {
    if (play.after > this.number) {
      this.#socket?.send(JSON.stringify({ type: "have", number: this.number }));
      return;
    }
    const fresh = play.events.filter((event) => event.number > this.number);
    if (fresh.length > 0) {
      this.events = [...this.events, ...fresh];
      this.#reasons.clear();
    }
    this.position = play.position;
  }

  send(command: Command): void {
    this.problem = null;
    const id = entropy();
    const text = JSON.stringify({ ...command, id });
    this.#waiting.set(id, text);
    if (this.link === "live") this.#socket?.send(text);
  }

  act(text: string): void {
    if (this.position) this.send({ type: "act", number: this.position.number, text });
  }

  /** Whether somebody else has to agree before the last decision is taken back. */
  get asks(): boolean {
    const undo = this.position?.undo;
    if (!undo || undo.free) return false;
    return this.info?.seats.some((seat) => seat.kind === "human" && !seat.yours) ?? true;
  }

  undo(): void {
    const undo = this.position?.undo;
    if (undo && this.position) {
      this.send({ type: "undo", number: this.position.number, seat: undo.seat });
    }
  }

  /** The curtain is drawn: that seat looks now. */
  look(seat: number): void {
    this.#socket?.send(JSON.stringify({ type: "look", seat }));
  }

  /** Why an action is not legal now. */
  why(text: string): Promise<Problem | null> {
    const known = this.#reasons.get(text) ?? this.#ask(text);
    this.#reasons.set(text, known);
    return known;
  }

  async #ask(text: string): Promise<Problem | null> {
    const query = new URLSearchParams({ text, lang: prefs.language });
    const answer = await fetch(`/api/tables/${this.id}/why?${query}`);
    const body = (await answer.json()) as { problem: Problem | null };
    return body.problem;
  }
}
