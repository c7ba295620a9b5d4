import { mount } from "svelte";
import App from "./App.svelte";
import { painted, unveil } from "./lib/first";
import { dress, dressed } from "./lib/fonts";
import { prefs } from "./lib/prefs.svelte";
import { route } from "./lib/route.svelte";
import { speak } from "./lib/texts.svelte";
import { prepare } from "./lobby/coming";
import { settle } from "./lib/app";
import "./styles/base.css";
import "./styles/first.css";

document.documentElement.dataset.theme = prefs.theme;
document.documentElement.lang = prefs.language;
const target = document.getElementById("app");
if (target) {
  const prepared = prepare(route.words);
  await Promise.all([speak(prefs.language), painted()]);
  target.replaceChildren();
  if (route.words[0] !== "table") unveil();
  mount(App, { target });
  void prepared.then(dress);
  void dressed.then(settle);
}
