/** `sitewright serve`: runs until it is told to stop. */
import type { Command } from "commander";
import { type Service, startService } from "../app/service.ts";
import { buildFacts } from "../platform/build-facts.ts";
import { type Environment, findUnknownVariables, parseConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { printLine } from "./print.ts";
import { addServiceFlags, applyFlags } from "./settings-flags.ts";

export function addServeCommand(program: Command, environment: Environment): void {
  addServiceFlags(program.command("serve", { isDefault: true }))
    .description("start the service: API, hosted sites, scheduler (also with no command)")
    .action(async (options) => {
      const merged = applyFlags(environment, options);
      const log = await openLog(parseConfig(merged).logLevel, process.stdout);
      const service = await startService({ environment: merged, log });
      for (const name of findUnknownVariables(merged))
        log.warn({ variable: name }, "this version knows no such variable");
      announce(service);
      await stopped(service);
    });
}

function announce({ ctx, bootstrapKey }: Service): void {
  const { config, log } = ctx;
  log.info(
    {
      version: buildFacts.version,
      api: `${config.publicUrl}/v1`,
      docs: `${config.publicUrl}/docs`,
      sites: `${config.sitesScheme}://{slug}.${config.sitesDomain}`,
      data: config.dataDirectory,
    },
    "ready",
  );
  // Not through the log: logs are kept and shipped, and this is shown once.
  if (bootstrapKey !== undefined) printLine(`API key (shown this once): ${bootstrapKey}`);
}

/** Waits for SIGTERM or SIGINT and takes the service down; a second signal ends the process at once. */
export async function stopped(service: Service): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(1));
  service.ctx.log.info("stopping: no new requests; those in flight are finished");
  await service.stop();
}
