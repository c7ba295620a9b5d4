/** All that is said about accounts, in English: one file to fetch. */
import account from "./en.ftl?raw";

export default account;
