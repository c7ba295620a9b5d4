/** How pieces, runes and homelands of Invasions are drawn. */

interface Arms {
  /** The cloth, and what is painted on it. */
  cloth: string;
  paint: string;
  /** The pattern on a shield, and on a sail: filled, or drawn with a pen of that width. */
  shield: string;
  sail: string;
  pen: number;
}

/** The five players, as on their shields. */
export const ARMS: readonly Arms[] = [
  {
    cloth: "#6b3fa0",
    paint: "#f7efdd",
    shield: "M-2,21 12,9 26,21V26.5L12,14.5 -2,26.5Z",
    sail: "M-12,-5L0,-14L12.6,-5M-12,-10L0,-19L12.6,-10",
    pen: 2.4,
  },
  {
    cloth: "#15898a",
    paint: "#f7efdd",
    shield: "M-2,4.5 3.5,-1 27,22.5 21.5,28Z",
    sail: "M-12,-18L4,-2M-4,-24L13,-7",
    pen: 3.2,
  },
  {
    cloth: "#e58fa8",
    paint: "#4b1530",
    shield: "M10,0H14V10.5H24V14.5H14V28H10V14.5H0V10.5H10Z",
    sail: "M0,-24V-3M-13,-12.5H13.6",
    pen: 3,
  },
  {
    cloth: "#f6f0e0",
    paint: "#54331c",
    shield: "M2.8,0H6.4V28H2.8ZM10.4,0H14V28H10.4ZM17.8,0H21.2V28H17.8Z",
    sail: "M-6.4,-24V-2M0,-24V-2M6.4,-24V-2",
    pen: 2.6,
  },
  {
    cloth: "#5a3018",
    paint: "#f1dfbd",
    shield: "M0,0H8V7H0ZM16,0H24V7H16ZM8,7H16V14H8ZM0,14H8V21H0ZM16,14H24V21H16ZM8,21H16V28H8Z",
    sail: "M-12,-24H-5V-17H-12ZM3,-24H9V-17H3ZM-5,-17H3V-10H-5ZM9,-17H16V-10H9ZM-13,-10H-5V-1H-13ZM3,-10H9V-1H3Z",
    pen: 0,
  },
];

export const GOODS = ["furs", "skins", "tusks"] as const;
export const PIECES = ["viking", ...GOODS] as const;

export const HOMELANDS = ["norway", "denmark", "sweden"] as const;

/** The colour of a homeland, and its sign. */
export const HOMELAND: Record<string, { colour: string; sign: string }> = {
  norway: { colour: "#8e2b20", sign: "M0,-11V11M-6.5,-4L6.5,4" },
  denmark: { colour: "#27508f", sign: "M-7.5,11V-11L7.5,11V-11L-7.5,11" },
  sweden: { colour: "#8a6310", sign: "M-5,-11V1L5,-3V11" },
};

/** One stroke of the pen for each rune. */
export const GLYPH: Record<string, string> = {
  recruits: "M-6,-11V11M-6,-5 6,3M6,-11V11",
  contested: "M-7,11V-11M7,11V-11M-7,-11 7,-2M7,-11 -7,-2",
  raven: "M-4,-11V11M-4,-9 6,-3M-4,-2 6,4",
  berserk: "M5,-11 -5,-5 5,1 -5,6 2,11",
  needs: "M0,-11V11M-6,-7 6,-1M-6,1 6,7",
  sedentary: "M-7,11 6,-3 0,-10 -6,-3 7,11",
  oars: "M0,-11V11M0,-11 -8,-3M0,-11 8,-3",
  calm: "M-4,11V-11L5,-4",
  wind: "M-5,11V-11L5,-5 -4,0 6,11",
  valkyries: "M-4,11V-11L6,-5 -4,1",
  unrest: "M-4,-11V11M-4,-6 5,0 -4,6",
  hold: "M0,-9 8,0 0,9 -8,0Z",
  wreckers: "M5,-10 -5,0 5,10",
  hoard: "M-5,-11V11M-5,-2 5,-10M-5,5 7,-4",
  loki: "M0,-11V11M0,-4 -8,-11M0,-4 8,-11",
  serpent: "M-2,-11 -9,-4 -2,3M2,-3 9,4 2,11",
  pirates: "M-7,-10 7,10M7,-10 -7,10",
  deserters: "M-6,11V-10L6,-2V11",
  fire: "M-7,11V-11L0,-3 7,-11V11",
};

/** Where the pips of a die are. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [[-5, -5], [5, 5]],
  [[-5, -5], [0, 0], [5, 5]],
  [[-5, -5], [5, -5], [-5, 5], [5, 5]],
  [[-5, -5], [5, -5], [0, 0], [-5, 5], [5, 5]],
  [[-5, -6], [5, -6], [-5, 0], [5, 0], [-5, 6], [5, 6]],
];

export const ERAS = ["I", "II", "III"] as const;

/** What a saga asks for, as a sign. */
export const KIND_ICON: Record<string, string> = { trade: "coin", raid: "axe", settle: "house" };

/** The arms of a seat, as the symbols number them. */
export function arms(seat: number): number {
  return (seat % ARMS.length) + 1;
}
