/** What the service may dial for a stranger: anything else would open its own network to them. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import { isFullAddress, isPublicAddress } from "./public-address.ts";

test.each(["1.1.1.1", "93.184.216.34", "172.32.0.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ["this machine", "127.0.0.1"],
  ["any of this machine's", "0.0.0.0"],
  ["private", "10.1.2.3"],
  ["private", "172.16.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.0.1"],
  ["a provider's network", "100.64.0.1"],
  ["metadata of the machine", "169.254.169.254"],
  ["metadata of the machine", "168.63.129.16"],
  ["metadata of the machine", "fd00:ec2::254"],
  ["documentation", "192.0.2.1"],
  ["documentation", "2001:db8::1"],
  ["benchmarks", "198.18.0.1"],
  ["many at once", "224.0.0.1"],
  ["everybody at once", "255.255.255.255"],
  ["this machine", "::1"],
  ["this link", "fe80::1"],
  ["private", "fc00::1"],
  ["not assigned", "4000::1"],
  ["an IPv4 address inside", "::ffff:10.0.0.1"],
  ["an IPv4 address inside", "::ffff:a9fe:a9fe"],
  ["an IPv4 address inside", "64:ff9b::10.0.0.1"],
  ["an IPv4 address inside", "2002:a00:1::1"],
  ["an IPv4 address inside", "2001:0:0:0:0:0:f5ff:fffe"],
  ["an IPv4 address inside", "2a00:1450::5efe:a00:1"],
  ["a former network", "3ffe::1"],
])("an address that is %s is not public: %s", (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test("no IPv4 address is public within IPv6 that is not by itself", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublicAddress(address));
    }),
  );
});

test.each(["127.1", "0x7f000001", "2130706433", "0177.0.0.1", "1.1", "1.1.1.1 ", "fe80::1%eth0"])(
  "%j is no address in its full form, and so not public",
  (text) => {
    expect(isFullAddress(text)).toBe(false);
    expect(isPublicAddress(text)).toBe(false);
  },
);
