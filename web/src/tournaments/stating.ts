/** What whoever looks has to know first: where to play, what to wait for, how it ended. */

import type { Tournament } from "./asking";

export type State =
  | { what: "join" }
  | { what: "in" }
  | { what: "starts" }
  | { what: "was-closed" }
  | { what: "ready"; round: number; table: string }
  | { what: "next-at"; round: number; due: number }
  | { what: "soon"; round: number }
  | { what: "bye"; round: number }
  | { what: "goes"; round: number }
  | { what: "wait"; round: number; number: number }
  | { what: "over"; rank: number | null; winner: string };

/** How it stands for whoever asks. */
export function stateOf(cup: Tournament, now: number): State {
  if (cup.status === "closed") return { what: "was-closed" };
  if (cup.status === "over") return ended(cup);
  if (cup.status === "open" && cup.yours !== null) return { what: "in" };
  if (cup.status === "open") return cup.players < cup.most ? { what: "join" } : { what: "starts" };
  if (cup.table !== null) return { what: "ready", round: cup.round, table: cup.table };
  if (cup.due !== null) return cup.due > now ? { what: "next-at", round: cup.round + 1, due: cup.due } : { what: "soon", round: cup.round + 1 };
  return playing(cup);
}

function ended(cup: Tournament): State {
  const first = cup.standings[0];
  const rank = cup.standings.find((one) => one.player === cup.yours)?.rank ?? null;
  return { what: "over", rank, winner: cup.entries.find((one) => one.number === first?.player)?.name ?? "" };
}

/** Somebody else's table is still being played. */
function playing(cup: Tournament): State {
  const round = cup.paired[0];
  const number = round?.boards.filter((board) => !board.over && board.table !== null).length ?? 0;
  if (number === 0) return { what: "soon", round: cup.round + 1 };
  if (cup.yours === null) return { what: "goes", round: cup.round };
  return round?.byes.includes(cup.yours) ? { what: "bye", round: cup.round } : { what: "wait", round: cup.round, number };
}
