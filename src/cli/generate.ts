/** `sitewright generate`: queues a build, and with --wait sees it through to the live site. */

import type { Command } from "commander";
import { callServer } from "../app/control-socket.ts";
import { startService } from "../app/service.ts";
import type { Job } from "../features/jobs/room.ts";
import type { Site } from "../features/sites/room.ts";
import { OperatorError } from "../lib/errors.ts";
import { machineMs } from "../lib/machine-time.ts";
import { type Environment, parseConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { addBriefFlags, readBriefFlags } from "./brief-flags.ts";
import { callProcedure } from "./call.ts";
import { printRecord } from "./print.ts";
import { type ProgressDisplay, showProgress } from "./progress.ts";
import { addServiceFlags, applyFlags } from "./settings-flags.ts";

const POLL_MS = 100;
/** How long a finished site may take to become live before the command stops waiting, in ms. */
const LIVE_WAIT_MS = 60_000;

export function addGenerateCommand(program: Command, environment: Environment): void {
  addBriefFlags(addServiceFlags(program.command("generate")))
    .description("build a site for an account, as POST /v1/sites does")
    .requiredOption("--account <id>", "whose site, and whose credits")
    .option("--wait", "wait until the site is live, and print it", false)
    .option("--json", "print one line of JSON: the queued job, or with --wait the site")
    .action(async (options) => {
      const merged = applyFlags(environment, options);
      const input = { account: options.account, brief: readBriefFlags(options) };
      if (!options.wait) {
        const queued = await callProcedure<{ id: string }>(merged, "generate", input);
        printRecord(queued, options);
        return;
      }
      await withServer(merged, async () => {
        const queued = await callProcedure<{ id: string }>(merged, "generate", input);
        const display = await showProgress("Building the site", { quiet: options.json === true });
        const site = await waitForSite(merged, queued.id, options.account, display);
        display.end(`Live at ${site.url}`, true);
        if (options.json) printRecord(site, options);
      });
    });
}

/** A site becomes live by being served: without a running server, this process is it meanwhile. */
async function withServer(environment: Environment, work: () => Promise<void>): Promise<void> {
  const { dataDirectory } = parseConfig(environment);
  if (await callServer(dataDirectory, "account.list", {})) return work();
  const log = await openLog("warn", process.stderr);
  const service = await startService({ environment, log, hasVisitors: false });
  try {
    await work();
  } finally {
    await service.stop();
  }
}

async function waitForSite(
  environment: Environment,
  id: string,
  account: string,
  display: ProgressDisplay,
): Promise<Site> {
  for (;;) {
    const job = await callProcedure<Job>(environment, "job.show", { id, account });
    display.show(job);
    if (job.siteId !== null) return waitUntilLive(environment, job.siteId, display);
    if (job.status === "failed" || job.status === "cancelled") {
      display.end(job.stage, false);
      throw new OperatorError(
        job.error?.message ?? `The job was ${job.status}; its credits are refunded.`,
      );
    }
    await Bun.sleep(POLL_MS);
  }
}

async function waitUntilLive(
  environment: Environment,
  id: string,
  display: ProgressDisplay,
): Promise<Site> {
  const deadline = machineMs() + LIVE_WAIT_MS;
  display.show({ status: "completed", progress: 100, stage: "Checking that every page answers" });
  for (;;) {
    const site = await callProcedure<Site>(environment, "site.show", { id });
    if (site.status === "live") return site;
    if (machineMs() > deadline)
      throw new OperatorError(
        `The site is built but not live yet: its address does not pass the checks. See the server's log, or \`sitewright doctor\`.`,
      );
    await Bun.sleep(POLL_MS);
  }
}
