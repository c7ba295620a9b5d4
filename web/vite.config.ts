import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { forms } from "./forms.ts";
import { lean } from "./lean.ts";

const IGNORED = "# The built page lies here; see web/.\n*\n!.gitignore\n";

/** The folder of the built page is kept by this one file. */
function keepFolder(): Plugin {
  return {
    name: "keep-folder",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: ".gitignore", source: IGNORED });
    },
  };
}

/** The signs that everything refers to come with the page itself: drawn before any script, and no burden to it. */
function signs(): Plugin {
  return {
    name: "signs",
    transformIndexHtml: (html) => html.replace("</body>", `${readFileSync(new URL("src/parts/symbols.html", import.meta.url), "utf8").trim()}\n  </body>`),
  };
}

const TEXT = /\.(?:css|html|js|json|svg|txt)$/;
const SMALL = 500;

/** What is read as text is packed once, as well as can be; the server sends it as it lies. */
function pack(): Plugin {
  return {
    name: "pack",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const content = file.type === "chunk" ? file.code : file.source;
          const source = typeof content === "string" ? new TextEncoder().encode(content) : content;
          if (!TEXT.test(file.fileName) || source.length < SMALL) continue;
          const packed = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source: packed });
        }
      },
    },
  };
}

/** What every screen needs: two files, ours and that of others, instead of a dozen small ones. */
const TOOLS = /node_modules\/|vite\/preload-helper/;
const BASE =
  /\/src\/(?:lib|parts(?!\/(?:PointsChart|chart)\b)|styles)\/|\/src\/(?:main|App|games|tour\/progress\.svelte|fair\/(?:asking|promise)|lobby\/(?:doors|Emblem|coming|ways|Room|Row)|pace\/(?:clocks|wording))\b/;

/** What any table may want after the first look at it. */
const LATE = /\/src\/table\/(?:Chat|EndFrame|Hints|KeysDialogue|MenuDialogue|Since)\.svelte/;

/** What the first look at any table wants, and at one of each game: the rest of a game comes by itself. */
const TABLE = /\/src\/(?:table\/(?!Chat|EndFrame|Hints|KeysDialogue|MenuDialogue|Since))/;
const ATTILA = /\/src\/(?:map\/attila\.json|attila\/(?!Board\.svelte$|texts\/|Dialogues|\w+Dialogue|Forces|Guide|Laid|Race|WarResult|explaining|lessons|tour))/;
const WORLD = /\/(?:src\/map\/invasions\.json|games\/invasions\/\w+\.json)/;
const INVASIONS =
  /\/(?:src\/invasions\/(?!Board\.svelte$|texts\/|Beside|Breakdown|Combat|Dialogues|Die\b|EndDialogue|Guide|IfEnded|Jarl|Missions|PlaceTip|RunePile|Saga|map\/Rose|SourceBars|battles|lessons|sources|tour))/;

export default defineConfig({
  plugins: [...lean(), svelte(), signs(), keepFolder(), forms(), pack()],
  build: {
    outDir: "../src/barbaricum/server/static",
    emptyOutDir: true,
    // Under the strict content policy nothing may be inlined as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "tools", test: TOOLS },
            { name: "base", test: BASE },
            { name: "table", test: TABLE },
            { name: "late", test: LATE },
            { name: "attila", test: ATTILA },
            { name: "world", test: WORLD },
            { name: "invasions", test: INVASIONS },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8375", ws: true } },
  },
});
