/** SHA-256 and HMAC (FIPS 180-4, RFC 2104) for pages without Web Crypto: plain http on a home network. */

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);

const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a single bit, noughts, and the length in bits, in whole blocks of 64 bytes. */
function padded(data: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  whole.set(data);
  whole[data.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(data.length) * 8n);
  return view;
}

function schedule(block: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => block.getUint32(at + index * 4));
  for (let index = 16; index < 64; index++) {
    const [early, late] = [words[index - 15] ?? 0, words[index - 2] ?? 0];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push(((words[index - 16] ?? 0) + low + (words[index - 7] ?? 0) + high) >>> 0);
  }
  return words;
}

function compress(state: number[], words: number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [index, word] of words.entries()) {
    const sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + (ROUNDS[index] ?? 0) + word) >>> 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) >>> 0);
}

export function sha256(data: Uint8Array): ArrayBuffer {
  const view = padded(data);
  let state = START;
  for (let at = 0; at < view.byteLength; at += 64) state = compress(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return digest.buffer;
}

export function hmac(key: Uint8Array, data: Uint8Array): ArrayBuffer {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? new Uint8Array(sha256(key)) : key);
  const inner = new Uint8Array(sha256(Uint8Array.of(...block.map((byte) => byte ^ 0x36), ...data)));
  return sha256(Uint8Array.of(...block.map((byte) => byte ^ 0x5c), ...inner));
}
