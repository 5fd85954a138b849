/** Requests of HTTP/2 as RFC 9113 has them: what is one, what is none, and what it asks for. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Field } from "./hpack/static-table.ts";
import { AskedByFields, areSoundFields, plainPathOf, readRequestHead } from "./request-head.ts";

const GET: readonly Field[] = [
  [":method", "GET"],
  [":scheme", "https"],
  [":authority", "a.test"],
  [":path", "/page?x=1"],
];

/** The fields with some in the place of those of the same name; undefined takes one out. */
const withFields = (changes: Record<string, string | undefined>, more: Field[] = []): Field[] => [
  ...GET.flatMap(([name, value]): Field[] => {
    const changed = name in changes ? changes[name] : value;
    return changed === undefined ? [] : [[name, changed]];
  }),
  ...more,
];

const isRequest = (fields: readonly Field[], isWhole = true) =>
  readRequestHead(fields, isWhole) !== undefined;

describe("a request", () => {
  test("is read field by field, in whatever order its pseudo-header fields come", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...GET], { minLength: GET.length }), (fields) => {
        const more: Field[] = [["accept", "text/html"]];
        expect(readRequestHead([...fields, ...more], true)).toEqual({
          ...{ method: "GET", scheme: "https", authority: "a.test", path: "/page?x=1" },
          fields: more,
        });
      }),
    );
  });

  test.each<[string, Field[]]>([
    ["without an authority", withFields({ ":authority": undefined }, [["host", "a.test"]])],
    ["of all of a server", withFields({ ":method": "OPTIONS", ":path": "*" })],
    ["of a method that nobody knows", withFields({ ":method": "BREW" })],
    ["that accepts trailers", withFields({}, [["te", "trailers"]])],
    ["with an empty field", withFields({}, [["x-empty", ""]])],
    ["with bytes beyond ASCII", withFields({}, [["x-name", "caf\u00e9"]])],
    ["that says that it has no body", withFields({}, [["content-length", "0"]])],
  ])("%s is one", (_, fields) => {
    expect(isRequest(fields)).toBe(true);
  });

  test.each<[string, Field[]]>([
    ["nothing", []],
    ["no method", withFields({ ":method": undefined })],
    ["no scheme", withFields({ ":scheme": undefined })],
    ["no path", withFields({ ":path": undefined })],
    ["an empty method", withFields({ ":method": "" })],
    ["an empty path", withFields({ ":path": "" })],
    ["an empty authority", withFields({ ":authority": "" })],
    ["a path that is none", withFields({ ":path": "page" })],
    ["a whole URL for a path", withFields({ ":path": "https://a.test/" })],
    ["a star for another method", withFields({ ":path": "*" })],
    ["a tunnel to somewhere", withFields({ ":method": "CONNECT" })],
    ["two paths", [...GET, [":path", "/other"]]],
    ["two authorities", [...GET, [":authority", "b.test"]]],
    ["an answer's field", [...GET, [":status", "200"]]],
    ["a pseudo-header field of no kind", [...GET, [":version", "2"]]],
    ["a pseudo-header field behind others", [["accept", "*/*"], ...GET]],
    ["a name in capitals", withFields({}, [["Accept", "*/*"]])],
    ["a name with a space", withFields({}, [["x y", "1"]])],
    ["a name with a colon", withFields({}, [["x:y", "1"]])],
    ["a name beyond ASCII", withFields({}, [["caf\u00e9", "1"]])],
    ["no name", withFields({}, [["", "1"]])],
    ["a line break in a value", withFields({}, [["x", "a\r\nset-cookie: b"]])],
    ["a line feed in a value", withFields({}, [["x", "a\nb"]])],
    ["a NUL in a value", withFields({}, [["x", "a\0b"]])],
    ["a line break in the path", withFields({ ":path": "/a\r\nb" })],
    ["a NUL in the authority", withFields({ ":authority": "a\0.test" })],
    ["a space before a value", withFields({}, [["x", " a"]])],
    ["a tab behind a value", withFields({}, [["x", "a\t"]])],
    ["a connection's own field", withFields({}, [["connection", "close"]])],
    ["an upgrade", withFields({}, [["upgrade", "websocket"]])],
    ["chunks", withFields({}, [["transfer-encoding", "chunked"]])],
    ["anything but trailers accepted", withFields({}, [["te", "gzip"]])],
    ["a length of what does not come", withFields({}, [["content-length", "5"]])],
  ])("is none with %s", (_, fields) => {
    expect(isRequest(fields)).toBe(false);
  });

  test("with a body may say how long it is", () => {
    expect(isRequest(withFields({ ":method": "POST" }, [["content-length", "5"]]), false)).toBe(
      true,
    );
  });

  test("never brings a line break inside, whatever is in it", () => {
    const text = fc.string({ unit: "binary", maxLength: 20 }).map((sent) => toLatin1(sent));
    const fields = fc.array(fc.tuple(text, text), { maxLength: 4 });
    fc.assert(
      fc.property(fields, text, (more, path) => {
        const head = readRequestHead(withFields({ ":path": `/${path}` }, more as Field[]), false);
        if (head === undefined) return;
        const all = [head.path, ...head.fields.flat()].join("");
        expect(all).not.toMatch(/[\r\n\0]/);
      }),
    );
  });
});

