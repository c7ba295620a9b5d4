/** What is said on announcements, in English: one file to fetch. */
import page from "./en.ftl?raw";

export default page;
