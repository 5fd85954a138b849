import { expect, test } from "bun:test";
import { printable, recordLines, tableLines } from "./print.ts";

const AT = Date.UTC(2027, 4, 1, 18);

test("a record is a line a field, nested ones by dotted names, what is not set a dash", () => {
  const record = {
    id: "acc_1",
    suspendedAt: null,
    usage: { used: 0, limit: 200 },
    types: ["lead.created", "ping"],
    siteIds: undefined,
    isLive: false,
  };
  expect(recordLines(record)).toEqual([
    "id           acc_1",
    "suspendedAt  -",
    "usage.used   0",
    "usage.limit  200",
    "types.0      lead.created",
    "types.1      ping",
    "siteIds      -",
    "isLive       false",
  ]);
  expect(recordLines({})).toEqual([]);
});

test("moments are told as people read them, wherever they stand, and other numbers as they are", () => {
  const told = "2027-05-01T18:00:00.000Z";
  for (const name of ["createdAt", "failingSince", "previousSecretUntil", "at"])
    expect(recordLines({ [name]: AT })).toEqual([`${name}  ${told}`]);
  expect(recordLines({ attempts: [{ at: AT, durationMs: 12 }] })).toEqual([
    `attempts.0.at          ${told}`,
    "attempts.0.durationMs  12",
  ]);
  for (const name of ["seats", "format", "outTokens"])
    expect(recordLines({ [name]: AT })).toEqual([`${name}  ${AT}`]);
});

test("a table's columns begin in one place, whatever the script", () => {
  const rows = [
    { name: "Harbour Bakery", plan: "pro" },
    { name: "寿司さくら", plan: "agency" },
    { name: "Ze\u0301 🍕", plan: null },
  ];
  const lines = tableLines(rows, ["name", "plan"]);
  expect(lines.map((line) => line.replace(/ {2,}/, " | "))).toEqual([
    "name | plan",
    "Harbour Bakery | pro",
    "寿司さくら | agency",
    "Ze\u0301 🍕 | -",
  ]);
  const places = lines.map((line) => Bun.stringWidth(line.replace(/(?<= {2})\S+$/, "")));
  expect(new Set(places)).toEqual(new Set([16]));
});

test("of a record that has no such field the cell is a dash, and no records are said to be none", () => {
  expect(tableLines([{ id: "a" }], ["id", "usage.used"])).toEqual(["id  usage.used", "a   -"]);
  expect(tableLines([], ["id"])).toEqual(["none"]);
});

test.each([
  ["a line break", "one\ntwo"],
  ["a carriage return", "safe\rEVIL"],
  ["an escape sequence", "\u001b[2J\u001b[1;1H"],
  ["a C1 control", "\u009b31m"],
  ["a tab", "a\tb"],
  ["a turned direction", "gpj.\u202Eexe"],
  ["an isolate", "\u2066left\u2069"],
  ["a line separator", "one\u2028two"],
])("stored text with %s leaves the terminal alone", (_, text) => {
  const shown = printable(text);
  expect(shown).toMatch(/^[\x20-\x7e\ufffd]+$/);
  expect(shown).toContain("\ufffd");
  expect(recordLines({ name: text })).toEqual([`name  ${shown}`]);
});

test("names in other scripts, with marks and joiners, stay what they are", () => {
  for (const name of ["مخبز النور", "נעמי\u200f", "Žižka", "👩‍🍳 Bäckerei", "क्षेत्र"])
    expect(printable(name)).toBe(name);
});
