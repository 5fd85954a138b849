import { expect, test } from "bun:test";
import { readProxyHeader } from "./proxy-protocol.ts";

const SIGNATURE = "0d0a0d0a000d0a515549540a";
const header = (rest: string, more = "") => Buffer.from(SIGNATURE + rest + more, "hex");

test("the client's address is read, for IPv4 and IPv6, and what else is in the header skipped", () => {
  const four = header("2111000c", "cb007107" + "7f000001" + "0100" + "01bb");
  expect(readProxyHeader(four)).toEqual({ kind: "present", bytes: 28, source: "203.0.113.7" });
  const six = header("21210027", `${"20010db8".padEnd(32, "0")}${"0".repeat(32)}01000100040000`);
  expect(readProxyHeader(Buffer.concat([six, Buffer.from("GET")]))).toEqual({
    ...{ kind: "present", bytes: 55, source: "2001:db8::" },
  });
});

test("IPv4 written inside IPv6 is IPv4", () => {
  const bytes = header("21210024", `${"0".repeat(20)}ffff7f000001${"0".repeat(32)}00010001`);
  expect(readProxyHeader(bytes)).toMatchObject({ source: "127.0.0.1" });
});

test("a proxy's own check names nobody", () => {
  expect(readProxyHeader(header("20000000"))).toEqual({
    ...{ kind: "present", bytes: 16, source: undefined },
  });
});

test("every beginning of a header is incomplete, and nothing else is", () => {
  const whole = header("2111000c", "cb0071077f000001010001bb");
  for (let length = 0; length < whole.length; length += 1)
    expect(readProxyHeader(whole.subarray(0, length)).kind).toBe("incomplete");
  for (const text of ["GET / HTTP/1.1", "\r\nGET", "\x16\x03\x01"])
    expect(readProxyHeader(Buffer.from(text, "latin1")).kind).toBe("absent");
});

test.each([
  ["another version", header("1111000c", "00".repeat(12))],
  ["an unknown command", header("2211000c", "00".repeat(12))],
  ["a family without addresses", header("21000000")],
  ["too few bytes for its family", header("2121000c", "00".repeat(12))],
  ["more than any proxy sends", header("2111ffff", "00".repeat(12))],
])("%s is malformed", (_, bytes) => {
  expect(readProxyHeader(bytes).kind).toBe("malformed");
});
