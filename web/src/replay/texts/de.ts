export { default } from "./de.ftl?raw";
