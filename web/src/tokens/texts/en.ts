/** What is said on the page of tokens, in English: one file to fetch. */
import page from "./en.ftl?raw";

export default page;
