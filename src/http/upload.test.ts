/** A form with a file: which of its parts count, and what is said of those that cannot be taken. */
import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { TestClock } from "../../test/harness.ts";
import { boundedText, optionalText } from "../lib/text.ts";
import { readUpload } from "./upload.ts";

const FILE_BYTES_MAX = 100;
const form = {
  schema: v.object({ title: boundedText(5), alt: optionalText(5) }),
  fileBytesMax: FILE_BYTES_MAX,
};

type Part = [name: string, content: string | Uint8Array<ArrayBuffer> | File];

function read(parts: readonly Part[], headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, content] of parts)
    body.append(name, typeof content === "string" ? content : new File([content], "a.png"));
  const sent = new Request("http://localhost/", { method: "POST", body });
  const request = new Request(sent, {
    headers: { ...Object.fromEntries(sent.headers), ...headers },
  });
  return readUpload(request, form, new TestClock());
}

const bytes = (length: number) => new Uint8Array(length).fill(7);
const refusalOf = (parts: readonly Part[], headers?: Record<string, string>): Promise<string> =>
  read(parts, headers).then(
    () => "taken",
    (error) => `${error.code}: ${error.message}`,
  );

describe("a form with a file", () => {
  test("is taken with what is asked for, whatever else it holds and however often", async () => {
    const parts: Part[] = [
      ...([
        ["title", " Loaf "],
        ["file", bytes(FILE_BYTES_MAX)],
      ] as Part[]),
      ...([
        ["tag", "a"],
        ["tag", "b"],
        ["other", bytes(3)],
        ["other", bytes(3)],
      ] as Part[]),
      ["constructor", "x"],
    ];
    expect(await read(parts)).toEqual({
      title: "Loaf",
      alt: undefined,
      file: bytes(FILE_BYTES_MAX),
    });
  });

  test("is refused by the name of what is missing, wrong, too large or there twice", async () => {
    const file: Part = ["file", bytes(3)];
    const title: Part = ["title", "Loaf"];
    const cases: [Part[], RegExp][] = [
      [[title], /`file` is required/],
      [[title, ["file", bytes(0)]], /`file` is required/],
      [[file], /`title` is required/],
      [[["title", "Loaves"], file], /`title` must be at most 5/],
      [[title, title, file], /`title` is given more than once/],
      [[title, file, file], /`file` is given more than once/],
      [[title, ["file", bytes(FILE_BYTES_MAX + 1)]], /The file is larger than/],
      [[title, ["alt", new Uint8Array([0xff])], file], /valid UTF-8/],
      [Array.from({ length: 21 }, (_, at): Part => [`f${at}`, "x"]), /more than 20 parts/],
    ];
    for (const [parts, told] of cases) {
      const refusal = await refusalOf(parts);
      expect(refusal).toStartWith("invalid_request: ");
      expect(refusal).toMatch(told);
    }
  });

  test("is not unpacked, and of another type it is no form", async () => {
    const parts: Part[] = [
      ["title", "Loaf"],
      ["file", bytes(3)],
    ];
    expect(await refusalOf(parts, { "content-encoding": "gzip" })).toContain("Content-Encoding");
    expect(await refusalOf(parts, { "content-type": "text/plain" })).toContain(
      "multipart/form-data",
    );
    expect(await refusalOf(parts, { "content-type": "multipart/form-data" })).toContain("boundary");
    expect(await read(parts, { "content-type": "application/json" })).toBeUndefined();
  });
});
