/** `sitewright demo`: the main job end to end over real HTTP, on a data directory of its own. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { type Service, startService } from "../app/service.ts";
import { createAccount, createKey } from "../features/accounts/room.ts";
import { OperatorError } from "../lib/errors.ts";
import { type Environment, parseConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { addBriefFlags, type BriefFields, readBriefFlags } from "./brief-flags.ts";
import { buildSiteOverHttp, fetchSitePages } from "./demo-client.ts";
import { SilentFailure } from "./failure.ts";
import { reachableHost } from "./healthcheck.ts";
import { printLine } from "./print.ts";
import { showProgress } from "./progress.ts";
import { stopAfter } from "./serve.ts";
import { addServiceFlags, applyFlags } from "./settings-flags.ts";
import { awaitStopSignal } from "./stop-signal.ts";

const DEMO_BRIEF: BriefFields = {
  businessName: "Marlow & Finch",
  industry: "artisanal sourdough & pastry bakery",
  audience: "neighbours who buy bread for the week, and cafés that want a reliable supplier",
  goals: "more pre-orders and wholesale enquiries",
  personality: "warm, unhurried, a little witty",
};

export function addDemoCommand(program: Command, environment: Environment): void {
  addBriefFlags(addServiceFlags(program.command("demo")), { isOptional: true })
    .description("show the main job end to end: from a brief to a live site")
    .option("--once", "exit after fetching the finished site's pages", false)
    .action(async (options) => {
      const given = applyFlags(environment, options);
      const brief = briefOf(options);
      const directory = given.SITEWRIGHT_DATA ?? makePlace();
      const isOurs = given.SITEWRIGHT_DATA === undefined;
      try {
        await runDemo({ ...given, SITEWRIGHT_DATA: directory }, brief, options.once);
      } finally {
        if (isOurs && existsSync(directory)) rmSync(directory, { recursive: true, force: true });
      }
    });
}

async function runDemo(environment: Environment, brief: BriefFields, once: boolean): Promise<void> {
  // From the start on, or a Ctrl-C during the build would leave the data behind.
  const signalled = awaitStopSignal();
  const service = await startOnFreePort(environment);
  try {
    const shown = showMainJob(service, brief);
    // Whoever stops the demo need not be told how what was under way ended.
    shown.catch(() => {});
    const isShown = await Promise.race([shown.then(() => true), signalled.then(() => false)]);
    if (!isShown) throw new SilentFailure();
    if (once) return;
    printLine(
      "Serving until Ctrl-C. This is a demo: its data goes when it ends, unless --data is given.",
    );
    await stopAfter(signalled, service);
  } finally {
    await service.stop();
  }
}

async function showMainJob({ ctx, port }: Service, brief: BriefFields): Promise<void> {
  const account = await createAccount(ctx, {
    name: "Demo",
    email: "owner@demo.example",
    plan: "agency",
  });
  const { key } = await createKey(ctx, { accountId: account.id, scope: "full" });
  const display = await showProgress(`Building a site for ${brief.businessName}`, {
    quiet: false,
  });
  const { host, publicUrl } = ctx.config;
  const origin = `http://${reachableHost(host)}:${port}`;
  const api = { origin, host: new URL(publicUrl).host, key };
  const site = await buildSiteOverHttp(api, brief, display);
  display.end("The site is live", true);
  const pages = await fetchSitePages(origin, site.url);
  printLine(`\n  Site   ${site.url}   (${pages} pages)`);
  printLine(`  Docs   ${publicUrl}/docs`);
  printLine(`  Key    ${key}`);
  printLine(`\n  curl -H "Authorization: Bearer ${key}" ${publicUrl}/v1/sites/${site.id}\n`);
}

function makePlace(): string {
  try {
    return mkdtempSync(join(tmpdir(), "sitewright-demo-"));
  } catch (error) {
    throw new OperatorError(
      `No temporary directory can be made below ${tmpdir()}; name a data directory with --data, such as --data ./demo.`,
      { cause: error },
    );
  }
}

function briefOf(options: BriefFields): BriefFields {
  const given = readBriefFlags(options);
  // A brief of one's own is taken as it is, without the sample's other fields.
  return Object.keys(given).length > 0 ? given : DEMO_BRIEF;
}

/** The usual port, or any free one when that is taken and nobody insisted on it. */
async function startOnFreePort(environment: Environment): Promise<Service> {
  const level = environment.SITEWRIGHT_LOG ? parseConfig(environment).logLevel : "warn";
  const log = await openLog(level, process.stdout);
  try {
    return await startService({ environment, log, hasVisitors: false });
  } catch (error) {
    const isTaken = error instanceof OperatorError && error.message.startsWith("Cannot listen");
    if (!isTaken || environment.PORT !== undefined) throw error;
    return startService({ environment: { ...environment, PORT: "0" }, log, hasVisitors: false });
  }
}
