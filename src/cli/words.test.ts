/** What the command line says: in the words of its own flags, for people and for programs. */
import { describe, expect, test } from "bun:test";
import { Command } from "commander";
import fc from "fast-check";
import { runHere } from "../../test/fixtures/commands-here.ts";
import { UsageError } from "../lib/errors.ts";
import { SETTINGS } from "../platform/settings.ts";
import { addBriefFlags, type BriefFields, readBriefFlags } from "./brief-flags.ts";
import { adviseOn } from "./missing.ts";
import { nameFlags } from "./name-flags.ts";
import { asJson, recordLines, tableLines } from "./print.ts";
import { createProgram, isService } from "./program.ts";
import { showProgress } from "./progress.ts";
import { applyFlags } from "./settings-flags.ts";

/** What is printed while `act` is at work. */
async function printedBy(act: () => unknown): Promise<string> {
  const own = process.stdout.write;
  let printed = "";
  process.stdout.write = (text: string | Uint8Array) => {
    printed += String(text);
    return true;
  };
  try {
    await act();
  } finally {
    process.stdout.write = own;
  }
  return printed;
}

describe("a fault", () => {
  const command = new Command("generate")
    .argument("<host>")
    .argument("<file>")
    .option("--existing-url <url>")
    .option("--business-name <text>")
    .option("--site <id>")
    .option("--expires-in <time>")
    .option("--workers <n>");

  test.each([
    ["`existingUrl` must be a URL", "--existing-url must be a URL"],
    ["`brief.existingUrl` must be a URL", "--existing-url must be a URL"],
    ["`siteIds.0` is unknown", "--site is unknown"],
    ["`expiresInMs` must be a number", "--expires-in must be a number"],
    ["`domain` must be a full host name", "<host> must be a full host name"],
    ["`path` exists", "<file> exists"],
    ["`businessName` and `existingUrl` differ", "--business-name and --existing-url differ"],
    ["`colour` is unknown", "`colour` is unknown"],
    ["`constructor` is unknown", "`constructor` is unknown"],
    ["`not a field` is unknown", "`not a field` is unknown"],
    ["nothing is named", "nothing is named"],
  ])("%s is told in the words of the command", (fault, told) => {
    expect(nameFlags(fault, command)).toBe(told);
  });

  test("without a field of the command stays as it is, whatever it says", () => {
    const bare = new Command("bare");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."a`.Z0 -<$&"), maxLength: 30 }), (text) => {
        expect(nameFlags(text, bare)).toBe(text);
      }),
    );
  });

  test.each([
    ["No such account.", "No such account. sitewright account list shows which there are."],
    ["No such key.", "No such key. sitewright key list --account ID shows which there are."],
    ["No such site.", "No such site. sitewright site list --account ID shows which there are."],
    ["No such planet.", "No such planet."],
    ["No such constructor.", "No such constructor."],
    ["There is No such account.", "There is No such account."],
  ])("%s says where to look, if there is a place", (fault, told) => {
    expect(adviseOn(fault)).toBe(told);
  });

  test("names commands that there are", async () => {
    const program = await createProgram(["help"], {});
    for (const noun of ["account", "key", "site", "version", "webhook", "message", "person"]) {
      const [, group = "", name = ""] =
        /sitewright (\w+) (\w+)/.exec(adviseOn(`No such ${noun}.`)) ?? [];
      const found = program.commands.find((one) => one.name() === group);
      expect([noun, found?.commands.some((one) => one.name() === name)]).toEqual([noun, true]);
    }
  });
});

describe("a brief", () => {
  const read = (...args: string[]): BriefFields => {
    const command = addBriefFlags(new Command().exitOverride(), { isOptional: true });
    return readBriefFlags(command.parse(args, { from: "user" }).opts());
  };
  const half = ["--business-name", "Marlow"];

  test("is all that was said, under the API's names, and no more", () => {
    expect(read()).toEqual({});
    expect(read(...half, "--industry", "bakery")).toEqual({
      ...{ businessName: "Marlow", industry: "bakery" },
    });
    const flags = ["audience", "goals", "personality", "competitors", "existing-url"];
    const said = flags.flatMap((flag) => [`--${flag}`, `my ${flag}`]);
    const fields = read(...half, "--industry", "bakery", ...said);
    expect(Object.keys(fields)).toEqual([
      ...["businessName", "industry", "audience", "goals", "personality", "competitors"],
      "existingUrl",
    ]);
    expect(fields.existingUrl).toBe("my existing-url");
  });

  test.each([
    [half],
    [["--industry", "bakery"]],
    [["--goals", "sell"]],
    [[...half, "--industry", " "]],
  ])("of which half is missing is wrong usage: %p", (args) => {
    expect(() => read(...args)).toThrow(UsageError);
  });
});

