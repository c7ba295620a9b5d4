/** What is said on the page of the host, in French: one file to fetch. */
import page from "./fr.ftl?raw";

export default page;
