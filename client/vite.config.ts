// How the client is built: one script, one stylesheet and the fonts, into the house's package.
// Nothing is inlined, because the house's content policy allows only its own files.
import { defineConfig, loadEnv, minifySync, type Plugin } from "vite";

const house = loadEnv("", ".", "NEMETON_").NEMETON_HOUSE ?? "http://127.0.0.1:8000"; // `nemeton dev` says where it is

/** The authors' bench brings no stylesheet and no other part along, so it needs none of the 0.6 KB by which Vite fetches such. */
const alone: Plugin = {
  name: "late-parts-come-alone",
  apply: "build",
  enforce: "pre",
  load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (part) => part();" : null),
};

/** Without comments, what lines begin with, and strokes that HTML does not need. */
const bare = (page: string) =>
  page
    .replace(/<!--.*?-->|\/\*.*?\*\//gs, "")
    .replace(/^\s+/gm, "")
    .replace(/(<(?:meta|link|img)[^>]*?) \/>/g, "$1>");

/** What keeps its name is only copied by Vite, comments and all; it is made small like all else. */
const named: Plugin = {
  name: "named-scripts-are-small",
  apply: "build",
  async generateBundle() {
    for (const fileName of ["service-worker.js", "offline.js"]) {
      const written = await this.fs.readFile(`public/${fileName}`, { encoding: "utf8" });
      const { code, errors } = minifySync(fileName, written, { mangle: { toplevel: true } });
      if (errors[0]) this.error(`${fileName}: ${errors[0].message}`);
      this.emitFile({ type: "asset", fileName, source: code });
    }
    const read = async (name: string) => bare(await this.fs.readFile(`public/${name}`, { encoding: "utf8" }));
    const style = (await read("offline.css")).replace(/\s*([{};:,])\s*/g, "$1");
    this.emitFile({ type: "asset", fileName: "offline.html", source: await read("offline.html") });
    this.emitFile({ type: "asset", fileName: "offline.css", source: style });
  },
  transformIndexHtml: { order: "post", handler: bare },
};

export default defineConfig({
  base: "/",
  // Written as `createElement(tag, props, …children)`, which is 0.8 KB less than a `children` for every element.
  oxc: {
    jsx: { runtime: "classic", pragma: "createElement", pragmaFrag: "Fragment", development: false },
    jsxInject: 'import { createElement, Fragment } from "preact"',
  },
  plugins: [alone, named],
  build: {
    outDir: "../src/nemeton/house/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    // What players load stays in one piece, though the authors' bench needs parts of it: two pieces were 2.4 KB more.
    // Its constants stay constants: as `var`, all alike, they were 0.3 KB more.
    rolldownOptions: { output: { topLevelVar: false, codeSplitting: { groups: [{ name: "index", tags: ["$initial"] }] } } },
    target: ["chrome123", "firefox121", "safari17.5"],
  },
  server: { proxy: { "/api": { target: house, ws: true } } },
});
