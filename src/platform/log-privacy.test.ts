/** Logs are kept, shipped and read by many: what is secret or somebody's own never gets into one. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createLog, LOG_LEVELS, type LogLevel, openLog } from "./log.ts";

function open(level: LogLevel = "trace") {
  const lines: string[] = [];
  return { log: createLog(level, { write: (line) => void lines.push(line) }), lines };
}

const PRIVATE = [
  ...["authorization", "cookie", "email", "key", "password", "phone", "secret", "token"],
];
const SECRET = "not for anybody's eyes";

describe("a private field", () => {
  const places: [string, (field: string) => object][] = [
    ["by itself", (field) => ({ [field]: SECRET })],
    ["of a record", (field) => ({ lead: { [field]: SECRET } })],
    ["two records down", (field) => ({ job: { brief: { [field]: SECRET } } })],
    ["of a list", (field) => ({ people: [{ name: "x" }, { [field]: SECRET }] })],
    ["of an error", (field) => ({ err: Object.assign(new Error("no"), { [field]: SECRET }) })],
    [
      "of what an error carries",
      (field) => ({ err: Object.assign(new Error("no"), { answer: { [field]: SECRET } }) }),
    ],
  ];

  test.each(places)("%s is left out, and what stands beside it is not", (_, place) => {
    for (const field of PRIVATE) {
      const { log, lines } = open();
      log.info({ ...place(field), beside: "kept" }, "something happened");
      log.child(place(field)).warn({ beside: "kept" }, "something happened");
      expect(lines).toHaveLength(2);
      for (const line of lines) {
        expect(line).not.toContain(SECRET);
        expect(JSON.parse(line)).toMatchObject({ beside: "kept", msg: "something happened" });
      }
    }
  });

  test("leaves the record that was logged as it was", () => {
    const { log } = open();
    const record = { email: SECRET, lead: { phone: SECRET } };
    log.info(record, "something happened");
    expect(record).toEqual({ email: SECRET, lead: { phone: SECRET } });
  });
});

describe("an error", () => {
  /** As the database library writes it. */
  const failedQuery = (value: string) =>
    Object.assign(new Error(`Failed query: select 1\nparams: ${value}`), { params: [value] });

  test.each<[string, (error: Error) => Error]>([
    ["itself", (error) => error],
    ["behind another", (error) => new Error("it failed", { cause: error })],
    ["behind two", (error) => new Error("a", { cause: new Error("b", { cause: error }) })],
    ["among several", (error) => new AggregateError([new Error("one"), error], "all failed")],
  ])("of a query is told without its values: %s", (_, wrap) => {
    const values = fc.string({ unit: "grapheme", minLength: 12, maxLength: 30 });
    fc.assert(
      fc.property(values, (text) => {
        const value = `<${text}>\n    at home from ${text} on`;
        const { log, lines } = open();
        log.error({ err: wrap(failedQuery(value)) }, "it failed");
        const told = JSON.parse(lines[0] ?? "");
        expect(JSON.stringify(told)).not.toContain(JSON.stringify(text).slice(1, -1));
        expect(JSON.stringify(told)).toContain("Failed query: select 1");
      }),
    );
  });

  test("keeps its type, its stack and what else it says of itself", () => {
    const { log, lines } = open();
    const error = Object.assign(new TypeError("no number"), { code: "E_NUMBER" });
    log.error({ err: error }, "it failed");
    const { err } = JSON.parse(lines[0] ?? "");
    expect(err).toMatchObject({ type: "TypeError", message: "no number", code: "E_NUMBER" });
    expect(err.stack).toContain("    at ");
  });

  test.each([["a text"], [42], [null], [{ why: "unknown" }]])("may be no error: %p", (thrown) => {
    const { log, lines } = open();
    log.error({ err: thrown }, "it failed");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: thrown, level: "error" });
  });
});

describe("a line", () => {
  test("is one line of JSON with its time in UTC, its level by name and its text, whatever is in it", () => {
    const { log, lines } = open();
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, value) => {
        lines.length = 0;
        log.info({ value }, `said: ${text}`);
        expect(lines).toHaveLength(1);
        const [line = ""] = lines;
        expect(line.slice(0, -1)).not.toContain("\n");
        const { time, level, msg } = JSON.parse(line);
        expect(new Date(time).toISOString()).toBe(time);
        expect([level, msg.startsWith("said: ")]).toEqual(["info", true]);
      }),
    );
  });

  test("is written from its level on, and none is by a log that is silent", () => {
    const said = ["trace", "debug", "info", "warn", "error", "fatal"] as const;
    for (const level of LOG_LEVELS) {
      const { log, lines } = open(level);
      for (const one of said) log[one](one);
      const from = level === "silent" ? said.length : said.indexOf(level);
      expect(lines.map((line) => JSON.parse(line).level)).toEqual(said.slice(from));
    }
  });

  test("is for programs unless it goes to a terminal", async () => {
    const lines: string[] = [];
    const write = (line: string) => {
      lines.push(line);
      return true;
    };
    const stream = { isTTY: false, write } as unknown as NodeJS.WriteStream;
    const log = await openLog("info", stream);
    log.info("ready");
    expect(JSON.parse(lines.join(""))).toMatchObject({ msg: "ready" });
  });
});
