export { default } from "./en.ftl?raw";