describe("a flag", () => {
  const flagged = SETTINGS.map(({ flag, variable }) => {
    const name = flag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return { name, variable };
  });

  test("wins over the variable of its setting, and leaves the others as they are", () => {
    const environment = Object.fromEntries(flagged.map(({ variable }) => [variable, "variable"]));
    for (const { name, variable } of flagged) {
      const merged = applyFlags(environment, { [name]: "flag" });
      expect(merged).toEqual({ ...environment, [variable]: "flag" });
    }
    expect(Object.values(environment)).not.toContain("flag");
  });

  test("that is none of a setting changes nothing", () => {
    expect(applyFlags({ PORT: "1" }, { json: true, account: "acc_1", ports: "2" })).toEqual({
      PORT: "1",
    });
  });

  test.each(["", "  "])("never puts the data into no directory (%p)", (data) => {
    expect(() => applyFlags({ SITEWRIGHT_DATA: "./here" }, { data })).toThrow(UsageError);
  });
});

test.each<[boolean, string[]]>([
  [true, []],
  [true, ["serve"]],
  [true, ["--port", "1"]],
  [true, ["demo", "--once"]],
  [false, ["--help"]],
  [false, ["serve", "--help"]],
  [false, ["--port", "1", "-h"]],
  [false, ["-V"]],
  [false, ["account", "list"]],
  [false, ["help", "serve"]],
])("a service is asked for: %p by %p", (isAsked, args) => {
  expect(isService(args)).toBe(isAsked);
});

describe("JSON", () => {
  const values = fc.jsonValue({ stringUnit: "binary" });

  test("is one line that every parser reads as what it was", () => {
    fc.assert(
      fc.property(values, (value) => {
        const line = asJson(value);
        expect(line).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
        expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test("over several lines is the same, and moves no cursor", () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = asJson(value, 2);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

test("whatever is stored, a record has a line a field and a table one a record", () => {
  const text = fc.string({ unit: "binary", maxLength: 12 });
  const record = fc.record({ id: text, name: text, note: fc.option(text) });
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 6 }), (records) => {
      const lines = tableLines(records, ["id", "name", "note"]);
      expect(lines).toHaveLength(records.length + 1);
      for (const [at, one] of records.entries()) {
        expect(recordLines(one)).toHaveLength(3);
        for (const line of [...recordLines(one), lines[at + 1] ?? ""])
          expect(line).not.toMatch(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u);
      }
    }),
  );
});

describe("progress", () => {
  const jobs = [
    { status: "pending", progress: 0, stage: "Waiting" },
    { status: "running", progress: 5, stage: "Writing" },
    { status: "running", progress: 60, stage: "Writing" },
    { status: "completed", progress: 100, stage: "Completed" },
  ];

  test("is a line a stage where no terminal is", async () => {
    const printed = await printedBy(async () => {
      const display = await showProgress("Building", { quiet: false });
      for (const job of jobs) display.show(job);
      display.end("Live", true);
    });
    expect(printed.split("\n")).toEqual([
      ...["Building", "  0 %  Waiting", "  5 %  Writing", "100 %  Completed", "Live", ""],
    ]);
  });

  test("says nothing to programs", async () => {
    const printed = await printedBy(async () => {
      const display = await showProgress("Building", { quiet: true });
      for (const job of jobs) display.show(job);
      display.end("Live", true);
    });
    expect(printed).toBe("");
  });
});

describe("help", () => {
  test("is there on every command and topic, and says how to get to the rest", async () => {
    const program = await createProgram(["help"], {});
    const all = program.commands.flatMap((command) => [
      [command.name()],
      ...command.commands.map((inner) => [command.name(), inner.name()]),
    ]);
    expect(all.length).toBeGreaterThan(40);
    for (const names of all) {
      const { exitCode, stdout, stderr } = await runHere(["help", ...names]);
      expect([names, exitCode, stderr]).toEqual([names, 0, ""]);
      expect(stdout).toContain(`Usage: sitewright ${names.join(" ")}`);
    }
    const { stdout } = await runHere(["help"]);
    const [, topics = ""] = /Topics: ([\w, ]+) \(/.exec(stdout) ?? [];
    expect(topics.split(", ").length).toBeGreaterThan(2);
    for (const topic of topics.split(", ")) {
      const told = await runHere(["help", topic]);
      expect([topic, told.exitCode, told.stdout.length > 100]).toEqual([topic, 0, true]);
    }
  });

  test("on configuration has every setting with its flag and default", async () => {
    const { stdout } = await runHere(["help", "configuration"]);
    const told = stdout.replaceAll(/\s+/g, " ");
    for (const { variable, flag } of SETTINGS) expect(told).toContain(`${variable}, --${flag} `);
    for (const { default: preset } of SETTINGS)
      expect(told).toContain(`default: ${preset}`.replaceAll(/\s+/g, " "));
  });
});
