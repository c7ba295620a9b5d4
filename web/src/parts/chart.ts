/** The geometry of a small chart. */

/** Round steps up to a little above the most. */
export function ticks(most: number, wanted = 5): number[] {
  const rough = Math.max(1, most / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step);
}

/** Move places apart by at least a gap, in their order, between two bounds. */
export function apart(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let last = least - gap;
  for (const one of order) last = one.place = Math.max(one.place, last + gap);
  let next = most + gap;
  for (const one of order.reverse()) next = one.place = Math.min(one.place, next - gap);
  return order.sort((a, b) => a.index - b.index).map((one) => one.place);
}
