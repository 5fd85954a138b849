/** Records as they are read from a real name server, and what is said when one cannot be read. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type DnsServer, startDnsServer } from "../../test/fixtures/dns-server.ts";
import { createDns, type Dns, DnsFault, type DnsRecords } from "./dns.ts";

let server: DnsServer;
let dns: Dns;
beforeAll(async () => {
  server = await startDnsServer({
    "site.example": {
      A: ["192.0.2.1"],
      AAAA: ["2001:db8::1"],
      TXT: ["sitewright-site=abc", "v=spf1 -all"],
      CAA: ["letsencrypt.org", ";"],
    },
    "www.site.example": { CNAME: "site.example" },
    "lost.site.example": { CNAME: "gone.example" },
    "broken.example": { fault: "SERVFAIL" },
    "silent.example": { fault: "silence" },
  });
  dns = createDns([server.address]);
});
afterAll(() => server.close());

const faultOf = (name: string, type: keyof DnsRecords, of = dns) =>
  of.query(name, type).then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a question", () => {
  test.each([
    ["A", ["192.0.2.1"]],
    ["AAAA", ["2001:db8::1"]],
    ["TXT", ["sitewright-site=abc", "v=spf1 -all"]],
    [
      "CAA",
      [
        { tag: "issue", value: "letsencrypt.org" },
        { tag: "issue", value: ";" },
      ],
    ],
  ] as const)("for %s is answered with every record", async (type, records) => {
    expect(await dns.query("site.example", type)).toEqual([...records] as never);
  });

  test("follows an alias for what it leads to, and names the alias itself when asked", async () => {
    expect(await dns.query("www.site.example", "A")).toEqual(["192.0.2.1"]);
    expect(await dns.query("www.site.example", "CNAME")).toEqual(["site.example"]);
  });

  test.each([
    ["site.example", "CNAME"],
    ["nothing.example", "A"],
    ["lost.site.example", "A"],
    ["www.nothing.example", "CAA"],
  ] as const)("about what is not there (%s, %s) is answered with nothing", async (name, type) => {
    expect(await dns.query(name, type)).toEqual([]);
  });

  test("is asked anew each time, so that a change is seen at once", async () => {
    server.zone.set("moving.example", { A: ["192.0.2.8"] });
    expect(await dns.query("moving.example", "A")).toEqual(["192.0.2.8"]);
    server.zone.set("moving.example", { A: ["192.0.2.9"] });
    expect(await dns.query("moving.example", "A")).toEqual(["192.0.2.9"]);
    server.zone.delete("moving.example");
    expect(await dns.query("moving.example", "A")).toEqual([]);
  });

  test("that hangs holds up none beside it, and is told of as one that was not answered", async () => {
    const silent = faultOf("silent.example", "A");
    const order: string[] = [];
    await Promise.all([
      silent.then(() => order.push("silent")),
      dns.query("site.example", "A").then(() => order.push("site")),
    ]);
    expect(order).toEqual(["site", "silent"]);
    expect(await silent).toEqual(
      new DnsFault(
        "silent.example could not be looked up: the name servers did not answer in time",
      ),
    );
  }, 20_000);

  test("that the name servers fail at is told apart from one about what is not there", async () => {
    for (const type of ["A", "AAAA", "CNAME", "TXT", "CAA"] as const) {
      const fault = await faultOf("broken.example", type);
      expect(fault).toBeInstanceOf(DnsFault);
      expect((fault as DnsFault).message).toBe(
        "broken.example could not be looked up: the name servers failed to answer; the domain's DNS may be set up wrong",
      );
    }
  });
});

test("of several servers any that answers is enough", async () => {
  const gone = await startDnsServer();
  gone.close();
  const either = createDns([gone.address, server.address]);
  expect(await either.query("site.example", "A")).toEqual(["192.0.2.1"]);
});
