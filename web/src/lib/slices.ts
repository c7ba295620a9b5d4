/** A large screen is made in slices, one task each, so that a slow phone can answer in between. */

const queue: (() => void)[] = [];
let running: Promise<void> | null = null;

/** The end of this task and the beginning of another. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function run(): Promise<void> {
  while (queue.length > 0) {
    await pause();
    queue.shift()?.();
  }
  running = null;
}

/** Do this in a task of its own, after what was asked for before; what it returns takes the wish back. */
export function later(work: () => void): () => void {
  queue.push(work);
  running ??= run();
  return () => {
    const at = queue.indexOf(work);
    if (at >= 0) queue.splice(at, 1);
  };
}

const awaited = new Set<Promise<unknown>>();

/** The screen is not whole without this, either; what does not come is not waited for. */
export function wait(part: Promise<unknown>): void {
  const end: Promise<unknown> = part.catch(() => undefined).then(() => awaited.delete(end));
  awaited.add(end);
}

/** Everything asked for so far is there, and what that asked for. */
export async function settled(): Promise<void> {
  while (running || awaited.size > 0) await Promise.all([running, ...awaited]);
}

/** Which part of a row, of how many; nothing for the whole of it. */
export type Part = readonly [number, number];

export function partOf<One>(row: readonly One[], part: Part | undefined): readonly One[] {
  return part ? row.filter((_, index) => index % part[1] === part[0]) : row;
}

/** A long row in parts, each of them a slice. */
export function parted<One>(row: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(row.length / size) }, (_, part) => row.slice(part * size, (part + 1) * size));
}
