/** All that is said at a table of Attila, in English: one file to fetch. */
import game from "../../../../src/barbaricum/games/attila/texts/en.ftl?raw";
import board from "./en.ftl?raw";

export default `${game}\n${board}`;
