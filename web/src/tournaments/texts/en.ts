/** All that is said about tournaments, in English: one file to fetch. */
import tournaments from "./en.ftl?raw";

export default tournaments;
