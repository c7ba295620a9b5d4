/** What is said on the page of tokens, in French: one file to fetch. */
import page from "./fr.ftl?raw";

export default page;
