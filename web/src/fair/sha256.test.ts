import { expect, test } from "vitest";
import { hex } from "./luck";
import { hmac, sha256 } from "./sha256";

const LENGTHS = [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 300];
const text = (length: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length }, (_, index) => (index * 37) % 256);

test("our own SHA-256 is that of the browser, at every edge of a block", async () => {
  for (const length of LENGTHS) {
    const wanted = await crypto.subtle.digest("SHA-256", text(length));
    expect(hex(sha256(text(length)))).toBe(hex(wanted));
  }
});

test("our own HMAC is that of the browser, with short and with long keys", async () => {
  for (const length of [1, 32, 64, 65, 100]) {
    const key = await crypto.subtle.importKey("raw", text(length), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const wanted = await crypto.subtle.sign("HMAC", key, text(70));
    expect(hex(hmac(text(length), text(70)))).toBe(hex(wanted));
  }
});
