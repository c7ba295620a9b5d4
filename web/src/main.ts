import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./lib/fonts";
import { prefs } from "./lib/prefs.svelte";
import { route } from "./lib/route.svelte";
import { speak } from "./lib/texts.svelte";
import { prepare } from "./lobby/coming";
import "./styles/base.css";

document.documentElement.dataset.theme = prefs.theme;
document.documentElement.lang = prefs.language;
const target = document.getElementById("app");
if (target) {
  const prepared = prepare(route.words);
  await speak(prefs.language);
  target.replaceChildren();
  mount(App, { target });
  void prepared.then(dress);
}
