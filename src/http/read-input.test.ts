/** What calls may send as query and JSON, and what they are told of it. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import * as v from "valibot";
import { ApiError } from "../lib/errors.ts";
import { filter, pagingEntries } from "./paging.ts";
import { checkInput, InputRefused, parseJson, readJsonBody, readQuery } from "./read-input.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const refusalOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid_request") return error.message;
    throw error;
  }
  return "taken";
};

describe("JSON", () => {
  test("within the bounds is what the sender wrote", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(parseJson(bytesOf(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  const nested = (depth: number, inside = "") => "[".repeat(depth) + inside + "]".repeat(depth);
  const longList = (values: number) => `[${"0,".repeat(values - 1)}0]`;

  test("may nest 32 levels deep and hold 10,000 values, and no more", () => {
    expect(refusalOf(() => parseJson(bytesOf(nested(32))))).toBe("taken");
    expect(refusalOf(() => parseJson(bytesOf(nested(33))))).toContain("deeper than 32");
    expect(refusalOf(() => parseJson(bytesOf(longList(9_999))))).toBe("taken");
    expect(refusalOf(() => parseJson(bytesOf(longList(10_001))))).toContain("10,000 values");
  });

  test("in strings counts for nothing, whatever quotes and backslashes stand before it", () => {
    for (const text of ['"', "\\", '\\"', "[[{{,,", '"[', "\\\\["].flatMap((one) => [
      one.repeat(40),
      one.repeat(41),
    ])) {
      const sent = JSON.stringify({ text: text + "[".repeat(100) });
      expect(parseJson(bytesOf(sent))).toEqual(JSON.parse(sent));
    }
    const hidden = `{"a":"\\\\",${`"b":${nested(40)}`}}`;
    expect(refusalOf(() => parseJson(bytesOf(hidden)))).toContain("deeper than 32");
  });

  test.each([
    ["", "empty"],
    ["{", "not valid JSON"],
    ["{'a':1}", "not valid JSON"],
    ['{"a":1}x', "not valid JSON"],
  ])("that is none is refused as such: %j", (text, reason) => {
    expect(refusalOf(() => parseJson(bytesOf(text)))).toContain(reason);
  });

  test("in another encoding than UTF-8 is refused, not guessed", () => {
    expect(refusalOf(() => parseJson(Uint8Array.of(0x22, 0xe4, 0x22)))).toContain("UTF-8");
  });
});

describe("a JSON body", () => {
  const schema = v.object({ name: v.string() });
  const send = async (body: string, headers: Record<string, string>) => {
    const request = new Request("http://localhost/", { method: "POST", body, headers });
    return readJsonBody(request, schema).then(
      ({ value }) => value,
      (error: Error) => error.message,
    );
  };
  const JSON_TYPE = { "content-type": "application/json" };

  test.each([
    "application/json",
    "Application/JSON; charset=UTF-8",
    'application/json;charset="utf8"',
  ])("is taken as %j", async (type) => {
    expect(await send('{"name":"Ada"}', { "content-type": type })).toEqual({ name: "Ada" });
  });

  test.each(["text/plain", "application/json; charset=latin1", "application/json-patch+json"])(
    "is refused as %j",
    async (type) => {
      expect(await send('{"name":"Ada"}', { "content-type": type })).toContain("Content-Type");
    },
  );

  test("is never unpacked, has to be an object, and has a largest size", async () => {
    const packed = { ...JSON_TYPE, "content-encoding": "gzip" };
    expect(await send("{}", packed)).toContain("Content-Encoding");
    for (const body of ["[]", "null", "5", '"text"'])
      expect(await send(body, JSON_TYPE)).toContain("must be a JSON object");
    const long = JSON.stringify({ name: "x".repeat(1024 * 1024) });
    expect(await send(long, JSON_TYPE)).toContain("larger than 1024 KiB");
  });
});

describe("a refusal", () => {
  const schema = v.object({
    name: v.string("must be a string"),
    seats: v.number(),
    tags: v.optional(v.array(v.picklist(["a", "b"]))),
    when: v.optional(v.pipe(v.string(), v.isoDate())),
  });

  test("names every field and what it must be", () => {
    const refuse = () => checkInput(schema, { seats: "two", tags: ["a", "c"], when: "soon" });
    expect(refuse).toThrow(InputRefused);
    expect(refusalOf(refuse)).toBe(
      "`name` is required. `seats` must be a number. `tags.1` must be valid. `when` must be valid.",
    );
    expect(refusalOf(() => checkInput(schema, null))).toBe("The body must be an object.");
  });

  test("never repeats a value that was sent", () => {
    const secret = fc.string({ minLength: 8 }).map((text) => `secret:${text}`);
    const value = fc.oneof(secret, fc.array(secret), fc.record({ a: secret }));
    fc.assert(
      fc.property(
        fc.record({ name: fc.anything(), seats: value, tags: value, when: value }),
        (sent) => {
          expect(refusalOf(() => checkInput(schema, sent))).not.toContain("secret:");
        },
      ),
    );
  });
});

describe("a query", () => {
  const schema = v.object({ ...pagingEntries(50), status: filter(["open", "closed"]) });
  const read = (query: string) => readQuery(`http://localhost/v1/leads${query}`, schema);

  test("without paging gets the list's own page, and unknown names mean nothing", () => {
    for (const query of ["", "?", "?utm_source=mail&x=1&x=2"])
      expect(read(query)).toEqual({ limit: 50, skip: 0 });
    expect(read("?limit=200&skip=7&status=open")).toEqual({ limit: 200, skip: 7, status: "open" });
  });

  test.each([
    ...[
      "?limit=0",
      "?limit=201",
      "?limit=-1",
      "?limit=1.5",
      "?limit=1e2",
      "?limit=",
      "?limit=%201",
    ],
    ...["?skip=-1", "?skip=x", "?skip=99999999999999999", "?status=", "?status=OPEN"],
    ...["?limit=1&limit=2", "?status=open&status=open"],
  ])("%s is refused by the name of its parameter", (query) => {
    const name = /\w+/.exec(query)?.[0] ?? "";
    expect(refusalOf(() => read(query))).toContain(`\`${name}\``);
  });
});
