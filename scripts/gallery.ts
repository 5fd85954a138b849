/**
 * `bun run gallery [--port N] [--out DIR] [--once]`: builds the fixed set of briefs through the API
 * on a data directory of its own, lists and photographs the sites, and serves them until Ctrl-C.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Service, startService } from "../src/app/service.ts";
import { createKey } from "../src/features/accounts/keys.ts";
import { createAccount } from "../src/features/accounts/service.ts";
import { createLog } from "../src/platform/log.ts";
import { median, percentile } from "./bench/measure.ts";
import { findBrowser, launchBrowser } from "./gallery/browser.ts";
import { type BuiltSite, buildSite } from "./gallery/build-sites.ts";
import { drawContactSheet, type Sheet } from "./gallery/contact-sheet.ts";
import { readBriefs } from "./gallery/read-briefs.ts";

const NO_LIMITS = "key=1000000/1000000m,ip=1000000/1000000m,generation=1000000/1000000h";
const SCREENS: readonly (Omit<Sheet, "scheme"> & { name: string; thumbWidth: number })[] = [
  { name: "desktop", width: 1440, height: 900, thumbWidth: 200 },
  { name: "phone", width: 390, height: 844, thumbWidth: 130 },
];
/** Whole pages are long: every third site stands for its trade. */
const WHOLE_EVERY = 3;
const WHOLE = {
  width: 1440,
  height: 900,
  thumbWidth: 150,
  scheme: "light",
  isWhole: true,
} as const;
const SCHEMES = ["light", "dark"] as const;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "0" },
      out: { type: "string", default: "dist/gallery" },
      once: { type: "boolean", default: false },
    },
  });
  const directory = mkdtempSync(join(tmpdir(), "sitewright-gallery-"));
  let service: Service | undefined;
  try {
    service = await startService({
      environment: {
        PORT: values.port,
        SITEWRIGHT_DATA: directory,
        SITEWRIGHT_LIMITS: NO_LIMITS,
        SITEWRIGHT_PLAN_CREDITS: "agency=1000000",
      },
      log: createLog("warn", process.stderr),
    });
    const sites = await buildSites(service);
    mkdirSync(values.out, { recursive: true });
    await writeList(sites, join(values.out, "sites.txt"));
    await writeContactSheets(sites, values.out);
    if (!values.once) await serveUntilInterrupted(service.port);
  } finally {
    await service?.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function buildSites({ ctx, port }: Service): Promise<BuiltSite[]> {
  const owner = { name: "Gallery", email: "owner@gallery.test", plan: "agency" } as const;
  const account = await createAccount(ctx, owner);
  const { key } = await createKey(ctx, { accountId: account.id, scope: "full" });
  const sites: BuiltSite[] = [];
  // One at a time: a time should be a build's own, and not the length of the queue before it.
  for (const brief of readBriefs()) {
    try {
      sites.push(await buildSite(port, key, brief));
    } catch (error) {
      // The others are still worth looking at, but the command has not done what it is for.
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
  const times = sites.map(({ buildMs }) => buildMs);
  const figures = [median(times), percentile(times, 0.95), Math.max(...times)];
  const [middle, high, highest] = figures.map((ms) => `${Math.round(ms)} ms`);
  console.log(`${sites.length} sites live; from 202 to live: ${middle} median, ${high} p95`);
  console.log(`the slowest took ${highest}`);
  return sites;
}

/** One site a line: address, business, industry. */
async function writeList(sites: readonly BuiltSite[], path: string): Promise<void> {
  const lines = sites.map(({ url, brief }) =>
    [url, brief.businessName, brief.industry].map((part) => part.replaceAll("|", "/")).join(" | "),
  );
  await Bun.write(path, `${lines.join("\n")}\n`);
  console.log(`list: ${path}`);
}

async function writeContactSheets(sites: readonly BuiltSite[], directory: string): Promise<void> {
  const path = findBrowser();
  if (path === undefined) {
    console.log("no contact sheets: there is no Chromium (install it, or name it with CHROMIUM)");
    return;
  }
  const urls = sites.map(({ url }) => url);
  const browser = await launchBrowser(path);
  try {
    for (const { name, thumbWidth, width, height } of SCREENS)
      for (const scheme of SCHEMES) {
        const file = join(directory, `${name}-${scheme}.webp`);
        const sheet = { width, height, scheme };
        await Bun.write(file, await drawContactSheet(browser, urls, sheet, thumbWidth));
        console.log(`contact sheet: ${file}`);
      }
    const file = join(directory, "whole-light.webp");
    const some = urls.filter((_, at) => at % WHOLE_EVERY === 0);
    await Bun.write(file, await drawContactSheet(browser, some, WHOLE, WHOLE.thumbWidth));
    console.log(`contact sheet: ${file}`);
  } finally {
    await browser.close();
  }
}

async function serveUntilInterrupted(port: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  console.log(`serving on port ${port}; Ctrl-C ends it`);
  await promise;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
