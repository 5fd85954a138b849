import { describe, expect, test } from "bun:test";
import { ApiError } from "../lib/errors.ts";
import { type MultipartLimits, readBoundary, readMultipart } from "./multipart.ts";

const LIMITS: MultipartLimits = {
  bodyBytesMax: 200_000,
  partsMax: 20,
  partBytesMax: ({ isFile }) => (isFile ? 100_000 : 1024),
};

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

const read = (body: string | Uint8Array, size = 1 << 20, boundary = "b") => {
  const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : body;
  return readMultipart(inPieces(bytes, size), boundary, LIMITS);
};

const part = (content: string, disposition = 'form-data; name="a"', more = "") =>
  `--b\r\nContent-Disposition: ${disposition}${more}\r\n\r\n${content}\r\n`;

async function refusal(body: string | Uint8Array, boundary?: string): Promise<string> {
  const error = await read(body, 7, boundary).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`not refused: ${String(error)}`);
  expect(error.code).toBe("invalid_request");
  return error.message;
}

test("what a browser sends is read the same however it arrives in pieces", async () => {
  const form = new FormData();
  form.set("alt", "Ein »Brot« \r\n und mehr");
  form.set("empty", "");
  form.set("file", new File([new Uint8Array([13, 10, 45, 45, 0, 255])], 'a"b.jpg'));
  const response = new Response(form);
  const boundary = readBoundary(response.headers.get("content-type") ?? "") ?? "";
  const bytes = await response.bytes();
  for (const size of [1, 2, 3, 17, 64, 1 << 20]) {
    const parts = await read(bytes, size, boundary);
    const decoded = parts.map(({ name, isFile, bytes: content }) => [
      name,
      isFile,
      isFile ? [...content] : new TextDecoder().decode(content),
    ]);
    expect(decoded).toEqual([
      ["alt", false, "Ein »Brot« \r\n und mehr"],
      ["empty", false, ""],
      ["file", true, [13, 10, 45, 45, 0, 255]],
    ]);
  }
});

test("content that looks like a boundary, but is none, stays content", async () => {
  for (const content of ["\r\n--", "\r\n-b", "\r\r\n--a", "--b", "\r\n\r\n", "\n--b\n"]) {
    const [only] = await read(`${part(content)}--b--`, 1);
    expect(Buffer.from(only?.bytes ?? []).toString("latin1")).toBe(content);
  }
});

test("names are read as browsers and as other clients write them", async () => {
  const names = ['name="a%22b"', 'name="a\\"b"', 'filename="x;y=\\"z"; name="a%22b"'];
  for (const name of names) {
    const [only] = await read(`${part("x", `form-data; ${name}`)}--b--\r\nan epilogue`);
    expect(only?.name).toBe('a"b');
  }
  const [plain] = await read(`${part("x", "form-data; name=file; filename*=UTF-8''x.png")}--b--`);
  expect(plain).toMatchObject({ name: "file", isFile: true });
});

const many = (count: number) => `${part("x").repeat(count)}--b--`;

