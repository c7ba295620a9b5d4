/** All about notices that the page says: one file to fetch, when somebody wants it. */
import text from "./fr.ftl?raw";

export default text;
