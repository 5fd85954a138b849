/** `sitewright serve`: runs until it is told to stop. */
import type { Command } from "commander";
import { type Service, startService } from "../app/service.ts";
import { hasPeople } from "../features/people/room.ts";
import { buildFacts } from "../platform/build-facts.ts";
import { type Environment, findUnknownVariables, parseConfig } from "../platform/config.ts";
import { type Log, openLog } from "../platform/log.ts";
import { printLine } from "./print.ts";
import { addServiceFlags, applyFlags } from "./settings-flags.ts";
import { awaitStopSignal } from "./stop-signal.ts";

const FIRST_LINKS = {
  claim: "Claim this instance (shown this once, good for 24 hours)",
  invitation: "Invitation of the owner (shown this once, good for 24 hours)",
};

const HANGUP =
  "SIGHUP changes nothing: settings are read at the start, files of certificates whenever they change";

export function addServeCommand(program: Command, environment: Environment): void {
  addServiceFlags(program.command("serve", { isDefault: true }))
    .description("start the service: API, hosted sites, console, scheduler (also with no command)")
    .action(async (options) => {
      const merged = applyFlags(environment, options);
      let log: Log | undefined;
      const signalled = awaitStopSignal(() => log?.info(HANGUP));
      log = await openLog(parseConfig(merged).logLevel, process.stdout);
      let isLinkShown = false;
      const service = await startService({
        environment: merged,
        log,
        // Not through the log: logs are kept and shipped, and this is shown once.
        onBootstrapKey: (key) => printLine(`API key (shown this once): ${key}`),
        onFirstLink: ({ kind, link }) => {
          isLinkShown = true;
          printApart(`${FIRST_LINKS[kind]}: ${link}`);
        },
      });
      for (const name of findUnknownVariables(merged))
        log.warn({ variable: name }, "this version knows no such variable");
      // The executable starts with a compiler that holds back, for the sake of start and memory.
      Bun.unsafe.setJITPolicy(1);
      announce(service);
      // A link that was lost or is over shows nobody the way in; the command line does.
      if (!isLinkShown && !(await hasPeople(service.ctx)))
        log.info(
          "nobody can sign in yet: sitewright user invite --operator --email YOU prints a link",
        );
      await stopAfter(signalled, service);
    });
}

/** On a terminal it stands apart from the log's lines; what reads a pipe gets one line. */
function printApart(line: string): void {
  printLine(
    process.stdout.isTTY ? `\n  ${line}\n  Open it in a browser to set up your account.\n` : line,
  );
}

function announce({ ctx }: Service): void {
  const { config, log } = ctx;
  log.info(
    {
      version: buildFacts.version,
      console: `${config.publicUrl}/console/`,
      api: `${config.publicUrl}/v1`,
      docs: `${config.publicUrl}/docs`,
      sites: `${config.sitesScheme}://{slug}.${config.sitesDomain}`,
      data: config.dataDirectory,
    },
    "ready",
  );
}

/** For what the last lines of the log take; peers that never answer get no more than that. */
const LINGER_MS = 250;

/**
 * Serves until the signal, then finishes what is in flight. Connections to others that are still open
 * then, such as one to a mail server that has fallen silent, do not keep the process.
 */
export async function stopAfter(signalled: Promise<void>, service: Service): Promise<void> {
  await signalled;
  service.ctx.log.info("stopping: no new requests; those in flight are finished");
  await service.stop();
  setTimeout(() => process.exit(), LINGER_MS).unref();
}
