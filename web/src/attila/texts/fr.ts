/** All that is said at a table of Attila, in French: one file to fetch. */
import game from "../../../../src/barbaricum/games/attila/texts/fr.ftl?raw";
import board from "./fr.ftl?raw";

export default `${game}\n${board}`;
