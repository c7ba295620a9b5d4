/** The texts of a language. A message is taken apart when somebody first wants it: to read the whole book takes a phone longer than to draw the screen. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

const HEAD = /^(-?[a-zA-Z][\w-]*) *=/gm;
const NAMED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** Numbers that are written alike in all our languages need no table of the system, which takes long to open. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plain(value: FluentVariable): FluentVariable {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000 ? new Whole(value) : value;
}

export class Lexicon {
  readonly #bundle: FluentBundle;
  /** What is written, by id. */
  readonly #written = new Map<string, string>();
  readonly #read = new Set<string>();

  constructor(language: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#note(source);
  }

  /** Where each message begins and ends; what is written twice counts once. */
  #note(source: string): void {
    const heads = [...source.matchAll(HEAD)];
    heads.forEach(({ 1: id = "", index }, at) => {
      if (!this.#written.has(id)) this.#written.set(id, source.slice(index, heads[at + 1]?.index));
    });
  }

  /** A message, and those it names. */
  #learn(id: string): void {
    const written = this.#written.get(id);
    if (written === undefined || this.#read.has(id)) return;
    this.#read.add(id);
    this.#bundle.addResource(new FluentResource(written));
    for (const [, named = ""] of written.matchAll(NAMED)) this.#learn(named);
  }

  has(id: string): boolean {
    return this.#written.has(id);
  }

  /** The text of an id; an unknown id shows itself, so that it is missed. */
  say(id: string, values: Record<string, FluentVariable>): string {
    this.#learn(id);
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
    return this.#bundle.formatPattern(message.value, given);
  }
}
