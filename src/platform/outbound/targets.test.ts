/** What the operator opens with SITEWRIGHT_ALLOW_PRIVATE_TARGETS, and nothing beside it. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { allowTarget, parseAllowedTargets, refuseAddress } from "./targets.ts";

function allowed(...entries: string[]) {
  const targets = parseAllowedTargets(entries);
  if (targets === undefined) throw new Error(`no targets: ${entries.join()}`);
  return targets;
}

const NONE = allowed();
const dial = (host: string, address: string, port: number) => ({ host, address, port });

describe("without anything named", () => {
  test("public addresses may be dialled on the ports of the web, and no others", () => {
    for (const port of [80, 443, 8080, 8443])
      expect(refuseAddress(NONE, dial("example.com", "93.184.216.34", port))).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 65_535 }), (port) => {
        fc.pre(![80, 443, 8080, 8443].includes(port));
        expect(refuseAddress(NONE, dial("example.com", "93.184.216.34", port))).toBeDefined();
      }),
    );
  });

  test("what a name resolves to is for operators to read; a port stands in the URL anyway", () => {
    expect(refuseAddress(NONE, dial("example.com", "10.1.2.3", 443))).toEqual({
      text: "10.1.2.3 is not a public address",
      isPublic: false,
    });
    expect(refuseAddress(NONE, dial("example.com", "93.184.216.34", 25))?.isPublic).toBe(true);
    expect(refuseAddress(NONE, dial("example.com", "not an address", 443))?.isPublic).toBe(false);
  });
});

describe("a host and port that is named", () => {
  test("may be private, on that port and under that name alone", () => {
    const targets = allowed("hooks.internal:9000");
    expect(refuseAddress(targets, dial("hooks.internal", "10.1.2.3", 9000))).toBeUndefined();
    expect(refuseAddress(targets, dial("hooks.internal", "10.1.2.3", 9001))).toBeDefined();
    expect(refuseAddress(targets, dial("other.internal", "10.1.2.3", 9000))).toBeDefined();
  });

  test("may be an address, however that is written", () => {
    const targets = allowed("127.0.0.1:9000", "[::1]:9001");
    for (const address of ["127.0.0.1", "::ffff:127.0.0.1"])
      expect(refuseAddress(targets, dial("any.test", address, 9000))).toBeUndefined();
    expect(refuseAddress(targets, dial("any.test", "0:0:0:0:0:0:0:1", 9001))).toBeUndefined();
    expect(refuseAddress(targets, dial("any.test", "::1", 9000))).toBeDefined();
  });

  test("is added to what the operator named, and takes nothing away", () => {
    const targets = allowTarget(allowed("10.0.0.0/8"), "127.0.0.1", 8787);
    expect(refuseAddress(targets, dial("localhost", "127.0.0.1", 8787))).toBeUndefined();
    expect(refuseAddress(targets, dial("any.test", "10.9.9.9", 1))).toBeUndefined();
    expect(refuseAddress(targets, dial("localhost", "127.0.0.1", 8788))).toBeDefined();
  });
});

test("a range opens every port of its addresses, and none beside them", () => {
  const targets = allowed("10.0.0.0/24");
  fc.assert(
    fc.property(fc.nat(255), fc.integer({ min: 1, max: 65_535 }), (last, port) => {
      expect(refuseAddress(targets, dial("any.test", `10.0.0.${last}`, port))).toBeUndefined();
      expect(refuseAddress(targets, dial("any.test", `10.0.1.${last}`, port))).toBeDefined();
    }),
  );
});

test.each([
  "hooks.internal",
  "hooks.internal:0",
  "hooks.internal:65536",
  "a b:80",
  "",
  "10.0.0.0/40",
])("an operator who writes %j is told, instead of having nothing opened", (entry) => {
  expect(parseAllowedTargets(["10.0.0.1", entry])).toBeUndefined();
});
