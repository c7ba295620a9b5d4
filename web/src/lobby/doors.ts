/** What the front door tells about each game; all else comes from the server. */

export interface Door {
  name: string;
  title: string;
  players: { least: number; most: number };
  /** For how many it is made, where fewer can play too. */
  best: { least: number; most: number } | null;
  minutes: number;
  /** How many bots sit with a newcomer. */
  bots: number;
}

export const DOORS: readonly Door[] = [
  {
    name: "attila",
    title: "Attila",
    players: { least: 2, most: 5 },
    best: null,
    minutes: 45,
    bots: 3,
  },
  {
    name: "invasions",
    title: "Invasions",
    players: { least: 2, most: 5 },
    best: { least: 3, most: 5 },
    minutes: 90,
    bots: 2,
  },
];

/** The name of a game as people say it. */
export function titleOf(game: string): string {
  return DOORS.find((door) => door.name === game)?.title ?? game;
}
