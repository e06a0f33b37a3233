// How the client is built: one script, one stylesheet and the fonts, into the house's package.
// Nothing is inlined, because the house's content policy allows only its own files.
import { defineConfig, loadEnv } from "vite";

const house = loadEnv("", ".", "NEMETON_").NEMETON_HOUSE ?? "http://127.0.0.1:8000"; // `nemeton dev` says where it is

export default defineConfig({
  base: "/",
  build: {
    outDir: "../src/nemeton/house/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    // What players load stays in one piece, though the authors' bench needs parts of it: two pieces were 2.4 KB more.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "index", tags: ["$initial"] }] } } },
    target: ["chrome123", "firefox121", "safari17.5"],
  },
  server: { proxy: { "/api": { target: house, ws: true } } },
});
