import { expect, test } from "bun:test";
import { listCompetitorAddresses } from "./competitors.ts";

test.each([
  [
    "Rolls & Co (rolls.example), https://loaf.example/shop?a=1, Baker Bros",
    ["https://rolls.example/", "https://loaf.example/shop?a=1"],
  ],
  [
    "See WWW.Loaf.example. And http://127.0.0.1:81/x!",
    ["https://www.loaf.example/", "http://127.0.0.1:81/x"],
  ],
  ["supermarkets, z.B. die große Kette, e.g. chains", []],
  ["javascript:alert(1) mailto:a@b.example file:///etc/passwd", []],
  [
    "one.example two.example three.example four.example",
    ["https://one.example/", "https://two.example/", "https://three.example/"],
  ],
  ["https://", []],
])("addresses in %p", (text, addresses) => {
  expect(listCompetitorAddresses(text)).toEqual(addresses);
});

test("a field that is made to be slow is read at once", () => {
  expect(listCompetitorAddresses(`${"a.".repeat(1_000)}\u0001`)).toEqual([]);
});
