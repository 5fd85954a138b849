/** `sitewright job …`: what a job used up, and what became of the words that were written for it. */
import type { Command } from "commander";
import type { ShownJob } from "../features/jobs/show-job.ts";
import type { Environment } from "../platform/config.ts";
import { callProcedure } from "./call.ts";
import { printLine, printRecord, printTable } from "./print.ts";
import { addServiceFlags, applyFlags } from "./settings-flags.ts";

const STEP_COLUMNS = ["step", "model", "inTokens", "outTokens", "seconds", "calls"];
const REPAIR_COLUMNS = ["step", "mended", "askedAgain", "kept"];
const KEPT_COLUMNS = ["step", "slot", "reason"];

export function addJobCommands(program: Command, environment: Environment): void {
  const job = program.command("job").description("look at jobs");
  addServiceFlags(job.command("show"))
    .description("a job with its steps: tokens, time, what was mended, what kept other words")
    .argument("<id>", "the job's id")
    .option("--json", "print one line of JSON")
    .action(async (id, options) => {
      const merged = applyFlags(environment, options);
      const shown = await callProcedure<ShownJob>(merged, "job.show", { id });
      if (options.json) printRecord(shown, options);
      else printJob(shown);
    });
}

function printJob({ steps, report, ...job }: ShownJob): void {
  printRecord(job, {});
  printLine("");
  printTable(steps, STEP_COLUMNS, {});
  if (report === null) return;
  printLine("");
  printTable(report.steps, REPAIR_COLUMNS, {});
  printLine("");
  printLine(`${report.written} texts are the model's; these kept other words:`);
  printTable(report.kept, KEPT_COLUMNS, {});
  if (report.unknown.length > 0) printLine(`\nNobody has said: ${report.unknown.join("; ")}`);
}
