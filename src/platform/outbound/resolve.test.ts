/** From names to addresses, over real name servers that answer, fail or say nothing. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type DnsServer, startDnsServer } from "../../../test/fixtures/dns-server.ts";
import { createDns, type Dns, DnsFault, type DnsRecords } from "../dns.ts";
import { resolveInTime, resolverOver, systemResolver } from "./resolve.ts";

let server: DnsServer;
let dns: Dns;
beforeAll(async () => {
  server = await startDnsServer({
    "both.example": { A: ["192.0.2.1", "192.0.2.2"], AAAA: ["2001:db8::1"] },
    "four.example": { A: ["192.0.2.3"] },
    "six.example": { AAAA: ["2001:db8::2"] },
    "alias.example": { CNAME: "both.example" },
    "empty.example": {},
    "crowd.example": { A: Array.from({ length: 40 }, (_, at) => `192.0.2.${at}`) },
    "broken.example": { fault: "SERVFAIL" },
    "silent.example": { fault: "silence" },
  });
  dns = createDns([server.address]);
});
afterAll(() => server.close());

const resolve = (host: string) => resolverOver(dns)(host);
const never = new AbortController().signal;

/** Name servers that answer for one type of record and fail at the others. */
const failingAt = (...types: (keyof DnsRecords)[]): Dns => ({
  query(name, type) {
    if (types.includes(type)) return Promise.reject(new DnsFault(`${name} failed`));
    return dns.query(name, type);
  },
});

describe("the addresses of a name", () => {
  test.each([
    ["both.example", ["192.0.2.1", "192.0.2.2", "2001:db8::1"]],
    ["four.example", ["192.0.2.3"]],
    ["six.example", ["2001:db8::2"]],
    ["alias.example", ["192.0.2.1", "192.0.2.2", "2001:db8::1"]],
    ["empty.example", []],
    ["missing.example", []],
  ])("%s are all that the servers name", async (host, addresses) => {
    expect([...(await resolve(host))].sort()).toEqual(addresses);
  });

  test("are those of the one kind where the servers fail at the other", async () => {
    expect(await resolverOver(failingAt("AAAA"))("both.example")).toEqual([
      "192.0.2.1",
      "192.0.2.2",
    ]);
    expect(await resolverOver(failingAt("A"))("both.example")).toEqual(["2001:db8::1"]);
  });

  test("are unknown, not none, where they fail at both", async () => {
    const both = resolverOver(failingAt("A", "AAAA"))("both.example");
    expect(await both.catch((error: unknown) => error)).toBeInstanceOf(DnsFault);
    const broken = await resolve("broken.example").catch((error: unknown) => error);
    expect(broken).toBeInstanceOf(DnsFault);
  });

  test("of this machine are the system's to tell", async () => {
    const found = await systemResolver("localhost");
    expect(found.some((address) => address === "127.0.0.1" || address === "::1")).toBe(true);
  });
});

describe("a look-up in time", () => {
  test("answers what was found, and nothing for a name without an address", async () => {
    expect(await resolveInTime(resolve, "four.example", never)).toEqual(["192.0.2.3"]);
    for (const host of ["empty.example", "missing.example", "broken.example"])
      expect(await resolveInTime(resolve, host, never)).toBeUndefined();
  });

  test("takes no more addresses of a name than it looks at", async () => {
    const many = Array.from({ length: 500 }, (_, at) => `10.0.${at >> 8}.${at & 255}`);
    expect(await resolveInTime(async () => many, "many.example", never)).toEqual(many.slice(0, 64));
    expect(await resolveInTime(resolve, "crowd.example", never)).toHaveLength(40);
  });

  test("ends with whoever gives up, and a fault that comes later is nobody's", async () => {
    const abort = new AbortController();
    const late = Promise.withResolvers<string[]>();
    const looking = resolveInTime(() => late.promise, "slow.example", abort.signal);
    abort.abort(new Error("given up"));
    expect(await looking).toBeUndefined();
    late.reject(new Error("too late"));
  });

  test("ends by itself where name servers say nothing", async () => {
    expect(await resolveInTime(resolve, "silent.example", never)).toBeUndefined();
  });
});
