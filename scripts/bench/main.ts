/**
 * `bun run bench [name …]`: measures the executable side by side with what it should be compared
 * with, in one run, and prints ratios. Not a test: the machine's speed is not ours to assert.
 */
import { benchAnalytics } from "./analytics.ts";
import { benchBeside } from "./beside.ts";
import { benchConsole } from "./console.ts";
import { benchForms } from "./forms.ts";
import { benchInstances } from "./instances.ts";
import { benchLargeFile } from "./large-file.ts";
import { benchLive } from "./live.ts";
import { benchMe } from "./me.ts";
import { benchModel } from "./model.ts";
import { benchModelJobs } from "./model-jobs.ts";
import { benchPage } from "./page.ts";
import { benchPostSites } from "./post-sites.ts";
import { benchRace } from "./race.ts";
import { printResult, type Result } from "./report.ts";
import { benchStart } from "./start.ts";
import { benchThreads } from "./threads.ts";
import { benchTls } from "./tls.ts";
import { benchUpload } from "./upload.ts";
import { benchWebhooks } from "./webhooks.ts";

const BENCHES: Readonly<Record<string, () => Promise<Result[]>>> = {
  me: benchMe,
  page: benchPage,
  beside: benchBeside,
  threads: benchThreads,
  post: benchPostSites,
  console: benchConsole,
  forms: benchForms,
  race: benchRace,
  analytics: benchAnalytics,
  live: benchLive,
  start: benchStart,
  "large-file": benchLargeFile,
  webhooks: benchWebhooks,
  upload: benchUpload,
  tls: benchTls,
  instances: benchInstances,
  model: async () => [...(await benchModel()), ...(await benchModelJobs())],
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`no bench named ${unknown}; there are ${Object.keys(BENCHES).join(", ")}`);
  process.exit(2);
}
for (const [name, run] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const result of await run()) printResult(result);
}
