/** What the reader prefers, kept in this browser. */

import type { Language } from "./types";

type Theme = "auto" | "light" | "dark";

function stored<T extends string>(key: string, known: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(`barbaricum.${key}`) as T | null;
  return value !== null && known.includes(value) ? value : otherwise;
}

function spoken(): Language {
  const wishes = navigator.languages.map((name) => name.slice(0, 2));
  return (wishes.find((name) => ["en", "fr", "de"].includes(name)) ?? "en") as Language;
}

class Prefs {
  theme = $state<Theme>(stored("theme", ["auto", "light", "dark"], "auto"));
  language = $state<Language>(stored("language", ["en", "fr", "de"], spoken()));
  sound = $state(stored("sound", ["on", "off"], "off") === "on");
  name = $state(localStorage.getItem("barbaricum.name") ?? "");

  setTheme(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("barbaricum.theme", theme);
  }

  get dark(): boolean {
    if (this.theme !== "auto") return this.theme === "dark";
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }

  setLanguage(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem("barbaricum.language", language);
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem("barbaricum.sound", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    localStorage.setItem("barbaricum.name", name);
  }
}

export const prefs = new Prefs();
