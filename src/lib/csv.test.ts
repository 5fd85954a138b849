import { expect, test } from "bun:test";
import { csvHead, csvLines } from "./csv.ts";

const toCsv = (columns: readonly string[], rows: readonly Record<string, unknown>[]) =>
  csvHead(columns) + csvLines(columns, rows);

const cellsOf = (value: unknown) =>
  toCsv(["a"], [{ a: value }])
    .split("\r\n")[1]
    ?.slice(1, -1);

test("a table has its columns first, one line a row, and the mark by which Excel knows UTF-8", () => {
  const rows = [
    { name: "Müller", seats: 2 },
    { seats: null, name: 'says "hi", twice\nover', other: "left out" },
  ];
  expect(toCsv(["name", "seats"], rows)).toBe(
    '\u{FEFF}"name","seats"\r\n"Müller","2"\r\n"says ""hi"", twice\nover",""\r\n',
  );
});

test.each([
  "=1+1",
  "+49 431",
  "-2",
  "@SUM(A1)",
  "|calc",
  "%0A",
  "＝1",
  " =cmd|' /C calc'!A0",
  "\t=1",
  "\r\n=1",
])("%j is text to a spreadsheet, and whole", (value) => {
  expect(toCsv(["a"], [{ a: value }])).toContain(`"'${value}"`);
});

test.each(["a=b", "1-2", "x@y.test", "", "  ", "'=1"])("%j stays as it is", (value) => {
  expect(cellsOf(value)).toBe(value);
});
