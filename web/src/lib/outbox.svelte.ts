/** What was sent to a table: each command is sent again until the server has answered it. */

import { entropy } from "./entropy";
import type { Command } from "./types";

export class Outbox {
  #texts = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The row to which the last command led. */
  #due = $state(0);

  /** Commands without an answer, as they are sent. */
  get texts(): string[] {
    return [...this.#texts.values()];
  }

  add(command: Command): string {
    const id = entropy();
    const text = JSON.stringify({ ...command, id });
    this.#texts = new Map(this.#texts).set(id, text);
    return text;
  }

  /** The server has answered; if the command was carried out, with the row to which it led. */
  answered(id: string | null, number = 0): void {
    this.#texts = new Map([...this.#texts].filter(([one]) => one !== id));
    this.#due = number;
  }

  /** Something was decided here, and what came of it is not to be seen yet at this row. */
  underway(row: number): boolean {
    return this.#texts.size > 0 || this.#due > row;
  }
}
