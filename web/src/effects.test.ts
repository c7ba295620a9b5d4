/** Effects of the whole page: none wakes itself, for one that does may never let the browser draw again. */

import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

/** A node of a syntax tree; what else it has depends on its type. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Found {
  reads: Map<string, Node>;
  writes: Map<string, Node>;
  moves: string[];
}

/** Callbacks that run at once. */
const AT_ONCE = /\.(?:map|flatMap|filter|find|findLast|findIndex|findLastIndex|forEach|some|every|reduce|toSorted|sort|from|fromEntries)$/;
const MOVES = /\bcamera\.(?:frame|grow|home|look|pan|point|reach|resize|whole)$/;
/** What belongs to the browser wakes nobody. */
const FOREIGN = /\.(?:dataset|scrollTop|style|title)\b/;
const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function children(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function all(node: Node): Node[] {
  return [node, ...children(node).flatMap(all)];
}

/** One file: its effects, and what its names stand for. */
class Source {
  readonly #text: string;
  readonly #nodes: Node[];
  readonly #state = new Set<string>();
  readonly #derived = new Map<string, Node>();
  readonly #functions = new Map<string, Node>();

  constructor(text: string, script: boolean) {
    this.#text = script ? `<script lang="ts">${text}</script>` : text;
    const tree = parse(this.#text, { modern: true });
    this.#nodes = all(tree.instance as unknown as Node);
    for (const node of this.#nodes) this.#learn(node);
  }

  get effects(): Node[] {
    const calls = this.#nodes.filter((node) => node.type === "CallExpression" && /^\$effect(?:\.pre)?$/.test(this.#said(node.callee)));
    return calls.map((call) => (call.arguments as Node[])[0]).filter(isNode);
  }

  /** What an effect, or what it calls, reads and writes before it waits for anything. */
  look(effect: Node): Found {
    const found: Found = { reads: new Map(), writes: new Map(), moves: [] };
    this.#body(effect, found, new Set());
    return found;
  }

  #said(node: unknown): string {
    return isNode(node) ? this.#text.slice(node.start, node.end) : "";
  }

  #learn(node: Node): void {
    if (node.type === "FunctionDeclaration") this.#functions.set(this.#said(node.id), node);
    const name = this.#said(node.id ?? node.key);
    const made = isNode(node.init) ? node.init : isNode(node.value) ? node.value : null;
    const rune = made?.type === "CallExpression" ? this.#said(made.callee) : "";
    const path = node.type === "PropertyDefinition" ? `this.${name}` : name;
    if (/^\$(?:state|bindable)/.test(rune)) this.#state.add(path);
    if (/^\$derived/.test(rune) && made) this.#derived.set(path, made);
    if (node.type === "VariableDeclarator" && made && FUNCTIONS.has(made.type)) this.#functions.set(name, made);
  }

  #body(fn: Node, found: Found, seen: Set<Node>): void {
    if (seen.has(fn)) return;
    seen.add(fn);
    const waits = all(fn).find((node) => node.type === "AwaitExpression");
    this.#walk(fn.body as Node, found, seen, waits?.end ?? Infinity);
  }

  #walk(node: Node, found: Found, seen: Set<Node>, until: number): void {
    if (node.start > until || FUNCTIONS.has(node.type) || node.type.startsWith("TS")) return;
    if (node.type === "CallExpression") return this.#call(node, found, seen, until);
    if (node.type === "AssignmentExpression" || node.type === "UpdateExpression") return this.#write(node, found, seen, until);
    const path = this.#said(node);
    if (node.type === "Identifier" || node.type === "MemberExpression") this.#read(path, node, found, seen);
    if (node.type === "Property" && !node.computed) return this.#walk(node.value as Node, found, seen, until);
    if (node.type === "MemberExpression" && !node.computed) return this.#walk(node.object as Node, found, seen, until);
    for (const child of children(node)) this.#walk(child, found, seen, until);
  }

  #read(path: string, node: Node, found: Found, seen: Set<Node>): void {
    found.reads.set(path, node);
    const derived = this.#derived.get(path);
    if (!derived || seen.has(derived)) return;
    seen.add(derived);
    for (const given of derived.arguments as Node[]) this.#walk(FUNCTIONS.has(given.type) ? (given.body as Node) : given, found, seen, Infinity);
  }

  #write(node: Node, found: Found, seen: Set<Node>, until: number): void {
    const target = (node.left ?? node.argument) as Node;
    const targets = target.type === "ArrayPattern" ? (target.elements as Node[]) : [target];
    for (const one of targets) {
      found.writes.set(this.#said(one), one);
      if (node.operator !== "=") found.reads.set(this.#said(one), one);
    }
    if (isNode(node.right)) this.#walk(node.right, found, seen, until);
  }

  #call(node: Node, found: Found, seen: Set<Node>, until: number): void {
    const callee = this.#said(node.callee);
    if (callee === "untrack") return;
    if (MOVES.test(callee)) found.moves.push(callee);
    const called = this.#functions.get(callee);
    if (called) this.#body(called, found, seen);
    this.#walk(node.callee as Node, found, seen, until);
    for (const given of node.arguments as Node[]) {
      if (!FUNCTIONS.has(given.type)) this.#walk(given, found, seen, until);
      else if (AT_ONCE.test(callee)) this.#body(given, found, seen);
    }
  }

  /** Names that nobody watches may be read and written at will. */
  watched(path: string): boolean {
    return this.#state.has(path) || (/^\w+\./.test(path) && !path.startsWith("this.") && !FOREIGN.test(path));
  }
}

/** What a file does that might keep an effect running for ever. */
function faults(name: string, text: string): string[] {
  const source = new Source(text, name.endsWith(".ts"));
  return source.effects.flatMap((effect) => {
    const { reads, writes, moves } = source.look(effect);
    const own = [...writes.keys()].filter((path) => reads.has(path) && source.watched(path));
    return [...own.map((path) => `${name} reads and writes ${path}`), ...moves.map((what) => `${name} calls ${what}`)];
  });
}

const FILES = import.meta.glob<string>(["./**/*.svelte", "./**/*.svelte.ts"], { query: "?raw", import: "default", eager: true });

it("wakes no effect by what the effect itself writes, and moves the map only where that wakes nothing", () => {
  const found = Object.entries(FILES);
  expect(found.length).toBeGreaterThan(100);
  expect(found.flatMap(([name, text]) => faults(name, text))).toEqual([]);
});

it.each([
  ["reads it again", "let on = $state(true); $effect(() => { on = far(); if (!on) return; });", ["reads and writes on"]],
  ["reads it by another name", "let on = $state(1); const two = $derived(on * 2); $effect(() => { on = two; });", ["reads and writes on"]],
  ["calls what writes it", "let on = $state(1); function more() { on += 1; } $effect(() => more());", ["reads and writes on"]],
  ["moves the map", "$effect(() => camera.pan(1, 1));", ["calls camera.pan"]],
  ["does not watch it", "let on = $state(1); $effect(() => { on = untrack(() => on) + 1; });", []],
  ["does it later", "let on = $state(1); $effect(() => { setTimeout(() => (on += 1)); });", []],
])("finds an effect that %s", (_what, text, found) => {
  expect(faults("x.svelte.ts", text)).toEqual(found.map((one) => `x.svelte.ts ${one}`));
});
