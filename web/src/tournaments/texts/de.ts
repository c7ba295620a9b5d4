/** All that is said about tournaments, in German: one file to fetch. */
import tournaments from "./de.ftl?raw";

export default tournaments;
