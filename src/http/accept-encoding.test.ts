import { expect, test } from "bun:test";
import { chooseEncoding } from "./accept-encoding.ts";

const CHOICES: [string | null, string][] = [
  [null, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["x-gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0.5, gzip;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0,gzip;q=0", "identity"],
  ["*", "br"],
  ["*;q=0.5, gzip;q=0.6", "gzip"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["identity;q=1, br;q=0.5", "identity"],
  ["identity;q=0, gzip;q=0.1", "gzip"],
  ["deflate", "identity"],
  ["br ; q=0.3 , gzip ; q=0.2", "br"],
  ["br;q=2", "identity"],
  ["br;q=abc", "identity"],
  [",,br,,", "br"],
  [`br, ${"x".repeat(600)}`, "identity"],
];

test.each(CHOICES)("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding as never);
});
