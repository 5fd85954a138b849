import { beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import fc from "fast-check";
import {
  openPublishedCountries,
  type PublishedCountries,
  showIpv4,
  showIpv6,
} from "../../../scripts/build/published-countries.ts";
import { CountryRanges, keyOfAddress, packRanges, UNKNOWN_COUNTRY } from "./country-ranges.ts";

const read = (ranges: CountryRanges, key: bigint) =>
  ranges.find([Number(key >> 32n), Number(key & 0xffff_ffffn)]);

describe("packed ranges", () => {
  test("answer for every key what was packed, at their edges above all", () => {
    const code = fc.constantFrom("AD", "BE", "CH", "ZZ");
    const start = fc.oneof(
      fc.bigInt(1n, 2n ** 64n - 1n),
      fc.tuple(fc.bigInt(1n, 255n), fc.bigInt(0n, 56n)).map(([odd, shift]) => odd << shift),
    );
    const others = fc.uniqueArray(fc.record({ start, code }), {
      selector: (range) => range.start,
      maxLength: 200,
      size: "max",
    });
    fc.assert(
      fc.property(code, others, (first, rest) => {
        const starts = [{ start: 0n, code: first }, ...rest].toSorted((a, b) =>
          a.start < b.start ? -1 : 1,
        );
        const ranges = new CountryRanges(packRanges(starts).buffer);
        for (const [at, { start, code }] of starts.entries()) {
          const last = (starts[at + 1]?.start ?? 2n ** 64n) - 1n;
          for (const key of [start, start + (last - start) / 2n, last])
            expect([key, read(ranges, key)]).toEqual([key, code]);
        }
      }),
    );
  });
});

describe("the key of an address", () => {
  test.each([
    ["0.0.0.0", [0, 0]],
    ["255.255.255.255", [0, 0xffff_ffff]],
    ["80.10.246.1", [0, 0x500a_f601]],
    ["2001:db8:1:2:3:4:5:6", [0x2001_0db8, 0x0001_0002]],
    ["2001:db8::1", [0x2001_0db8, 0]],
    ["2001:db8:1:2::", [0x2001_0db8, 0x0001_0002]],
    ["fe80::1%eth0", [0xfe80_0000, 0]],
    ["::ffff:80.10.246.1", [0, 0x500a_f601]],
  ] as const)("%s is its network", (address, key) => {
    expect(keyOfAddress(address)).toEqual([...key]);
  });

  test.each(["", "::", "::1", "1.2.3", "1.2.3.256", "1.2.3.x", "1.2.3.4.5", "x::", "g:1:2:3::"])(
    "%j has none",
    (address) => {
      expect(keyOfAddress(address)).toBeUndefined();
    },
  );
});

describe("the embedded database", () => {
  let ranges: CountryRanges;
  let published: PublishedCountries;
  beforeAll(async () => {
    const file = Bun.file(join(import.meta.dir, "countries.bin"));
    ranges = new CountryRanges(await file.arrayBuffer());
    published = await openPublishedCountries();
  });

  const expectSame = (address: string) => {
    const key = keyOfAddress(address);
    const code = key === undefined ? UNKNOWN_COUNTRY : ranges.find(key);
    const expected = published.get(address)?.country_code ?? UNKNOWN_COUNTRY;
    expect([address, code]).toEqual([address, expected]);
  };

  test("knows of IPv4 what the published one knows", () => {
    const address = fc.nat(0xffff_ffff).map(showIpv4);
    fc.assert(fc.property(address, expectSame), { numRuns: 20_000 });
  });

  test("knows of IPv6 what the published one knows", () => {
    // Spread over the registries' space, and dense where they have given the most of it away.
    const network = fc.oneof(
      fc.bigInt(0x2000n << 48n, (0x4000n << 48n) - 1n),
      fc
        .tuple(
          fc.constantFrom(0x2001n, 0x2400n, 0x2600n, 0x2800n, 0x2a02n),
          fc.bigInt(0n, 2n ** 48n - 1n),
        )
        .map(([top, rest]) => (top << 48n) | rest),
    );
    fc.assert(fc.property(network.map(showIpv6), expectSame), { numRuns: 20_000 });
  });

  test("knows nothing of addresses that nobody has", () => {
    for (const address of ["10.0.0.1", "127.0.0.1", "192.168.1.1", "2001:db8::1", "fe80::1", "::1"])
      expectSame(address);
    expect(ranges.find(keyOfAddress("127.0.0.1") ?? [0, 0])).toBe(UNKNOWN_COUNTRY);
  });
});
