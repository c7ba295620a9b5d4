/** All that is said at a table of Invasions, in French: one file to fetch. */
import game from "../../../../src/barbaricum/games/invasions/texts/fr.ftl?raw";
import board from "./fr.ftl?raw";

export default `${game}\n${board}`;
