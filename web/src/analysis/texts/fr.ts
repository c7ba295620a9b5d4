export { default } from "./fr.ftl?raw";
