/** Where names go: none on another, none on a disc; what finds no room is left out. */

export type Box = [number, number, number, number];

/** A thing that names keep off; the weight is what a covered square unit costs. */
export interface Obstacle {
  box: Box;
  weight: number;
}

export interface Candidate {
  box: Box;
  /** How much this place is disliked by itself. */
  cost: number;
  /** Where the text begins, ends or has its middle. */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  lines: string[];
  /** Beside a port: the number of its side. */
  side?: number;
}

export interface Wish {
  id: string;
  candidates: Candidate[];
}

/** What a name costs that lies on another, a square unit. */
const NAME = 60;
/** Square units of hard things a name may cover: corners of boxes around discs are air. */
const SLACK = 10;

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function covered(box: Box, things: readonly Obstacle[]): number {
  return things.reduce((sum, thing) => sum + overlap(box, thing.box) * thing.weight, 0);
}

/** What keeps a name away for good: a weight of 2 or more; from 4 on nothing of it may be covered. */
function barred(box: Box, things: readonly Obstacle[]): boolean {
  return things.some(({ weight, box: other }) => weight >= 2 && overlap(box, other) > (weight < 4 ? SLACK : 0));
}

/** Names with their places: each where it covers least, in a few rounds of giving way. */
export function placed(wishes: readonly Wish[], things: readonly Obstacle[], rounds = 4): Map<string, Candidate> {
  const chosen = new Map<string, Candidate>();
  const options = wishes.map(({ id, candidates }) => ({ id, candidates: possible(candidates, things) }));
  options.sort((a, b) => a.candidates.length - b.candidates.length);
  for (let round = 0; round < rounds; round++) {
    for (const { id, candidates } of options) choose(id, candidates, chosen);
  }
  return withoutOverlaps(chosen);
}

/** The candidates that nothing bars, each with what it covers. */
function possible(candidates: readonly Candidate[], things: readonly Obstacle[]): Candidate[] {
  const whole = around(candidates);
  const near = things.filter(({ box }) => overlap(box, whole) > 0);
  return candidates
    .filter(({ box }) => !barred(box, near))
    .map((one) => ({ ...one, cost: one.cost + covered(one.box, near) }));
}

function around(candidates: readonly Candidate[]): Box {
  const side = (index: 0 | 1 | 2 | 3, most: (...values: number[]) => number): number => most(...candidates.map(({ box }) => box[index]));
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}

function choose(id: string, candidates: readonly Candidate[], chosen: Map<string, Candidate>): void {
  chosen.delete(id);
  const others = [...chosen.values()];
  let best: Candidate | null = null;
  let least = Infinity;
  for (const one of candidates) {
    if (one.cost >= least) continue;
    const cost = one.cost + others.reduce((sum, other) => sum + overlap(one.box, other.box) * NAME, 0);
    if (cost < least) [best, least] = [one, cost];
  }
  if (best) chosen.set(id, best);
}

/** Whoever lies on most others goes, until none lies on another. */
function withoutOverlaps(chosen: Map<string, Candidate>): Map<string, Candidate> {
  for (;;) {
    let worst = "";
    let most = 0.5;
    for (const [id, { box }] of chosen) {
      const sum = [...chosen].reduce((n, [other, two]) => (other === id ? n : n + overlap(box, two.box)), 0);
      if (sum > most) [worst, most] = [id, sum];
    }
    if (!worst) return chosen;
    chosen.delete(worst);
  }
}
