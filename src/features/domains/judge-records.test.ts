/** What an owner is told of their domain's records, and that it agrees with itself. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  type FoundRecords,
  forbidsAuthority,
  isProxied,
  judgeCounterpart,
  judgeRecords,
  leadHere,
  listWanted,
} from "./judge-records.ts";
import type { Addresses } from "./own-addresses.ts";

const OWN: Addresses = { v4: ["203.0.113.7"], v6: ["2001:db8::7"] };
const NONE: Addresses = { v4: [], v6: [] };

function found(part: Partial<FoundRecords> = {}): FoundRecords {
  return {
    domain: "bakery.de",
    counterpart: "www.bakery.de",
    target: "bakery.pages.example.net",
    own: OWN,
    addresses: NONE,
    counterpartAddresses: NONE,
    claim: { name: "_sitewright.bakery.de", value: "sitewright-site=x", isThere: false },
    ...part,
  };
}

describe("a domain that", () => {
  test("has no address is told which records to add, by what its name allows", () => {
    const { kind, text } = judgeRecords(found());
    expect(kind).toBe("nowhere");
    expect(text).toContain("an A record with the value 203.0.113.7");
    expect(text).toContain("an AAAA record with the value 2001:db8::7");
    expect(judgeRecords(found({ domain: "shop.bakery.de" })).text).toContain(
      "Add a CNAME record for shop.bakery.de with the value bakery.pages.example.net.",
    );
    expect(judgeRecords(found({ own: NONE })).text).toContain("an ALIAS (or ANAME) record");
  });

  test("leads here with all of its addresses is here, in whatever spelling they come", () => {
    const addresses = { v4: ["203.0.113.7"], v6: ["2001:DB8:0:0:0:0:0:7"] };
    expect(judgeRecords(found({ addresses })).kind).toBe("here");
  });

  test("has an old record beside the right one is told which, since some visitors get lost", () => {
    const stray = (v4: string[], v6: string[]) =>
      judgeRecords(found({ addresses: { v4: ["203.0.113.7", ...v4], v6 } }));
    expect(stray(["198.51.100.1"], [])).toMatchObject({ kind: "partly" });
    expect(stray(["198.51.100.1"], []).text).toContain("an old A record (198.51.100.1)");
    expect(stray([], ["2001:db8::1"]).text).toContain("an old AAAA record (2001:db8::1)");
    expect(stray(["198.51.100.1"], ["2001:db8::1"]).text).toContain("A and AAAA");
  });

  test("leads to a well-known proxy is told how to go past it", () => {
    const addresses = { v4: ["104.16.1.1"], v6: [] };
    expect(isProxied(addresses)).toBe(true);
    expect(judgeRecords(found({ addresses }))).toMatchObject({ kind: "elsewhere" });
    expect(judgeRecords(found({ addresses })).text).toContain("DNS only");
  });

  test("leads elsewhere with many addresses is not told all of them", () => {
    const v4 = Array.from({ length: 9 }, (_, at) => `198.51.100.${at}`);
    const { kind, text } = judgeRecords(found({ addresses: { v4, v6: [] } }));
    expect(kind).toBe("elsewhere");
    expect(text).toContain("198.51.100.3 and 5 more");
    expect(text).not.toContain("198.51.100.4");
  });
});

test("the verdict, the way it leads and the list of records agree with each other", () => {
  const v4 = fc.subarray(["203.0.113.7", "203.0.113.8", "198.51.100.1"]);
  const v6 = fc.subarray(["2001:db8::7", "2001:db8::1"]);
  const own: Addresses = { v4: ["203.0.113.7", "203.0.113.8"], v6: ["2001:db8::7"] };
  fc.assert(
    fc.property(v4, v6, fc.boolean(), (some, others, isBelow) => {
      const addresses = { v4: some, v6: others };
      const domain = isBelow ? "shop.bakery.de" : "bakery.de";
      const records = found({ domain, counterpart: undefined, own, addresses });
      const { kind } = judgeRecords(records);
      expect(kind === "here").toBe(leadHere(addresses, own));
      const wanted = listWanted(records).filter(({ type }) => type !== "TXT");
      expect(wanted.map(({ type }) => type)).toEqual(isBelow ? ["CNAME"] : ["A", "A", "AAAA"]);
      // With every address there, the only fault can be one too many.
      if (!isBelow && wanted.every((record) => record.found))
        expect(["here", "partly"]).toContain(kind);
      if (kind === "nowhere") expect(wanted.some((record) => record.found)).toBe(false);
    }),
  );
});

test("the owner's list has the counterpart and the proof, and whether each is there", () => {
  const claim = { name: "_sitewright.bakery.de", value: "sitewright-site=x", isThere: true };
  const records = listWanted(found({ addresses: OWN, claim }));
  expect(records.map(({ type, name, found: isThere }) => [type, name, isThere])).toEqual([
    ["A", "bakery.de", true],
    ["AAAA", "bakery.de", true],
    ["CNAME", "www.bakery.de", false],
    ["TXT", "_sitewright.bakery.de", true],
  ]);
});

test("of its counterpart is said whether visitors who enter that find the site", () => {
  expect(judgeCounterpart(found({ counterpart: undefined }))).toBeUndefined();
  expect(judgeCounterpart(found({ counterpartAddresses: OWN }))?.isHere).toBe(true);
  expect(judgeCounterpart(found())?.text).toContain("www.bakery.de has no address.");
  const elsewhere = { v4: ["198.51.100.1"], v6: [] };
  expect(judgeCounterpart(found({ counterpartAddresses: elsewhere }))).toMatchObject({
    isHere: false,
  });
});

test.each([
  [[], false],
  [["letsencrypt.org"], false],
  [["other.example", " LetsEncrypt.org ; validationmethods=http-01"], false],
  [["other.example"], true],
  [[";"], true],
])("CAA records %j forbid the authority: %p", (values, forbids) => {
  expect(forbidsAuthority(values, "letsencrypt.org")).toBe(forbids);
});
