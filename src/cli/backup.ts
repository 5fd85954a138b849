/** `sitewright backup` and `sitewright restore`: the whole installation as one file. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { checkBackup, restoreBackup } from "../app/restore.ts";
import { OperatorError } from "../lib/errors.ts";
import { type Environment, parseConfig } from "../platform/config.ts";
import { refuseTaken } from "../platform/lost-link.ts";
import { callProcedure } from "./call.ts";
import { SilentFailure } from "./failure.ts";
import { asJson, printFindings, printLine } from "./print.ts";
import { addDataFlags, applyFlags } from "./settings-flags.ts";

export function addBackupCommands(program: Command, environment: Environment): void {
  addDataFlags(program.command("backup"))
    .description("write a consistent copy of everything, also while the server runs")
    .argument("<file>", "where to; it must not exist")
    .option("--json", "print one line of JSON")
    .action(async (file: string, options) => {
      const path = resolve(file);
      refuseTaken(path);
      const merged = applyFlags(environment, options);
      refuseNothing(parseConfig(merged).databaseUrl);
      const input = { path };
      const written = await callProcedure<{ path: string; bytes: number }>(merged, "backup", input);
      printLine(options.json ? asJson(written) : `wrote ${written.path} (${written.bytes} bytes)`);
    });

  addDataFlags(program.command("restore"))
    .description("put a backup in place; no server may run on the data directory")
    .argument("<file>", "a file that `sitewright backup` wrote, or s3://bucket/prefix/NAME")
    .option("--force", "replace what is in the data directory", false)
    .option("--json", "print one line of JSON")
    .option("--check", "only open a copy of it and say whether all is well; changes nothing", false)
    .action(async (file: string, options) => {
      const merged = applyFlags(environment, options);
      const source = file.startsWith("s3://") ? file : resolve(file);
      if (options.check) {
        const findings = await checkBackup(merged, source);
        if (options.json) printLine(asJson(findings));
        else printFindings(findings);
        if (findings.some(({ ok }) => !ok)) throw new SilentFailure();
        return;
      }
      const restored = await restoreBackup(merged, source, options.force);
      printLine(options.json ? asJson(restored) : `restored ${restored.databasePath}`);
    });
}

/** A copy of a database that is made for it holds nothing, and is taken for a backup. */
function refuseNothing(databaseUrl: string): void {
  if (!databaseUrl.startsWith("file:") || existsSync(fileURLToPath(databaseUrl))) return;
  throw new OperatorError(
    `There is no database at ${fileURLToPath(databaseUrl)}; name its directory with --data or SITEWRIGHT_DATA.`,
  );
}
