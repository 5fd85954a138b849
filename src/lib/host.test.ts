import { expect, test } from "bun:test";
import { normaliseHost, splitPort } from "./host.ts";

const SAME_HOST: [string, string][] = [
  ["bakery.localhost", "bakery.localhost"],
  ["bakery.localhost:8787", "bakery.localhost"],
  ["BAKERY.LocalHost:8787", "bakery.localhost"],
  ["bakery.localhost.", "bakery.localhost"],
  ["bakery.localhost.:8787", "bakery.localhost"],
  ["bakery.localhost:", "bakery.localhost"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["BÜCHER.example", "xn--bcher-kva.example"],
  ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["日本語。example", "xn--wgv71a119e.example"],
  ["127.0.0.1:80", "127.0.0.1"],
  ["[::1]:8787", "[::1]"],
  ["[FE80::1]", "[fe80::1]"],
  ["a_b.example", "a_b.example"],
];

const NOT_A_HOST = [
  "",
  ".",
  "..",
  ":80",
  "a..b",
  ".a",
  "a.b..",
  "a b",
  "a, b",
  "a/b",
  "a?b",
  "a#b",
  "user@a",
  "a\\b",
  "a:b",
  "a:80:80",
  "a:123456",
  "::1",
  "[::1",
  "[::1]x",
  "-a.example",
  "a-.example",
  "a%00.example",
  "a\u0000b",
  `${"a".repeat(64)}.example`,
  `${"a.".repeat(130)}example`,
  "<script>",
];

test.each(SAME_HOST)("%j names the host %s", (header, name) => {
  expect(normaliseHost(header)).toBe(name);
});

test.each(NOT_A_HOST)("%j names no host", (header) => {
  expect(normaliseHost(header)).toBeUndefined();
});

test("a domain is split into its name and its port", () => {
  expect(splitPort("localhost:8787")).toEqual({ name: "localhost", port: ":8787" });
  expect(splitPort("sites.example")).toEqual({ name: "sites.example", port: "" });
});
