/** All about notices that the page says: one file to fetch, when somebody wants it. */
import text from "./en.ftl?raw";

export default text;
