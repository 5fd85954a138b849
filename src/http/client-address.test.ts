import { expect, test } from "bun:test";
import { networkOf, parseAddressRange } from "../lib/ip-address.ts";
import { clientAddress } from "./client-address.ts";

const trusted = ["10.0.0.0/8", "127.0.0.1", "fd00::/8"]
  .map(parseAddressRange)
  .filter((range) => range !== undefined);

test.each([
  ["203.0.113.5", "1.1.1.1", "203.0.113.5", "a stranger's header is not believed"],
  ["127.0.0.1", null, "127.0.0.1", "without a header the socket counts"],
  ["127.0.0.1", "198.51.100.7", "198.51.100.7", "a trusted peer is believed"],
  [
    "127.0.0.1",
    "6.6.6.6, 198.51.100.7",
    "198.51.100.7",
    "only the right-most untrusted entry counts",
  ],
  ["127.0.0.1", "198.51.100.7, 10.1.2.3", "198.51.100.7", "trusted proxies in between are passed"],
  ["::ffff:127.0.0.1", "198.51.100.7", "198.51.100.7", "IPv4 inside IPv6 is the same peer"],
  ["127.0.0.1", "198.51.100.7, junk, 10.1.2.3", "10.1.2.3", "nothing left of junk is believed"],
  ["127.0.0.1", "10.9.9.9", "10.9.9.9", "when all are trusted the left-most is the client"],
  ["127.0.0.1", "198.51.100.7:50123", "198.51.100.7", "a port beside the address is dropped"],
  ["fd00::1", "[2001:db8::7]:443", "2001:db8::7", "IPv6 in brackets is the same address"],
  ["fd00::1", "2001:db8::7", "2001:db8::7", "IPv6 proxies work alike"],
])("%s with %p is %s: %s", (peer, header, expected) => {
  const headers = new Headers(header === null ? {} : { "x-forwarded-for": header });
  expect(clientAddress(peer, headers, trusted)).toBe(expected);
});

test("no proxy is trusted unless one is named", () => {
  expect(clientAddress("127.0.0.1", new Headers({ "x-forwarded-for": "198.51.100.7" }), [])).toBe(
    "127.0.0.1",
  );
});

test("IPv6 addresses share a bucket per /64, IPv4 ones have their own", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe(networkOf("2001:db8:1:2::9"));
  expect(networkOf("2001:db8:1:2::9")).not.toBe(networkOf("2001:db8:1:3::9"));
  expect(networkOf("::ffff:192.0.2.1")).toBe(networkOf("192.0.2.1"));
  expect(networkOf("192.0.2.1")).not.toBe(networkOf("192.0.2.2"));
});
