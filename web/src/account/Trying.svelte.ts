/** One thing after the other: what is being tried, and the sentence if it is refused. */

import { Refused, sentence } from "../lib/api";
import { t } from "../lib/texts.svelte";

export class Trying {
  busy = $state(false);
  problem = $state("");
  /** The code of the refusal, for what can be done about it. */
  code = $state("");
  good = $state("");

  /** Try it; whether it was done. */
  async run(work: () => Promise<unknown>, good = ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = this.code = this.good = "";
    try {
      await work();
      this.good = good;
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #fail(error: unknown): void {
    if (error instanceof Refused) this.code = error.problem.code;
    const cancelled = error instanceof DOMException;
    this.problem = cancelled ? t("account-passkey-cancelled") : sentence(error);
  }
}
