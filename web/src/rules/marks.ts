/** What comes from the printed game and what is our own reconstruction, as the rules pages mark it. */

export type Mark = "found" | "partly" | "ours";

const HEADS = ["mark", "marque", "Vermerk"];
const PARTLY = /partly|en partie|teilweise/;
const OURS = /reconstructed|reconstitué|rekonstruiert/;
const FOUND = /found|trouvé|belegt/;

/** The mark of a row, if its table has marks: its last column then. */
export function markOf(heads: string[], row: string[]): Mark | null {
  if (!HEADS.includes(heads.at(-1) ?? "")) return null;
  const said = row.at(-1) ?? "";
  if (PARTLY.test(said) || (OURS.test(said) && FOUND.test(said))) return "partly";
  return OURS.test(said) ? "ours" : "found";
}
