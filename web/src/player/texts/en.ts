/** All that is said about players, in English: one file to fetch. */
import player from "./en.ftl?raw";

export default player;
