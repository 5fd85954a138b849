import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  canonicalAddress,
  formatAddressRange,
  isInRanges,
  isLoopback,
  networkOf,
  parseAddressRange,
} from "./ip-address.ts";

const v4 = fc.ipV4();
/** The same IPv4 address inside IPv6, as a dual-stack socket tells it, in two spellings. */
const mapped = (address: string): string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  const hex = (high: number, low: number) => (high * 256 + low).toString(16);
  return [`::ffff:${address}`, `::FFFF:${hex(a, b)}:${hex(c, d)}`];
};

describe("a range", () => {
  const ranges = (text: string) => {
    const range = parseAddressRange(text);
    return range ? [range] : [];
  };

  test("holds its own addresses and no others", () => {
    for (const inside of ["10.0.0.0", "10.255.255.255"])
      expect(isInRanges(inside, ranges("10.0.0.0/8"))).toBe(true);
    for (const outside of ["9.255.255.255", "11.0.0.0", "::a00:1", "no address", ""])
      expect(isInRanges(outside, ranges("10.0.0.0/8"))).toBe(false);
    expect(isInRanges("10.0.0.1", [])).toBe(false);
  });

  test("of IPv4 written inside IPv6 is the one of IPv4", () => {
    expect(isInRanges("10.9.9.9", ranges("::ffff:10.0.0.0/104"))).toBe(true);
    expect(isInRanges("11.0.0.0", ranges("::ffff:10.0.0.0/104"))).toBe(false);
  });

  test("of IPv4 has all four parts, in decimal", () => {
    for (const short of ["10.1/16", "10", "10.0.0/8", "0x0a000001", "010.0.0.1", "10.0.0.0/8/8"])
      expect(parseAddressRange(short)).toBeUndefined();
  });

  test("holds an IPv4 address also as it is written inside IPv6", () => {
    fc.assert(
      fc.property(v4, (address) => {
        for (const spelling of mapped(address))
          expect(isInRanges(spelling, ranges(address))).toBe(true);
      }),
    );
  });

  test("is read back as it is written", () => {
    fc.assert(
      fc.property(fc.oneof(v4, fc.ipV6()), fc.nat(32), (address, bits) => {
        const range = parseAddressRange(`${address}/${bits}`);
        if (range === undefined) throw new Error(`no range: ${address}/${bits}`);
        expect(parseAddressRange(formatAddressRange(range))).toEqual(range);
      }),
    );
  });

  test.each(["", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "example.com", "10.0.0.0/8/8", "/8"])(
    "is not read from %j",
    (text) => {
      expect(parseAddressRange(text)).toBeUndefined();
    },
  );
});

test("an address has one spelling, which is its own", () => {
  expect(canonicalAddress("2001:DB8:0:0::0001")).toBe("2001:db8::1");
  expect(canonicalAddress("a name")).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(v4, fc.ipV6()), (address) => {
      const spelled = canonicalAddress(address) ?? "";
      expect(canonicalAddress(spelled)).toBe(spelled);
    }),
  );
  fc.assert(
    fc.property(v4, (address) => {
      expect(mapped(address).map(canonicalAddress)).toEqual([address, address]);
    }),
  );
});

test.each([
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["128.0.0.1", false],
  ["::2", false],
  ["localhost", false],
])("that %s is this machine's own: %p", (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

describe("a rate limit", () => {
  test("is shared by a customer's whole IPv6 network, and by no other", () => {
    const hosts = ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:DB8:1:2:0::9"];
    expect(new Set(hosts.map(networkOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
    expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
  });

  test("is one for an IPv4 address, however it is written", () => {
    fc.assert(
      fc.property(v4, (address) => {
        expect([address, ...mapped(address)].map(networkOf)).toEqual([address, address, address]);
      }),
    );
  });
});
