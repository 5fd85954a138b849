/** `sitewright content …`: the embedded trade knowledge, for whoever writes or translates it. */
import { type Command, Option } from "commander";
import { SilentFailure } from "./failure.ts";

const LANGUAGES = ["en", "de", "fr", "es", "ar", "he", "it", "nl", "pt", "pl"] as const;

export function addContentCommands(program: Command): void {
  const content = program.command("content").description("read what the composer knows of trades");
  content
    .command("check")
    .description("validate the embedded texts and print every one of them for a reader")
    .addOption(new Option("--language <language>", "only this one").choices([...LANGUAGES]))
    .action(async ({ language }: { language?: (typeof LANGUAGES)[number] }) => {
      // Loaded here alone: no other command needs the texts.
      const { loadContentCheck } = await import("../features/writer/room.ts");
      const { checkContent } = await loadContentCheck();
      let faults = 0;
      for (const one of language === undefined ? LANGUAGES : [language]) {
        const report = await checkContent(one);
        for (const { place, text } of report.texts) process.stdout.write(`${place}: ${text}\n`);
        for (const { place, text, fault } of report.findings)
          process.stderr.write(`${place}: ${fault}: ${text}\n`);
        faults += report.findings.length;
        process.stdout.write(
          `${one}: ${report.trades} trades, ${report.texts.length} texts, ${report.findings.length} findings\n`,
        );
      }
      if (faults > 0) throw new SilentFailure();
    });
}
