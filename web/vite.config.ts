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

export default defineConfig({
  plugins: [svelte(), keepFolder()],
  build: {
    outDir: "../src/barbaricum/server/static",
    emptyOutDir: true,
    // Under the strict content policy nothing may be inlined as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8375", ws: true } },
  },
});