const toLatin1 = (text: string): string => Buffer.from(text).toString("latin1");

describe("trailers", () => {
  test.each<[boolean, Field[]]>([
    [true, []],
    [true, [["x-checksum", "abc"]]],
    [false, [[":path", "/"]]],
    [false, [["connection", "close"]]],
    [false, [["X-Checksum", "abc"]]],
  ])("are sound: %p", (isSound, fields) => {
    expect(areSoundFields(fields, false)).toBe(isSound);
  });
});

describe("what is asked", () => {
  const asked = (more: Field[]) => {
    const head = readRequestHead([...GET, ...more], true);
    if (head === undefined) throw new Error("no request");
    return new AskedByFields(head);
  };

  test("has one host, and each field by its name", () => {
    const request = asked([
      ["accept-encoding", "gzip"],
      ["host", "b.test"],
    ]);
    expect(request.url).toBe("http://a.test/page?x=1");
    expect(request.headers.get("host")).toBe("a.test");
    expect(request.headers.get("accept-encoding")).toBe("gzip");
    expect(request.headers.get("accept")).toBeNull();
  });

  test("has a field that came in parts as one, cookies as cookies are joined", () => {
    const request = asked([
      ["accept", "a"],
      ["cookie", "a=1"],
      ["accept", "b"],
      ["cookie", "b=2"],
    ]);
    expect(request.headers.get("accept")).toBe("a, b");
    expect(request.headers.get("cookie")).toBe("a=1; b=2");
  });
});

describe("a path that may be answered without the server inside", () => {
  const plain = (path: string, more: Field[] = [], authority: string | undefined = "a.test") => {
    const head = readRequestHead(
      withFields({ ":path": path, ":authority": authority }, more),
      true,
    );
    return head && plainPathOf(head);
  };

  test.each([
    ["/", "/"],
    ["/about", "/about"],
    ["/about?utm=1?2", "/about"],
    ["/assets/a-b_c.css", "/assets/a-b_c.css"],
    ["//two", "//two"],
  ])("is %s", (sent, path) => {
    expect(plain(sent)).toBe(path);
  });

  test.each([
    "/%61bout",
    "/a/../b",
    "/.well-known/x",
    "/a b",
    "/a\\b",
    "/caf\u00e9",
    "/a#b",
    "/a'b",
  ])("is not %s", (sent) => {
    expect(plain(sent)).toBeUndefined();
  });

  test("is none where the host could be meant in two ways", () => {
    expect(plain("/", [["host", "a.test"]])).toBeUndefined();
    expect(plain("/", [["content-length", "0"]])).toBeUndefined();
  });

  test("is spelt by the runtime as it was sent, so that both ways answer alike", () => {
    const letters = fc.constantFrom(..."aZ0-._~!$&()*+,;=:@/?%'\"<>\\^`{|}#[]");
    const paths = fc.array(letters, { maxLength: 12 }).map((parts) => `/${parts.join("")}`);
    fc.assert(
      fc.property(paths, (path) => {
        const found = plain(path);
        if (found === undefined) return;
        expect(new URL(`http://a.test${path}`).pathname).toBe(found);
      }),
    );
  });
});
