/** All about notices that the page says: one file to fetch, when somebody wants it. */
import text from "./de.ftl?raw";

export default text;
