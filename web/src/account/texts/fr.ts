/** All that is said about accounts, in French: one file to fetch. */
import account from "./fr.ftl?raw";

export default account;
