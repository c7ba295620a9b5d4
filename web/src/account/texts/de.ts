/** All that is said about accounts, in German: one file to fetch. */
import account from "./de.ftl?raw";

export default account;
