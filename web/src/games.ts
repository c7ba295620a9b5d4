/** The games that have a board; a board and its texts come when a table wants them. */

import type { Component } from "svelte";
import { fetched } from "./lib/fetched";
import type { Live } from "./lib/live.svelte";
import { learn } from "./lib/texts.svelte";
import type { Position, TableInfo } from "./lib/types";

export interface BoardProps {
  live: Live;
  position: Position;
  table: TableInfo;
}

export type Board = Component<BoardProps>;

interface Offer {
  title: string;
  load: () => Promise<{ default: unknown }>;
}

export const GAMES: Record<string, Offer> = {
  attila: { title: "Attila", load: () => import("./attila/Board.svelte") },
  invasions: { title: "Invasions", load: () => import("./invasions/Board.svelte") },
};

/** The board of a game, with its texts. */
export async function board(game: string): Promise<Board> {
  const offer = GAMES[game];
  if (!offer) throw new Error(`no board for ${game}`);
  const [found] = await Promise.all([fetched(offer.load), learn(game)]);
  // The server sends each table the positions of its own game.
  return found.default as Board;
}
