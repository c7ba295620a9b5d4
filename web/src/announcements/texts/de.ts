/** What is said on announcements, in German: one file to fetch. */
import page from "./de.ftl?raw";

export default page;
