import { mount } from "svelte";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import { speak } from "./lib/texts.svelte";
import "./styles/base.css";

document.documentElement.dataset.theme = prefs.theme;
document.documentElement.lang = prefs.language;
const target = document.getElementById("app");
if (target) {
  await speak(prefs.language);
  target.replaceChildren();
  mount(App, { target });
}
