/** All that is said about players, in French: one file to fetch. */
import player from "./fr.ftl?raw";

export default player;
