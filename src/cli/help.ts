/** `sitewright help [topic]`: a command's help, or one of the texts below. Works offline. */
import { type Command, Help } from "commander";
import { SETTINGS } from "../platform/settings.ts";
import { printLine } from "./print.ts";
import { helpWidth } from "./settings-flags.ts";

const MEANING_INDENT = 6;

const TOPICS: Readonly<Record<string, () => string>> = {
  configuration: () =>
    [
      "Configuration: each variable has a flag of the same name, and the flag wins.",
      "A wrong value stops the start and says what would be right.",
      "",
      ...SETTINGS.map(
        ({ variable, flag, meaning, default: preset }) =>
          `  ${variable}, --${flag}\n${indent(meaning)}\n${indent(`default: ${preset}`)}`,
      ),
    ].join("\n"),
  files: () =>
    [
      "Everything is in one data directory (SITEWRIGHT_DATA, ./data unless set):",
      "",
      "  sitewright.db        accounts, sites, everything; with -wal and -shm beside it",
      "  sitewright-before-*  copies that upgrades made; to be removed when all is well",
      "  sitewright.lock      held by the one process that has the data open; with .pid",
      "  control.sock         the way in for commands while the server runs",
      "  .libsql-*.node       the database engine, unpacked from the executable",
      "  .*-work-*            copies under way; what a killed command left of them goes",
      "                       with the next such command, a day later",
      "",
      "`sitewright backup FILE` writes a consistent copy at any time, and `sitewright",
      "restore FILE` puts it back. A newer executable migrates on start, after writing",
      "a copy beside the file.",
    ].join("\n"),
  exit: () =>
    [
      "Exit codes:",
      "",
      "  0   done",
      "  1   failed; one line on standard error says what and what to do",
      "  2   wrong usage",
    ].join("\n"),
};

/** A paragraph below its variable. */
function indent(text: string): string {
  const lines = new Help().boxWrap(text, helpWidth() - MEANING_INDENT).split("\n");
  return lines.map((line) => " ".repeat(MEANING_INDENT) + line).join("\n");
}

export function addHelpCommand(program: Command): void {
  program
    .command("help")
    .description("explain a command or a topic")
    .argument("[topic]", `a command, or ${Object.keys(TOPICS).join(", ")}`)
    .argument("[subcommand]", "a command below it")
    .action((topic: string | undefined, subcommand: string | undefined) => {
      if (topic === undefined) {
        program.outputHelp();
        printLine(`\nTopics: ${Object.keys(TOPICS).join(", ")} (sitewright help TOPIC)`);
        return;
      }
      const text = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
      if (text) return printLine(text());
      const command = program.commands.find((candidate) => candidate.name() === topic);
      const inner = command?.commands.find((candidate) => candidate.name() === subcommand);
      if (!command || (subcommand !== undefined && !inner))
        return program.error(
          `error: no help on '${[topic, subcommand].filter(Boolean).join(" ")}'`,
        );
      (inner ?? command).outputHelp();
    });
}
