/** Where a tip lies on the stage, in pixels. */

type Spot = [x: number, y: number];

export interface Room {
  width: number;
  height: number;
  /** How high the tip is. */
  high: number;
  /** The place it tells about. */
  point: Spot;
  /** What else should stay in sight. */
  spare: readonly Spot[];
}

/** How wide a tip is. */
const WIDE = 300;
/** What the largest tip takes. */
const ROOM = 190;
const RIM = 8;
/** The sheet of a phone lies over the lower rim of the stage. */
const SHEET = 22;
/** The corner at the bottom left in which the small map of a phone lies. */
const SMALL: Spot = [112, 100];
/** A place with its name, around its middle. */
const MARK = 36;

function hides([x, y]: Spot, high: number, points: readonly Spot[]): number {
  return points.filter(([px, py]) => px > x - 20 && px < x + WIDE + 20 && py > y - 20 && py < y + high + 20).length;
}

/** Right or left of the place, above or below it: where it hides least. */
export function beside({ width, height, high, point, spare }: Room): Spot {
  const right = Math.max(RIM, Math.min(point[0] + 44, width - WIDE - 12));
  const under = point[1] + 30;
  // Where there is no room above a place, the tip lies below it.
  const above = point[1] < ROOM ? Math.max(RIM, under) : Math.min(height - 10, point[1] - 22) - high;
  if (spare.length === 0) return [right, above];
  const left = Math.max(RIM, point[0] - WIDE - 44);
  const low = Math.min(under, height - high - 10);
  const spots: Spot[] = [[right, above], [right, low], [left, above], [left, low]];
  const hidden = (spot: Spot): number => hides(spot, high, [point, ...spare]);
  return spots.reduce((one, two) => (hidden(two) < hidden(one) ? two : one));
}

/** Where a tip lies, and how far the map has to move right and down for its place to be in sight. */
interface Far {
  spot: Spot;
  push: Spot;
}

/** How far to move what lies outside of a width, well into it. */
function into(width: number, x: number): number {
  if (x < 0) return MARK - x;
  return x > width ? width - MARK - x : 0;
}

/** On a phone, which is hardly wider than a tip: at the end of the stage where the place is not. */
export function far({ width, height, high, point: [x, y], spare }: Room): Far {
  const [low, aside] = [height - high - SHEET, into(width, x)];
  const foot = height - (x < SMALL[0] ? SMALL[1] : SHEET);
  const upper: Far = { spot: [RIM, RIM], push: [aside, y < foot ? Math.max(0, RIM + high + MARK - y) : foot - MARK - y] };
  const lower: Far = { spot: [RIM, low], push: [aside, y > 0 ? Math.min(0, low - MARK - y) : MARK - y] };
  const ends = y < height / 2 ? [lower, upper] : [upper, lower];
  const [first, second] = ends.sort((one, two) => Math.abs(one.push[1]) - Math.abs(two.push[1])) as [Far, Far];
  const worse = hides(first.spot, high, spare) > hides(second.spot, high, spare);
  return worse && second.push[1] === 0 ? second : first;
}
