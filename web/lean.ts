/** What the page takes from elsewhere, without what it never shows. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Notes about the data of a game. */
const NOTES = new Set(["at", "mark", "marks", "near", "note", "what", "when", "why"]);

function data(): Plugin {
  return {
    name: "lean-data",
    enforce: "pre",
    transform(code, id) {
      if (!/\/games\/\w+\/(?:cards|world)\.json$/.test(id)) return null;
      return JSON.stringify(JSON.parse(code), (key, value: unknown) => (NOTES.has(key) ? undefined : value));
    },
  };
}

/** Where a click counts need not be known to a tenth of a pixel. */
function rounded(key: string, value: unknown): unknown {
  if (key !== "hit" || typeof value !== "string") return value;
  return value.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}

function maps(): Plugin {
  return {
    name: "lean-maps",
    enforce: "pre",
    transform: (code, id) => (/\/src\/map\/(?:attila|invasions)\.json$/.test(id) ? JSON.stringify(JSON.parse(code, rounded)) : null),
  };
}

/** Sentences that the server says, or the terminal: the page gets them ready made. */
const ELSEWHERE = /^[a-z]+-(?:ask|choice|event|fault|refusal)-/;

function texts(): Plugin {
  return {
    name: "lean-texts",
    enforce: "pre",
    load(id) {
      if (!/\/games\/\w+\/texts\/\w+\.ftl\?raw$/.test(id)) return null;
      const messages = readFileSync(id.replace("?raw", ""), "utf8").split(/^(?=[a-z][\w-]* *=)/m);
      return `export default ${JSON.stringify(messages.filter((message) => !ELSEWHERE.test(message)).join(""))}`;
    },
  };
}

export const lean = (): Plugin[] => [data(), maps(), texts()];
