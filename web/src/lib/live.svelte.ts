/** A table, live: numbered events, catch-up after a gap, commands that are done once. */

import { Refused, why } from "./api";
import { bell } from "./bell.svelte";
import { Outbox } from "./outbox.svelte";
import { prefs } from "./prefs.svelte";
import { Remembered } from "./remembered";
import type { Watching } from "../table/watching";
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

/** The clocks go on from the moment we were told. */
function heard(table: TableInfo): TableInfo {
  return { ...table, time: { ...table.time, heard: Date.now() } };
}

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
  /** Where a game is only looked at: how. */
  watching: Watching | null = null;

  #socket: WebSocket | null = null;
  #outbox = new Outbox();
  /** Who looked while nobody could be told. */
  #looks: number | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #reasons = new Remembered<{ problem: Problem | null }>();

  constructor(readonly id: string) {}

  /** The network went: do not wait until the socket notices. */
  #offline = (): void => {
    this.#socket?.close();
    this.#socket = null;
    this.#lost();
  };

  /** Whether the table is to be seen here: only who does not see it is told elsewhere. */
  #glance = (): void => {
    this.#say(JSON.stringify({ type: document.hidden ? "away" : "here" }));
  };

  #online = (): void => {
    clearTimeout(this.#timer);
    if (this.link !== "live") this.connect();
  };

  /** Something was decided here, and what came of it is not to be seen yet. */
  get sending(): boolean {
    return this.#outbox.underway(this.position?.number ?? 0);
  }

  /** The last row we know. */
  get number(): number {
    return this.events.at(-1)?.number ?? 0;
  }

  connect(): void {
    this.#closed = false;
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
    document.addEventListener("visibilitychange", this.#glance);
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

  /** Say it if the server listens: a socket that is being opened, as after a change of language, refuses. */
  #say(text: string): boolean {
    const open = this.#socket?.readyState === WebSocket.OPEN;
    if (open) this.#socket?.send(text);
    return open;
  }

  /** Close for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#offline);
    removeEventListener("online", this.#online);
    document.removeEventListener("visibilitychange", this.#glance);
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
        this.info = heard(push.table);
        this.lines = push.lines;
        if (this.opened === 0) this.opened = push.play.number;
        this.#take(push.play);
        for (const text of this.#outbox.texts) this.#say(text);
        if (this.#looks !== null) this.look(this.#looks);
        this.#glance();
        break;
      case "moved":
        this.#take(push.play);
        break;
      case "table":
        this.info = heard(push.table);
        break;
      case "said":
        this.lines = [...this.lines, push.line];
        break;
      case "noticed":
        void bell.look();
        break;
      case "done":
        this.#outbox.answered(push.id, push.number);
        break;
      case "refused":
        this.#outbox.answered(push.id);
        this.problem = push.problem;
        this.#take(push.play);
        break;
    }
  }

  #take(play: Events): void {
    if (play.after > this.number) {
      this.#say(JSON.stringify({ type: "have", number: this.number }));
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
    const text = this.#outbox.add(command);
    if (this.link === "live") this.#say(text);
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
    this.#looks = this.#say(JSON.stringify({ type: "look", seat })) ? null : seat;
  }

  /** Why an action is not legal now; nothing is said while the server cannot be reached. */
  why(text: string): Promise<Problem | null> {
    return this.#reasons.get(text, () => why(this.id, text)).then(
      ({ problem }) => problem,
      (error: unknown) => (error instanceof Refused ? error.problem : null),
    );
  }
}
