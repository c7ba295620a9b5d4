/** All that is said at a table of Invasions, in German: one file to fetch. */
import game from "../../../../src/barbaricum/games/invasions/texts/de.ftl?raw";
import board from "./de.ftl?raw";

export default `${game}\n${board}`;
