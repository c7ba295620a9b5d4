/** What is said on announcements, in French: one file to fetch. */
import page from "./fr.ftl?raw";

export default page;
