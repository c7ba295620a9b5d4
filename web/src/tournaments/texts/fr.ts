/** All that is said about tournaments, in French: one file to fetch. */
import tournaments from "./fr.ftl?raw";

export default tournaments;
