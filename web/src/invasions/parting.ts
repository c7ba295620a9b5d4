/** Where long words may be parted; browsers do not know it of every language. */
const PARTED = ["Sess\u00adhaftig\u00adkeit", "Midgard\u00adschlange", "Berserker\u00adwut", "Strand\u00adräuber", "Sédentari\u00adsation", "Raben\u00adbanner"];
const PARTS = new Map(PARTED.map((word) => [word.replaceAll("\u00ad", ""), word]));

/** A name that fits on a card. */
export function breakable(name: string): string {
  return name.split(" ").map((word) => PARTS.get(word) ?? word).join(" ");
}
