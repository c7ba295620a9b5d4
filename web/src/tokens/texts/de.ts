/** What is said on the page of tokens, in German: one file to fetch. */
import page from "./de.ftl?raw";

export default page;
