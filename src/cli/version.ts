/** `sitewright version` */
import type { Command } from "commander";
import { buildFacts } from "../platform/build-facts.ts";
import { asJson, printLine } from "./print.ts";

/** One line for a person; the command's `--json` has the same as a record. */
export function describeVersion(): string {
  const { version, commit, target } = buildFacts;
  return `sitewright ${version} (commit ${commit}, ${target}, Bun ${Bun.version})`;
}

export function addVersionCommand(program: Command): void {
  program
    .command("version")
    .description("print version, commit and target")
    .option("--json", "print one line of JSON")
    .action((options: { json?: boolean }) =>
      printLine(options.json ? asJson(buildFacts) : describeVersion()),
    );
}
