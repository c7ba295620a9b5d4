/** Colours and emblems of the board. */

import type { Direction } from "../types";

export const INK = "#2a2622";
export const PAPER = "#efe6cf";

/** The disc of a region, and the ink of the value on it. */
export const REGION: Record<string, { fill: string; ink: string }> = {
  england: { fill: "#de8236", ink: INK },
  ireland: { fill: "#3f7a3b", ink: "#fff8e6" },
  isles: { fill: "#7fb6d6", ink: INK },
  iceland: { fill: "#f4f3ec", ink: INK },
  germany: { fill: "#e6cf4a", ink: INK },
  normandy: { fill: "#a8342c", ink: "#fff8e6" },
  aquitaine: { fill: "#75523a", ink: "#fff8e6" },
  galicia: { fill: "#e39bae", ink: INK },
  andalus: { fill: "#c9a133", ink: INK },
  provence: { fill: "#35589a", ink: "#fff8e6" },
  rus: { fill: "#6d4287", ink: "#fff8e6" },
};

/** A port without a region. */
export const INDEPENDENT = { fill: "#c3bdae", ink: INK };

/** Water and the ink of a zone. */
export const ZONE: Record<Direction, { water: string; ink: string }> = {
  north: { water: "#d5e2e8", ink: "#3d6076" },
  west: { water: "#93b1c4", ink: "#2d516b" },
  east: { water: "#b4c3a8", ink: "#45603d" },
  south: { water: "#9cc8c1", ink: "#1d6260" },
};

/** Emblems, drawn in a box from -6 to 6: filled, and drawn with a pen. */
export const EMBLEM: Record<string, { fill?: string; line?: string; pen?: number }> = {
  england: { fill: "M-5.2,4V-3L-2.6,-.2L0,-4.8L2.6,-.2L5.2,-3V4Z" },
  ireland: {
    fill: "M-2.4,-2.7a2.4,2.4 0 1 1 4.8,0a2.4,2.4 0 1 1 -4.8,0ZM-4.9,.7a2.4,2.4 0 1 1 4.8,0a2.4,2.4 0 1 1 -4.8,0ZM.1,.7a2.4,2.4 0 1 1 4.8,0a2.4,2.4 0 1 1 -4.8,0ZM-.7,0H.7L1.5,5.2H-.6Z",
  },
  isles: { line: "M-5.5,-1.4q1.4,-2.6 2.75,0t2.75,0t2.75,0t2.75,0M-5.5,2.6q1.4,-2.6 2.75,0t2.75,0t2.75,0t2.75,0", pen: 1.5 },
  iceland: { line: "M0,-5.4V5.4M-4.7,-2.7L4.7,2.7M-4.7,2.7L4.7,-2.7M-1.6,-4.6L0,-3L1.6,-4.6M-1.6,4.6L0,3L1.6,4.6", pen: 1.2 },
  germany: { fill: "M-1.2,-1.2L-2.6,-5.2H2.6L1.2,-1.2L5.2,-2.6V2.6L1.2,1.2L2.6,5.2H-2.6L-1.2,1.2L-5.2,2.6V-2.6Z" },
  normandy: { fill: "M-.9,2V-5L0,-6L.9,-5V2ZM-3.6,1.6H3.6V3H-3.6ZM-.8,3H.8V5.6H-.8Z" },
  aquitaine: {
    fill: "M-4.3,-1.6a1.6,1.6 0 1 1 3.2,0a1.6,1.6 0 1 1 -3.2,0ZM-1.6,-1.6a1.6,1.6 0 1 1 3.2,0a1.6,1.6 0 1 1 -3.2,0ZM1.1,-1.6a1.6,1.6 0 1 1 3.2,0a1.6,1.6 0 1 1 -3.2,0ZM-2.95,.9a1.6,1.6 0 1 1 3.2,0a1.6,1.6 0 1 1 -3.2,0ZM-.25,.9a1.6,1.6 0 1 1 3.2,0a1.6,1.6 0 1 1 -3.2,0ZM-1.6,3.4a1.6,1.6 0 1 1 3.2,0a1.6,1.6 0 1 1 -3.2,0ZM0,-3V-5.6L2.6,-5Z",
  },
  galicia: { fill: "M-1.6,5H1.6L2,3.2L5.4,-1.2Q3.4,-5.2 0,-5.2T-5.4,-1.2L-2,3.2ZM-.4,2.6V-4.2H.4V2.6ZM-1.4,2.4L-3.1,-3.3L-2.4,-3.6L-.8,2.4ZM1.4,2.4L3.1,-3.3L2.4,-3.6L.8,2.4Z" },
  andalus: { fill: "M2.6,-4.7A5.2,5.2 0 1 0 2.6,4.7A4.1,4.1 0 1 1 2.6,-4.7ZM3.4,-1.7L4,-.4L5.3,-.3L4.3,.6L4.7,1.9L3.4,1.1L2.2,1.9L2.6,.6L1.6,-.3L2.9,-.4Z" },
  provence: {
    fill: "M-2.3,0a2.3,2.3 0 1 1 4.6,0a2.3,2.3 0 1 1 -4.6,0Z",
    line: "M0,-5.6V-3.4M0,5.6V3.4M-5.6,0H-3.4M5.6,0H3.4M-4,-4L-2.5,-2.5M4,4L2.5,2.5M-4,4L-2.5,2.5M4,-4L2.5,-2.5",
    pen: 1.3,
  },
  rus: { fill: "M-.8,5.2V.6H-4.6V-4.8H-3.2V-.9H-.8V-5.4H.8V-.9H3.2V-4.8H4.6V.6H.8V5.2Z" },
};

/** The way of a jarl on the map: a colour that can be told on water, and the ink on it. */
export const WAY: readonly { fill: string; ink: string }[] = [
  { fill: "#6b3fa0", ink: "#ffffff" },
  { fill: "#0e6f70", ink: "#ffffff" },
  { fill: "#e58fa8", ink: "#3a0f24" },
  { fill: "#f6f0e0", ink: "#3d2412" },
  { fill: "#5a3018", ink: "#ffffff" },
];
