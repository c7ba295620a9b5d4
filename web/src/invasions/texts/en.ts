/** All that is said at a table of Invasions, in English: one file to fetch. */
import game from "../../../../src/barbaricum/games/invasions/texts/en.ftl?raw";
import board from "./en.ftl?raw";

export default `${game}\n${board}`;
