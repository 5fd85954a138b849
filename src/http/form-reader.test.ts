/** What a visitor's form says, in whichever of the three ways it was sent. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { ApiError } from "../lib/errors.ts";
import { readForm, recordOf, type SentField, textOf } from "./form-reader.ts";

type Texts = readonly (readonly [name: string, value: string])[];

async function readSent(body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request("http://localhost/", { method: "POST", body, headers });
  return readForm(request, new Uint8Array(await request.clone().arrayBuffer()));
}

const SENDERS = {
  "form-encoded": (fields: Texts) =>
    readSent(new URLSearchParams(fields.map(([name, value]) => [name, value]))),
  multipart: (fields: Texts) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return readSent(form);
  },
  JSON: (fields: Texts) =>
    readSent(JSON.stringify(Object.fromEntries(fields)), { "content-type": "application/json" }),
} as const;

/** Names and values as a browser sends them: line ends are its own matter. */
const name = fc.stringMatching(/^[a-z][\w äß[\].-]{0,12}$/);
const value = fc
  .string({ unit: "grapheme", maxLength: 30 })
  .map((text) => text.replaceAll(/[\r\n\0]/g, "").toWellFormed());

describe.each(Object.keys(SENDERS) as (keyof typeof SENDERS)[])("a form sent as %s", (kind) => {
  test("says what its sender wrote", async () => {
    const fields = fc.uniqueArray(fc.tuple(name, value), {
      maxLength: 8,
      selector: ([one]) => one,
    });
    await fc.assert(
      fc.asyncProperty(fields, async (sent) => {
        fc.pre(sent.length > 0);
        const form = await SENDERS[kind](sent);
        expect(form.isJson).toBe(kind === "JSON");
        expect(form.fields.toSorted()).toEqual(sent.toSorted() as unknown as SentField[]);
      }),
      { numRuns: 50 },
    );
  });

  test("may have 200 fields, and no more", async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => [`f${at}`, "x"] as const);
    expect((await SENDERS[kind](many(200))).fields).toHaveLength(200);
    expect(SENDERS[kind](many(201))).rejects.toThrow("more than 200 fields");
  });

  test("with a text that no writing has is refused", () => {
    for (const [field, text] of [
      ["message", `a${"\u0301".repeat(31)}`],
      [`a${"\u0301".repeat(31)}`, "text"],
    ] as const)
      expect(SENDERS[kind]([[field, text]])).rejects.toThrow("combining marks");
  });
});

test("files are refused, and an input for one that was left empty is not", async () => {
  const form = new FormData();
  form.append("message", "Hello");
  form.append("attachment", new File([], ""));
  expect((await readSent(form)).fields).toEqual([["message", "Hello"]]);
  form.append("photo", new File(["bytes"], "photo.png"));
  expect(readSent(form)).rejects.toThrow("`photo` is a file");
});

test.each(["text/plain", "application/xml", "", "application/jsonp"])(
  "a form sent as %j is refused, whatever it looks like",
  (type) => {
    const sent = readSent('{"message":"Hello"}', { "content-type": type });
    expect(sent).rejects.toBeInstanceOf(ApiError);
  },
);

test("a message that happens to be JSON stays the message it is", async () => {
  const text = '{"a":[1,2]}';
  const { fields } = await SENDERS["form-encoded"]([["message", text]]);
  expect(recordOf(fields)).toEqual({ message: text });
});

test("a field that comes several times has all of its texts, and no name reaches a prototype", () => {
  const record = recordOf([
    ["colour", "red"],
    ["colour", ""],
    ["colour", "blue"],
    ["newsletter", ""],
    ["newsletter", "yes"],
    ["empty", ""],
    ["empty", ""],
    ["__proto__", "x"],
    ["constructor", "y"],
  ]);
  expect(record).toMatchObject({ colour: "red, blue", newsletter: "yes", empty: "" });
  expect(Object.keys(record).toSorted()).toEqual([
    ...["__proto__", "colour", "constructor", "empty", "newsletter"],
  ]);
  expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
});

test("values of JSON that are no texts are kept as they were written", () => {
  expect([null, undefined, 0, false, ["a"], { a: 1 }].map(textOf)).toEqual([
    ...["", "", "0", "false", '["a"]', '{"a":1}'],
  ]);
});
