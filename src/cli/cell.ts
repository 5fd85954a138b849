import { resolve } from "node:path";
import type { Command } from "commander";
import type { ExportedCell, ForwardedCell, ImportedCell } from "../features/upkeep/room.ts";
import type { Environment } from "../platform/config.ts";
import { refuseTaken } from "../platform/lost-link.ts";
import { refuseUnreadable } from "../platform/readable-file.ts";
import { callProcedure } from "./call.ts";
import { asJson, printLine } from "./print.ts";
import { addDataFlags, applyFlags } from "./settings-flags.ts";

export function addCellCommands(program: Command, environment: Environment): void {
  const cell = program.command("cell").description("move a tenant between instances");

  addExport(cell, environment);
  addImport(cell, environment);
  addForward(cell, environment);
}

function addExport(cell: Command, environment: Environment): void {
  addDataFlags(cell.command("export"))
    .description("write an account with everything of it into one file, which holds its secrets")
    .argument("<file>", "where to; it must not exist")
    .requiredOption("--account <id>", "the account")
    .option("--move", "first suspend it and take its sites off here, so that nothing is missed")
    .option("--json", "print one line of JSON")
    .action(async (file: string, options) => {
      const path = resolve(file);
      refuseTaken(path);
      const { account, move = false } = options;
      const merged = applyFlags(environment, options);
      const input = { account, path, moves: move };
      const written = await callProcedure<ExportedCell>(merged, "cell.export", input);
      printLine(
        options.json
          ? asJson(written)
          : `wrote ${written.path} (${written.rows} rows, ${written.bytes} bytes)`,
      );
    });
}

function addImport(cell: Command, environment: Environment): void {
  addDataFlags(cell.command("import"))
    .description("take an account in from a file; its ids, keys and links stay good")
    .argument("<file>", "a file that `sitewright cell export` wrote")
    .option("--json", "print one line of JSON")
    .action(async (file: string, options) => {
      const path = resolve(file);
      refuseUnreadable(path);
      const merged = applyFlags(environment, options);
      const taken = await callProcedure<ImportedCell>(merged, "cell.import", { path });
      printLine(
        options.json
          ? asJson(taken)
          : `took in ${taken.name} (${taken.id}, ${taken.rows} rows) from ${taken.from}`,
      );
    });
}

function addForward(cell: Command, environment: Environment): void {
  // Its own --sites-domain is the other instance's.
  addDataFlags(cell.command("forward"), { except: "SITEWRIGHT_SITES_DOMAIN" })
    .description("where a moved account was: send its visitors and callers on to where it is now")
    .requiredOption("--account <id>", "the account")
    .requiredOption("--to <url>", "the other instance's SITEWRIGHT_PUBLIC_URL")
    .option("--sites-domain <domain>", "its SITEWRIGHT_SITES_DOMAIN, if that is another host")
    .option("--json", "print one line of JSON")
    .action(async (options) => {
      const { account, to, sitesDomain, ...settings } = options;
      const merged = applyFlags(environment, settings);
      const input = { account, to, sitesDomain };
      const told = await callProcedure<ForwardedCell>(merged, "cell.forward", input);
      printLine(
        options.json
          ? asJson(told)
          : `sends on ${told.account} to ${told.serviceUrl}, its sites to names below ${told.sitesUrl}`,
      );
    });
}
