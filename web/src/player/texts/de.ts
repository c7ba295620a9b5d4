/** All that is said about players, in German: one file to fetch. */
import player from "./de.ftl?raw";

export default player;
