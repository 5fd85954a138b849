/** Holds the code against the floor plan, and each rule against a breach planted for it. */
import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { LONG_FUNCTIONS_MAX, NORMALIZE_PLACES, ROOMS } from "./architecture/floor-plan.ts";
import { readOwnImports, readPackages, type SourceFile } from "./architecture/read-imports.ts";
import * as rules from "./architecture/rules.ts";

const root = join(import.meta.dir, "..");
const files = await readSources();
const withoutTests = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));

async function readSources(): Promise<SourceFile[]> {
  const paths = await Array.fromAsync(new Glob("src/**/*.{ts,tsx}").scan({ cwd: root }));
  return Promise.all(
    paths.sort().map(async (path) => ({
      path: path.replaceAll("\\", "/"),
      text: await Bun.file(join(root, path)).text(),
    })),
  );
}

describe("the house as it stands", () => {
  test("imports only go down the floors", () => {
    expect(rules.importsGoDown(withoutTests)).toEqual([]);
  });

  test("no files import each other in a circle", () => {
    expect(rules.filesFormNoCycle(withoutTests)).toEqual([]);
  });

  test("nothing of a room is imported from outside but its face", () => {
    expect(rules.roomsShowOnlyTheirFace(withoutTests)).toEqual([]);
  });

  test("the service loads nothing that threads and processes run", () => {
    expect(rules.theServiceLoadsNoPrograms(withoutTests)).toEqual([]);
  });

  test("the service never holds the composer beside the build thread", () => {
    expect(rules.theServiceHoldsNoComposer(withoutTests)).toEqual([]);
  });

  test("rooms use only the rooms that the floor plan gives them", () => {
    expect(rules.roomsKnowOnlyTheirNeighbours(withoutTests)).toEqual([]);
  });

  test("Elysia is known only where requests come in", () => {
    expect(rules.onlyTheBorderKnowsElysia(withoutTests)).toEqual([]);
  });

  test("files with markup say what it is made by", () => {
    expect(rules.markupNamesItsLibrary(files)).toEqual([]);
  });

  test("design, writer and renderer do not know the database", () => {
    expect(rules.pureRoomsKnowNoDatabase(withoutTests)).toEqual([]);
  });

  test("calls to other machines go through the guard", () => {
    expect(rules.outgoingCallsAreGuarded(withoutTests)).toEqual([]);
  });

  test("text is normalized only behind a bound", () => {
    expect(rules.normalizingIsBounded(withoutTests)).toEqual([]);
    // A place that no longer normalizes is listed no longer.
    const breaches = rules.normalizingIsBounded(
      withoutTests.map(({ path, text }) => ({ path: `moved/${path}`, text })),
    );
    expect(breaches.map((one) => one.split(" ")[0])).toEqual(
      NORMALIZE_PLACES.map((path) => `moved/${path}`),
    );
  });

  test("SQL takes no JSON apart but what has no halves of characters", () => {
    expect(rules.sqlIsGivenSoundJson(withoutTests)).toEqual([]);
  });

  test("modules keep no state", () => {
    expect(rules.modulesKeepNoState(withoutTests)).toEqual([]);
  });

  test("time and chance come from a clock and the context", () => {
    expect(rules.timeComesFromAClock(withoutTests)).toEqual([]);
  });

  test("files stay short, tables of data aside", () => {
    expect(rules.filesStayShort(files)).toEqual([]);
  });

  test("functions stay short, but for a few that are known", () => {
    const long = rules.functionsStayShort(withoutTests);
    expect(long.length > LONG_FUNCTIONS_MAX ? long : []).toEqual([]);
  });

  test("every import of an own file finds that file", () => {
    const paths = new Set(files.map(({ path }) => path));
    const missing = files.flatMap((file) =>
      readOwnImports(file)
        .filter((path) => /^src\/.*\.tsx?$/.test(path) && !paths.has(path))
        .map((path) => `${file.path} imports ${path}`),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  test("the floor plan itself has no circle of rooms", () => {
    const plan = Object.entries(ROOMS)
      .filter(([, neighbours]) => neighbours !== "*")
      .map(([room, neighbours]) => ({
        path: `src/features/${room}`,
        text: [...neighbours].map((other) => `import "./${other}";`).join("\n"),
      }));
    expect(rules.filesFormNoCycle(plan)).toEqual([]);
  });
});

/** A house of one or a few files, written as path → text. */
function house(texts: Record<string, string>): SourceFile[] {
  return Object.entries(texts).map(([path, text]) => ({ path, text }));
}

describe("the rules see a breach", () => {
  test("an upward import, also of a type, of several lines, re-exported or at run time", () => {
    for (const text of [
      'import { open } from "../platform/database/database.ts";',
      'import type { Config } from "../platform/config.ts";',
      'import {\n  first,\n  second,\n} from "../features/jobs/service.ts";',
      'export { start } from "../app.ts";',
      'import "../main.ts";',
      'const late = await import("../cli/serve.ts");',
      'import { harness } from "../../test/harness.ts";',
      'import { odd } from "../odd-folder/odd.ts";',
    ]) {
      expect(rules.importsGoDown(house({ "src/lib/ids.ts": text }))).toHaveLength(1);
    }
    const down = house({ "src/app.ts": 'import { newId } from "./lib/ids.ts";' });
    expect(rules.importsGoDown(down)).toEqual([]);
  });

  test("a cycle, however long, named from end to end", () => {
    const cycle = house({
      "src/lib/a.ts": 'import { b } from "./b.ts";',
      "src/lib/b.ts": 'import { type C, c } from "./c.ts";',
      "src/lib/c.ts": 'export { a } from "./a.ts";',
      "src/lib/d.ts": 'import { a } from "./a.ts";',
    });
    expect(rules.filesFormNoCycle(cycle)).toEqual([
      "cycle: src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts",
    ]);
    const typesOnly = house({
      "src/lib/whole.ts": 'import { part } from "./part.ts";',
      "src/lib/part.ts": 'import type {\n  Whole,\n} from "./whole.ts";',
    });
    expect(rules.filesFormNoCycle(typesOnly)).toHaveLength(1);
  });

  test("an import past a room's face, from another room or from above, also of a type", () => {
    for (const text of [
      'import { credits } from "../credits/table.ts";',
      'import type { Entry } from "../credits/ledger.ts";',
      'const late = await import("../credits/parts/room.ts");',
    ]) {
      const breach = house({ "src/features/jobs/service.ts": text });
      expect(rules.roomsShowOnlyTheirFace(breach)).toHaveLength(1);
    }
    const above = house({ "src/app.ts": 'import { jobTasks } from "./features/jobs/tasks.ts";' });
    expect(rules.roomsShowOnlyTheirFace(above)).toHaveLength(1);
    const fine = house({
      "src/features/jobs/service.ts": 'import { jobs } from "./table.ts";',
      "src/features/jobs/room.ts": 'import { reserve } from "../credits/room.ts";',
      "src/app/thread.ts": 'import { compose } from "../features/writer/programs.ts";',
      "src/app.ts": 'import { jobsRoom } from "./features/jobs/room.ts";',
    });
    expect(rules.roomsShowOnlyTheirFace(fine)).toEqual([]);
  });

  test("a program of a thread that the service loads", () => {
    const parts = {
      "src/app.ts": 'import { jobsRoom } from "./features/jobs/room.ts";',
      "src/features/writer/programs.ts": "",
    };
    const plain = 'import { compose } from "../writer/programs.ts";';
    const breach = house({ ...parts, "src/features/jobs/room.ts": plain });
    expect(rules.theServiceLoadsNoPrograms(breach)).toEqual([
      "src/app.ts leads to src/features/writer/programs.ts, which belongs to threads and processes",
    ]);
    const late = 'const load = () => import("../writer/programs.ts");';
    const fine = house({ ...parts, "src/features/jobs/room.ts": late });
    expect(rules.theServiceLoadsNoPrograms(fine)).toEqual([]);
  });

  test("the composer in the service, however late, but not in a command that reads texts", () => {
    const parts = {
      "src/app.ts": 'import { writerRoom } from "./features/writer/room.ts";',
      "src/features/writer/model.ts": 'import { compose } from "./composer/compose.ts";',
      "src/features/writer/composer/compose.ts": "",
      "src/features/writer/content/check-content.ts":
        'import { compose } from "../composer/compose.ts";',
    };
    const late = 'export const load = () => import("./model.ts");';
    expect(
      rules.theServiceHoldsNoComposer(house({ ...parts, "src/features/writer/room.ts": late })),
    ).toEqual([
      "src/app.ts may load src/features/writer/composer/compose.ts, which belongs to the build thread",
    ]);
    const fine = `import type { A } from "./model.ts";
export const check = () => import("./content/check-content.ts");
export const thread = () => import("./programs.ts");`;
    const room = { "src/features/writer/room.ts": fine };
    const programs = { "src/features/writer/programs.ts": 'import "./composer/compose.ts";' };
    expect(rules.theServiceHoldsNoComposer(house({ ...parts, ...room, ...programs }))).toEqual([]);
  });

  test("a room that is not a neighbour, and a room that nobody planned", () => {
    const breach = house({
      "src/features/credits/service.ts": 'import { plan } from "../accounts/service.ts";',
      "src/features/attic/service.ts": 'import { plan } from "../accounts/service.ts";',
      "src/features/accounts/service.ts": 'import { reserve } from "../credits/service.ts";',
    });
    expect(rules.roomsKnowOnlyTheirNeighbours(breach)).toEqual([
      "src/features/credits/service.ts imports src/features/accounts/service.ts, but credits may not use accounts",
      'src/features/attic/service.ts: the floor plan has no room "attic"',
    ]);
  });

  test("Elysia in a service", () => {
    const text = 'import { Elysia } from "elysia";';
    const breach = house({ "src/features/jobs/service.ts": text, "src/platform/log.ts": text });
    expect(rules.onlyTheBorderKnowsElysia(breach)).toHaveLength(2);
    const border = house({ "src/features/jobs/routes.ts": text, "src/http/mount.ts": text });
    expect(rules.onlyTheBorderKnowsElysia(border)).toEqual([]);
  });

  test("markup without its library", () => {
    const text = "export const Mark = () => <i />;\n";
    const named = `/** @jsxImportSource preact */\n${text}`;
    expect(rules.markupNamesItsLibrary(house({ "src/http/page.tsx": text }))).toHaveLength(1);
    const sound = house({ "src/http/page.tsx": named, "src/http/page.ts": text });
    expect(rules.markupNamesItsLibrary(sound)).toEqual([]);
  });

  test("a database in a pure room", () => {
    for (const text of [
      'import { sql } from "drizzle-orm/sqlite-core";',
      'import Database from "libsql";',
      'import type { Database } from "../../platform/database/database.ts";',
    ]) {
      for (const room of ["design", "writer", "renderer"]) {
        const breach = house({ [`src/features/${room}/page.ts`]: text });
        expect(rules.pureRoomsKnowNoDatabase(breach)).toHaveLength(1);
      }
    }
  });

  test("an outgoing call past the guard, but not a handler or method of that name", () => {
    for (const text of [
      "const answer = await fetch(url, { signal });",
      "return globalThis.fetch(url);",
      "if ((await fetch(url)).ok) {\n}",
    ]) {
      const breach = house({ "src/features/webhooks/service.ts": text });
      expect(rules.outgoingCallsAreGuarded(breach)).toHaveLength(1);
      expect(
        rules.outgoingCallsAreGuarded(house({ "src/platform/outbound/outbound.ts": text })),
      ).toEqual([]);
    }
    for (const text of [
      "Bun.serve({\n  async fetch(request, server) {\n    return answer(request);\n  },\n});",
      "return app.fetch(request);",
      "// fetch(url) would follow redirects",
    ]) {
      expect(rules.outgoingCallsAreGuarded(house({ "src/http/mount.ts": text }))).toEqual([]);
    }
  });

  test("text normalized in a place that nobody has looked at", () => {
    const text = 'const clean = sent.normalize("NFC"); // as .normalize( is written';
    expect(rules.normalizingIsBounded(house({ "src/lib/names.ts": text }))).toHaveLength(1);
    expect(rules.normalizingIsBounded(house({ "src/lib/text.ts": text }))).toEqual([]);
    const comment = house({ "src/lib/names.ts": "// sent.normalize() would be slow" });
    expect(rules.normalizingIsBounded(comment)).toEqual([]);
  });

  test("JSON for SQL that may hold halves of characters, but not JSON that is only stored", () => {
    const rule = (text: string) =>
      rules.sqlIsGivenSoundJson(house({ "src/features/leads/service.ts": text }));
    const statement = "sql`select value ->> 0 from json_each(:ids)`";
    expect(rule(`const json = JSON.stringify(ids); ${statement}`)).toHaveLength(1);
    expect(rule(`const json = soundJson(ids); ${statement}`)).toEqual([]);
    expect(rule("const json = JSON.stringify(ids); // no json_each() here")).toEqual([]);
  });

  test("state in a module, but neither a table nor a variable of a function", () => {
    for (const text of [
      "let opened: Promise<void> | undefined;",
      "const read = new Map<string, ReadonlyMap<string, number>>();",
      "export const waiting: Waiting[] = [];",
    ])
      expect(rules.modulesKeepNoState(house({ "src/lib/a.ts": text }))).toHaveLength(1);
    for (const text of [
      "const SCHEMES = new Set([1]);",
      "function count() {\n  let sum = 0;\n  const seen = new Set<string>();\n}",
    ])
      expect(rules.modulesKeepNoState(house({ "src/lib/a.ts": text }))).toEqual([]);
  });

  test("time or chance asked of the machine, but not in a comment or in the clock", () => {
    for (const text of [
      "const now = Date.now();",
      "const start = performance.now();",
      "const day = new Date().getDay();",
      "if (Math.random() < 0.5) {\n}",
      "export const clock = { now: Date.now };",
    ])
      expect(rules.timeComesFromAClock(house({ "src/features/jobs/queue.ts": text }))).toHaveLength(
        1,
      );
    for (const [path, text] of [
      ["src/platform/clock.ts", "const now = Date.now();"],
      ["src/features/jobs/queue.ts", "// Date.now() would go on in tests"],
      ["src/features/jobs/queue.ts", "const day = new Date(ctx.clock.now());"],
    ] as const)
      expect(rules.timeComesFromAClock(house({ [path]: text }))).toEqual([]);
  });

  test("a file of 401 lines, unless it is a table of data", () => {
    const text = "x;\n".repeat(401);
    expect(rules.filesStayShort(house({ "src/lib/long.ts": text }))).toEqual([
      "src/lib/long.ts has 401 lines; 400 is the end",
    ]);
    expect(rules.filesStayShort(house({ "src/lib/long.ts": "x;\n".repeat(400) }))).toEqual([]);
    const table = house({ "src/features/writer/knowledge/families/food.ts": text });
    expect(rules.filesStayShort(table)).toEqual([]);
  });

  test("a function of 51 lines, in each way that one is written", () => {
    for (const [head, tail] of [
      ["export function build(\n  site: Site,\n): void {", "}"],
      ["const build = async (site: Site): Promise<void> => {", "};"],
      ["const view = () => (\n  <main>", "  </main>\n);"],
      ["  async run(job: Job): Promise<void> {", "  }"],
      ["each(list, (one) => {", "});"],
    ] as const) {
      const written = (lines: number) => {
        const filling = lines - `${head}\n${tail}`.split("\n").length;
        return house({ "src/lib/a.tsx": `${head}\n${"    work();\n".repeat(filling)}${tail}\n` });
      };
      const name = head.split("\n")[0]?.trim();
      expect(rules.functionsStayShort(written(51))).toEqual([
        `src/lib/a.tsx:1 has 51 lines: ${name}`,
      ]);
      expect(rules.functionsStayShort(written(50))).toEqual([]);
    }
    const statement = `if (\n  first &&\n  second\n) {\n${"  work();\n".repeat(60)}}\n`;
    expect(rules.functionsStayShort(house({ "src/lib/a.ts": statement }))).toEqual([]);
  });

  test("imports are read from code, not from comments or from SQL", () => {
    const file = {
      path: "src/lib/a.ts",
      text: [
        '// import { a } from "elysia";',
        "/*",
        'import { b } from "hono";',
        "*/",
        'const query = sql`delete from "jobs"`;',
        'import { c } from "@libsql/client/http";',
        'import d from "drizzle-orm/libsql";',
      ].join("\n"),
    };
    expect(readPackages(file).sort()).toEqual(["@libsql/client", "drizzle-orm"]);
  });
});
