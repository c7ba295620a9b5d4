/** Who plays a study, as its form has it. */

import type { NewSeat } from "../lib/api";

/** Against bots, several at this device, or with friends elsewhere. */
export type Company = "bots" | "here" | "online";

export interface NewStudy {
  number: number;
  name: string;
  title: string;
  seats: NewSeat[];
}

const OTHERS: Record<Company, string> = { bots: "bot:greedy", here: "hot-seat", online: "open" };

/** Oneself where it is to be decided, the same in all other seats. */
export function arranged(company: Company, seats: number, mine: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === mine ? "human" : OTHERS[company]));
}

/** What the seats come down to, if to one thing. */
export function company(seats: readonly string[]): Company | null {
  const others = new Set(seats.filter((seat) => seat !== "human").map((seat) => seat.split(":")[0]));
  const [only] = others;
  if (others.size !== 1) return null;
  return only === "bot" ? "bots" : only === "open" ? "online" : "here";
}

/** The seats as the server wants them; whoever plays at this device keeps the name of the seat. */
export function taken(seats: readonly string[], names: readonly string[], host: string): NewSeat[] {
  return seats.map((seat, index) => {
    const [kind, bot] = seat.split(":") as [NewSeat["kind"], string | undefined];
    if (kind === "bot") return { kind, bot };
    if (kind === "open") return { kind };
    return kind === "human" ? { kind, name: host } : { kind, name: names[index] ?? "" };
  });
}
