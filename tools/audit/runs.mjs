// Lighthouse on one page, some runs in one process: to start it anew takes a quarter of a run. `runs.mjs PORT ADDRESS RUN…`,
// where RUN is `first` (the browser has forgotten what it kept of the house) or `again`. Says one report a line.
import lighthouse from "lighthouse";

const [port, address, ...runs] = process.argv.slice(2);
const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];

for (const run of runs) {
  const flags = { port: Number(port), logLevel: "error", onlyCategories, disableStorageReset: run === "again", disableFullPageScreenshot: true };
  const done = await lighthouse(address, flags);
  const { lighthouseVersion, fetchTime, environment, categories, audits, runtimeError } = done.lhr;
  for (const audit of Object.values(audits)) delete audit.details; // pictures, and lists as long as the page
  console.log(JSON.stringify({ lighthouseVersion, fetchTime, environment, categories, audits, runtimeError }));
}
