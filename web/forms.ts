/** The page in the form each place wants: all that its first screen needs is named in it, so that everything is asked for at once. */

import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const LANGUAGES = ["en", "fr", "de"];
/** What the page says outside of a board, as it lies in the page itself. */
const SAID = "texts/page/*.ts";

interface Form {
  /** What the first screen is made of, beside the entry; in texts, `*` is the language. */
  modules: string[];
  texts?: string[];
  /** What only a larger screen than a phone's shows at once. */
  wide?: string[];
  /** The game whose map it shows at once. */
  map?: string;
  /** The games whose doors it shows. */
  doors?: string[];
  /** The faces of its first words. */
  faces?: string[];
}

const FORMS: Record<string, Form> = {
  home: { modules: ["lobby/Home.svelte"], doors: ["attila", "invasions"], faces: ["cinzel-latin-700", "plain"] },
  room: { modules: ["lobby/Waiting.svelte"] },
  attila: { modules: ["attila/Board.svelte"], texts: ["attila/texts/*.ts"], map: "attila" },
  invasions: { modules: ["invasions/Board.svelte"], wide: ["invasions/Beside.svelte", "invasions/map/Rose.svelte"], texts: ["invasions/texts/*.ts", "map/names/*.json"], map: "invasions" },
};
const WAIT = '<div id="app"><p class="splash">Barbaricum</p></div>';

/** The file by which a module is asked for; the module itself may lie in another that this one names. */
function chunkOf(bundle: Bundle, module: string): Chunk {
  const found = Object.values(bundle).find((file): file is Chunk => file.type === "chunk" && (file.facadeModuleId ?? "").endsWith(`/web/src/${module}`));
  if (!found) throw new Error(`no file leads to ${module}`);
  return found;
}

/** The files a module cannot do without: script first, then styles. */
function needed(bundle: Bundle, module: string): string[] {
  const chunks = new Set<Chunk>();
  const add = (chunk: Chunk): void => {
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const name of chunk.imports) if (bundle[name]?.type === "chunk") add(bundle[name]);
  };
  add(chunkOf(bundle, module));
  const styles = [...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...[...chunks].map(({ fileName }) => fileName), ...styles];
}

/** Where a map is shown at once, it goes before the script of its board. */
function link(file: string, after: boolean, media = ""): string {
  const how = file.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `    <link ${how}${media}${after ? ' fetchpriority="low"' : ""} crossorigin href="/${file}" />\n`;
}

function door(game: string): string {
  const picture = (ending: string, media: string): string => `    <link rel="preload" as="image" fetchpriority="high" media="(${media})" href="/map/${game}-door${ending}.webp" />\n`;
  return picture("-small", "max-width: 699px") + picture("", "min-width: 700px");
}

function face(bundle: Bundle, name: string): string {
  const file = Object.keys(bundle).find((one) => one.startsWith(`assets/${name}-`) && one.endsWith(".woff2"));
  if (!file) throw new Error(`no face ${name}`);
  return `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />\n`;
}

/** The map as it will lie on the table, there before any script. */
function look(game: string): string {
  const sources = ["avif", "webp"].map((kind) => `<source media="(max-width: 699px)" type="image/${kind}" srcset="/map/${game}-small.${kind}" />`);
  return `<div id="app"></div><div id="first" class="${game}"><picture>${sources.join("")}<img src="/map/${game}.webp" alt="" fetchpriority="high" /></picture></div>`;
}

/** The texts of a language as data, which no script has to fetch. */
function said(bundle: Bundle, language: string): string {
  const { moduleIds } = chunkOf(bundle, SAID.replace("*", language));
  const sources = moduleIds.filter((id) => id.endsWith(".ftl?raw")).map((id) => readFileSync(id.replace("?raw", ""), "utf8"));
  if (sources.length === 0) throw new Error("no texts for the page: see texts/page");
  return `<script type="application/json" id="said">${JSON.stringify(sources.join("\n")).replaceAll("<", "\\u003c")}</script>\n  `;
}

function form(html: string, bundle: Bundle, name: string, language: string): string {
  const { modules, texts = [], wide = [], map, doors = [], faces = [] } = FORMS[name] as Form;
  const wanted = [...modules, ...texts.map((file) => file.replace("*", language))].flatMap((module) => needed(bundle, module));
  const files = [...new Set(wanted)].filter((file) => !html.includes(file));
  const more = [...new Set(wide.flatMap((module) => needed(bundle, module)))].filter((file) => !html.includes(file) && !files.includes(file));
  const first = files.map((file) => link(file, map !== undefined));
  const links = [...first, ...more.map((file) => link(file, true, ' media="(min-width: 700px)"')), ...doors.map(door), ...faces.map((one) => face(bundle, one))];
  const shown = map ? html.replace(WAIT, look(map)).replace("<html ", `<html data-game="${map}" `) : html;
  return shown.replace('<html lang="en"', `<html lang="${language}"`).replace("  </head>", `${links.join("")}  </head>`).replace("</body>", `${said(bundle, language)}</body>`);
}

/** Written beside index.html, which serves every other place. */
export function forms(): Plugin {
  return {
    name: "forms",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("the page is not there yet");
        const html = String(index.source);
        if (!html.includes(WAIT) || !html.includes("  </head>")) throw new Error("index.html has changed: see forms.ts");
        for (const name of Object.keys(FORMS)) {
          for (const language of LANGUAGES) this.emitFile({ type: "asset", fileName: `forms/${name}.${language}.html`, source: form(html, bundle, name, language) });
        }
      },
    },
  };
}
