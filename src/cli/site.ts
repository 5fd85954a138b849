/** `sitewright site …` */
import { resolve } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import type { DomainState } from "../features/domains/room.ts";
import type { ShownRevision } from "../features/generation/room.ts";
import type { Site } from "../features/sites/room.ts";
import type { ListedVersion } from "../features/versions/room.ts";
import { UsageError } from "../lib/errors.ts";
import type { Environment } from "../platform/config.ts";
import { callProcedure } from "./call.ts";
import { SilentFailure } from "./failure.ts";
import {
  asJson,
  type PrintOptions,
  printable,
  printLine,
  printRecord,
  printTable,
} from "./print.ts";
import { addDataFlags, applyFlags } from "./settings-flags.ts";

const COLUMNS = ["id", "name", "status", "url", "pages", "updatedAt"];

const VERSION_COLUMNS = ["id", "createdAt", "why", "who", "base", "isLive", "isNewest"];
type VersionPage = { versions: ListedVersion[] };

type Note = { check: string; path: string; detail: string };
type Audit = { checks: object[]; findings: Note[]; repairs: Note[]; figures: object };

export function addSiteCommands(program: Command, environment: Environment): void {
  const site = program.command("site").description("list, publish and export sites");
  const group: CommandGroup = {
    call: (name, input, options) => callProcedure(applyFlags(environment, options), name, input),
    add: (name, description) =>
      addDataFlags(site.command(name))
        .description(description)
        .option("--json", "print one line of JSON"),
  };
  addPublicationCommands(group);
  addVersionCommands(group);
}

type CommandGroup = {
  add(name: string, description: string): Command;
  call<Result>(name: string, input: object, options: object): Promise<Result>;
};

function addPublicationCommands({ add, call }: CommandGroup): void {
  add("list", "list an account's sites, newest first")
    .requiredOption("--account <id>", "whose sites")
    .action(async (options) => {
      const records = await call<Site[]>("site.list", { account: options.account }, options);
      printTable(records, COLUMNS, options);
    });
  add("publish", "put a site on the web")
    .argument("<id>", "the site's id")
    .action(async (id, options) =>
      printRecord(await call<Site>("site.publish", { id }, options), options),
    );
  add("unpublish", "take a site off the web; it becomes a draft")
    .argument("<id>", "the site's id")
    .action(async (id, options) =>
      printRecord(await call<Site>("site.unpublish", { id }, options), options),
    );
  add("domain", "serve a site under a domain of its owner's")
    .argument("<id>", "the site's id")
    .argument(
      "[host]",
      "such as www.example.com; without one, what is known of the domain is shown",
    )
    .option("--remove", "take the domain away: back to the subdomain")
    .option("--check", "look at the domain's DNS records now")
    .action(async (id, host, options) => {
      // A name that is removed and looked at: whoever asks for both means something else.
      if (options.check && (host !== undefined || options.remove))
        throw new UsageError("Give --check without a host name and without --remove.");
      if (host === undefined && !options.remove) {
        const name = options.check ? "site.domain.check" : "site.domain.show";
        printDomain({ id, ...(await call<DomainState>(name, { id }, options)) }, options);
        return;
      }
      if (host !== undefined && options.remove)
        throw new UsageError("Give a host name or --remove, not both.");
      const input = { id, host: host === undefined || host === "none" ? null : host };
      printRecord(await call<Site>("site.domain", input, options), options);
    });
  add("audit", "show what a site's newest version was checked for, and what was found")
    .argument("<id>", "the site's id")
    .action(async (id, options) =>
      printAudit({ id, ...(await call<Audit>("site.audit", { id }, options)) }, options),
    );
}

function addVersionCommands({ add, call }: CommandGroup): void {
  add("versions", "list what a site has been, newest first")
    .argument("<id>", "the site's id")
    .option("--limit <n>", "how many", parseLimit, 50)
    .option("--skip <n>", "how many to leave out first", parseCount, 0)
    .action(async (id, { limit, skip, ...options }) => {
      const { versions } = await call<VersionPage>("site.versions", { id, limit, skip }, options);
      printTable(versions, VERSION_COLUMNS, options);
    });
  add("restore", "bring a version back as the site's newest one")
    .argument("<id>", "the site's id")
    .argument("<version>", "the version's id, as `site versions` lists it")
    .option("--publish", "show it to visitors, too", false)
    .action(async (id, version, { publish, ...options }) => {
      const input = { id, version, publish };
      printRecord(await call<ListedVersion>("site.restore", input, options), options);
    });
  add("revise", "change a site in plain words, by the language model")
    .argument("<id>", "the site's id")
    .requiredOption("--say <text>", "what shall change")
    .option("--apply", "save it as a new version; without it only the proposal is shown", false)
    .action(async (id, { say, apply, ...options }) => {
      const revision = await call<ShownRevision>("site.revise", { id, say, apply }, options);
      printRevision(revision, apply, options);
      if (apply && revision.versionId === null) throw new SilentFailure();
    });
  add("export", "write a site as files that any web server can serve")
    .argument("<id>", "the site's id")
    .requiredOption("--out <path>", "a new folder, or a file ending in .zip")
    .option("--with-data", "add its document, leads, events and registrations, in _private", false)
    .action(async (id, { withData, ...options }) => {
      const input = { id, out: resolve(options.out), withData };
      printRecord(await call<object>("site.export", input, options), options);
    });
}

function printRevision(
  { changes, cannot, versionId, id }: ShownRevision,
  apply: boolean,
  options: PrintOptions,
): void {
  if (options.json) {
    printLine(asJson({ id, changes, cannot, versionId }));
    return;
  }
  for (const { text, before, after } of changes) {
    printLine(printable(text));
    if (before !== null) printLine(`  - ${printable(before)}`);
    if (after !== null) printLine(`  + ${printable(after)}`);
  }
  if (changes.length === 0) printLine("nothing would change");
  if (cannot !== "") printLine(`cannot be done: ${printable(cannot)}`);
  if (versionId !== null) printLine(`saved as ${versionId}; site publish ${id} shows it`);
  else if (!apply && changes.length > 0) printLine("nothing was saved; --apply saves it");
  else if (apply) printLine("nothing was saved");
}

function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It is a whole number from 0.");
  return Number(text);
}

/** Of none nobody asks, and the answer would read as if there were none. */
function parseLimit(text: string): number {
  if (!/^0*[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError("It is a whole number from 1.");
  return Number(text);
}

function printDomain(state: DomainState & { id: string }, options: PrintOptions): void {
  if (options.json) {
    printLine(asJson(state));
    return;
  }
  printRecord({ domain: state.domain ?? "none", status: state.status }, options);
  printTable(state.records, ["type", "name", "value", "found"], options);
  for (const { outcome, text } of state.checks) printLine(`${outcome}  ${printable(text)}`);
}

function printAudit(audit: Audit & { id: string }, options: PrintOptions): void {
  if (options.json) {
    printLine(asJson(audit));
    return;
  }
  printTable(audit.checks, ["name", "outcome"], options);
  printRecord(audit.figures, options);
  for (const [kind, notes] of Object.entries({ found: audit.findings, repaired: audit.repairs }))
    for (const { check, path, detail } of notes)
      printLine(`${kind}  ${printable(`${check} ${path}: ${detail}`)}`);
}
