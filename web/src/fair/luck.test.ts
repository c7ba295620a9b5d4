import { afterEach, expect, test, vi } from "vitest";
import finished from "./fixtures/finished.json";
import { bytes, check, type Draw, draw, fingerprint, hex, matches, message, pick, signer } from "./luck";

// Written by the Python side, with an undone draw and entropy beyond ASCII.
const { chance, log } = finished.record;
const rows = log as [number, string][];
const draws = finished.draws as Draw[];

afterEach(() => vi.unstubAllGlobals());

test.each([["with Web Crypto", crypto], ["over plain http", {}]])("%s, every draw of a game recorded by the server follows from its secret", async (_where, given) => {
  vi.stubGlobal("crypto", given);
  const found = await check(chance, draws);
  expect(found.kept).toBe(true);
  expect(found.differs).toBeNull();
  expect(found.draws.map((one) => one.drawn)).toEqual(draws.map((one) => one.text));
  expect(found.draws.length).toBeGreaterThan(50);
});

test("a card put in place of another is found, and nothing before it", async () => {
  const cheat = draws.map((one, k) => (k === 30 ? { ...one, text: one.text === "deal huns" ? "deal goths" : "deal huns" } : one));
  const found = await check(chance, cheat);
  expect(found.differs?.row).toBe(draws[30]?.row);
  expect(found.kept).toBe(true);
});

test("another secret breaks the promise made before the first row", async () => {
  const found = await check({ ...chance, secret: chance.secret.replace(/^./, "0") }, draws);
  expect(found.kept).toBe(false);
  expect(found.differs).not.toBeNull();
});

test("the entropy of a player cannot be exchanged afterwards", async () => {
  const found = await check({ ...chance, entropy: ["naive", ""] }, draws);
  expect(found.kept).toBe(true);
  expect(found.differs).not.toBeNull();
});

test("draws left out or renamed do not match the record", () => {
  expect(matches(rows, draws)).toBe(true);
  expect(matches(rows, draws.slice(1))).toBe(false);
  expect(matches(rows, draws.map((one, k) => (k === 3 ? { ...one, text: "deal none" } : one)))).toBe(false);
});

test("the message is the entropies apart by a nought, then k, then the try", () => {
  expect(hex(message(["a", "", "b"], 258, 1).buffer)).toBe("61000062" + "0000000000000102" + "01");
});

test("shares are counted through the odds in their order", () => {
  const odds: [string, number][] = [["deal franks", 2], ["deal huns", 0], ["deal goths", 1]];
  expect([0n, 1n, 2n].map((number) => pick(odds, number))).toEqual(["deal franks", "deal franks", "deal goths"]);
  expect(() => pick(odds, 3n)).toThrow();
});

test("a number above the last whole multiple of the sum is drawn again", async () => {
  // With a sum just above half of the range about every second number is thrown away.
  const sign = await signer("00");
  const half = 2 ** 62;
  const odds: [string, number][] = [["a", half], ["b", half], ["c", 2048]];
  const found = await Promise.all([...Array(12).keys()].map((k) => draw(sign, [], odds, k)));
  expect(found.join("")).toBe("bbaabbbbbbba");
});

test("the fingerprint is SHA-256 in hexadecimal, and nonsense is no secret", async () => {
  expect(await fingerprint("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(() => bytes("xyz")).toThrow();
});
