/** Drawing again what chance drew: section 2 of the contract, with the browser's own crypto. */

import { hmac, sha256 } from "./sha256";

export interface Draw {
  row: number;
  text: string;
  /** What could fall and its weight, in the order of the rules. */
  odds: [string, number][];
}

export interface Chance {
  commit: string;
  secret: string;
  entropy: string[];
}

/** What the first rows of a study fell by: those of another game, before a row. */
export interface Borrowed extends Chance {
  rows: number;
}

export interface Checked extends Draw {
  /** What follows from the secret. */
  drawn: string;
}

export interface Findings {
  /** The fingerprint of the secret that was revealed. */
  fingerprint: string;
  kept: boolean;
  draws: Checked[];
  /** The first draw that differs. */
  differs: Checked | null;
}

const SPACE = 1n << 64n;

export function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Entropy of seat 0 ‖ 0x00 ‖ entropy of seat 1 ‖ … ‖ k as 8 bytes ‖ the try as 1 byte. */
export function message(entropy: readonly string[], k: number, attempt: number): Uint8Array<ArrayBuffer> {
  const seats = new TextEncoder().encode(entropy.join("\0"));
  const whole = new Uint8Array(seats.length + 9);
  whole.set(seats);
  const tail = new DataView(whole.buffer, seats.length);
  tail.setBigUint64(0, BigInt(k));
  tail.setUint8(8, attempt);
  return whole;
}

/** The outcome that holds the number-th share. */
export function pick(odds: readonly [string, number][], number: bigint): string {
  let left = number;
  for (const [outcome, weight] of odds) {
    left -= BigInt(weight);
    if (left < 0n) return outcome;
  }
  throw new Error("the number is not below the sum of the weights");
}

export type Sign = (message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;

/** HMAC-SHA-256 by a secret: the browser's, or ours where a page over plain http has none. */
export async function signer(secret: string): Promise<Sign> {
  const key = bytes(secret);
  if (!crypto.subtle) return (text) => Promise.resolve(hmac(key, text));
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return (text) => crypto.subtle.sign("HMAC", imported, text);
}

/** The outcome of draw k; a number that would favour some outcomes is thrown again. */
export async function draw(sign: Sign, entropy: readonly string[], odds: readonly [string, number][], k: number): Promise<string> {
  const total = odds.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const fair = SPACE - (SPACE % total);
  for (let attempt = 0; attempt < 256; attempt++) {
    const digest = await sign(message(entropy, k, attempt));
    const number = new DataView(digest).getBigUint64(0);
    if (number < fair) return pick(odds, number % total);
  }
  throw new Error("256 unfair numbers in a row");
}

export async function fingerprint(secret: string): Promise<string> {
  return hex(crypto.subtle ? await crypto.subtle.digest("SHA-256", bytes(secret)) : sha256(bytes(secret)));
}

/** Draw everything again: whether the secret is the one promised, and every row what it drew. */
export async function check(chance: Chance, rows: readonly Draw[], borrowed: readonly Borrowed[] = []): Promise<Findings> {
  const own = { rows: Infinity, entropy: chance.entropy, sign: await signer(chance.secret) };
  const others = borrowed.map(async (luck) => ({ rows: luck.rows, entropy: luck.entropy, sign: await signer(luck.secret) }));
  const sources = [...(await Promise.all(others)), own];
  const draws: Checked[] = [];
  for (const [k, row] of rows.entries()) {
    const { sign, entropy } = sources.find((source) => row.row < source.rows) ?? own;
    draws.push({ ...row, drawn: await draw(sign, entropy, row.odds, k) });
  }
  const found = await fingerprint(chance.secret);
  const differs = draws.find((one) => one.drawn !== one.text) ?? null;
  return { fingerprint: found, kept: found === chance.commit, draws, differs };
}

/** The rows of chance in a record: the server's list of draws must name exactly these. */
export function matches(log: readonly [number, string][], draws: readonly Draw[]): boolean {
  const rows = log.flatMap(([seat, text], row) => (seat === -1 ? [`${row} ${text}`] : []));
  return rows.length === draws.length && rows.every((row, k) => row === `${draws[k]?.row} ${draws[k]?.text}`);
}
