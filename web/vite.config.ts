import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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

/** What every screen needs: one file instead of a dozen small ones. */
const BASE = /node_modules\/|\/src\/(?:lib|parts|styles)\/|\/src\/(?:games|tour\/progress\.svelte|fair\/(?:asking|promise)|lobby\/(?:doors|Emblem|coming))\b/;

export default defineConfig({
  plugins: [svelte(), keepFolder(), pack()],
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
          groups: [{ name: "base", test: BASE }],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8375", ws: true } },
  },
});