describe("malformed and excessive forms are refused", () => {
  test.each([
    ["nothing", ""],
    ["no boundary in it", "hello"],
    ["a preamble", `hello\r\n${part("x")}--b--`],
    ["another boundary", "--c\r\n\r\n\r\n--c--"],
    ["the boundary alone", "--b"],
    ["cut off in the head", "--b\r\nContent-Disp"],
    ["cut off in the content", "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nabc"],
    ["cut off before the last boundary", part("x")],
    [
      "no line end after the boundary",
      '--bContent-Disposition: form-data; name="a"\r\n\r\n\r\n--b--',
    ],
    ["endless spaces after the boundary", `--b${" ".repeat(500)}\r\n`],
    ["no headers", "--b\r\n\r\nx\r\n--b--"],
    ["no name", `${part("x", "form-data")}--b--`],
    ["an empty name", `${part("x", 'form-data; name=""')}--b--`],
    ["a name that is too long", `${part("x", `form-data; name="${"n".repeat(300)}"`)}--b--`],
    ["two names", `${part("x", 'form-data; name="a"; name="b"')}--b--`],
    ["rubbish after the name", `${part("x", 'form-data; name="a" rubbish')}--b--`],
    ["an attachment", `${part("x", 'attachment; name="a"')}--b--`],
    [
      "a header twice",
      `${part("x", undefined, '\r\nContent-Disposition: form-data; name="c"')}--b--`,
    ],
    ["a folded header", `${part("x", 'form-data;\r\n name="a"')}--b--`],
    ["a header without a colon", `${part("x", undefined, "\r\nrubbish")}--b--`],
    ["line feeds alone", '--b\nContent-Disposition: form-data; name="a"\n\nx\n--b--\n'],
    [
      "a nested form",
      `${part("x", undefined, "\r\nContent-Type: multipart/mixed; boundary=c")}--b--`,
    ],
    ["base64", `${part("eA==", undefined, "\r\nContent-Transfer-Encoding: base64")}--b--`],
    ["a header that is not UTF-8", `${part("x", 'form-data; name="\xff"')}--b--`],
    ["a head of 5 KB", `${part("x", `form-data; name="a"; x="${"y".repeat(5_000)}"`)}--b--`],
    ["a head without an end", `--b\r\n${"x".repeat(50_000)}`],
    [
      "many headers",
      `${part("x", undefined, [...Array(20).keys()].map((n) => `\r\nX-${n}: y`).join(""))}--b--`,
    ],
    ["21 parts", many(21)],
    ["10,000 parts", many(10_000)],
    ["a field that is too large", `${part("x".repeat(1025))}--b--`],
    [
      "a file that is too large",
      `${part("x".repeat(100_001), 'form-data; name="f"; filename="x"')}--b--`,
    ],
    ["a body that is too large", `${many(2)}${" ".repeat(200_000)}`],
  ])("%s", async (_case, body) => {
    expect(await refusal(body)).toMatch(/\.$/);
  });

  test("and exactly as many as may come are read", async () => {
    expect(await read(many(20))).toHaveLength(20);
    const [field] = await read(`${part("x".repeat(1024))}--b--`, 1000);
    expect(field?.bytes).toHaveLength(1024);
  });

  test("a refused body is not read to its end", async () => {
    let pulled = 0;
    async function* endless() {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n');
      for (;;) {
        pulled += 1;
        yield Buffer.alloc(1000);
      }
    }
    expect(readMultipart(endless(), "b", LIMITS)).rejects.toThrow("larger than 1 KiB");
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(pulled).toBeLessThan(5);
  });
});

test("the boundary is found in any spelling of the type, and only there", () => {
  expect(readBoundary("multipart/form-data; boundary=abc")).toBe("abc");
  expect(readBoundary('Multipart/Form-Data; charset=utf-8; Boundary="a b"')).toBe("a b");
  expect(readBoundary("multipart/mixed; boundary=abc")).toBeUndefined();
  expect(readBoundary("multipart/form-datax; boundary=abc")).toBeUndefined();
  expect(readBoundary("application/json")).toBeUndefined();
  for (const type of [
    "",
    "; boundary=",
    '; boundary=""',
    "; boundary=ä",
    '; boundary="a\\"b"',
    `; boundary=${"x".repeat(71)}`,
    "; xboundary=a",
  ])
    expect(() => readBoundary(`multipart/form-data${type}`)).toThrow(ApiError);
});

test("blanks in the headers of a part are read once, however many there are", async () => {
  const blanks = " \t".repeat(1_900);
  expect(await refusal(`--b\r\nA:${blanks}\0\r\n\r\n\r\n--b--\r\n`)).toContain("cannot be read");
  expect(await refusal(part("x", `form-data${blanks}; name="a"x`))).toContain("which field it is");
  const parts = await read(
    `${part("x", `${blanks.slice(2_000)}form-data; name="a"${blanks.slice(2_000)}`)}--b--`,
  );
  expect(parts.map(({ name }) => name)).toEqual(["a"]);
});
