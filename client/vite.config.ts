// How the client is built: one script, one stylesheet and the fonts, into the house's package.
// Nothing is inlined, because the house's content policy allows only its own files.
import { defineConfig } from "vite";

export default defineConfig({
  base: "/",
  build: {
    outDir: "../src/nemeton/house/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    target: ["chrome123", "firefox121", "safari17.5"],
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
