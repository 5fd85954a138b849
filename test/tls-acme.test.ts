/** Certificates from an authority: Let's Encrypt's own test server, with the faults that it can make. */
import { afterEach, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AcmeService, openAcmeService } from "./fixtures/acme-service.ts";
import { startFailingAuthority } from "./fixtures/failing-authority.ts";
import { hasPebble, type Pebble, startPebble } from "./fixtures/pebble.ts";
import { TestClock } from "./fixtures/test-clock.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** More of them on demand: SITEWRIGHT_TEST_NAMES=200 bun test test/tls-acme.test.ts -t again */
const NAMES = Number(process.env.SITEWRIGHT_TEST_NAMES ?? 6);
const VISITORS = 4;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function pebbleWith(...options: Parameters<typeof startPebble>): Promise<Pebble> {
  const pebble = await startPebble(...options);
  closing.push(pebble.close);
  return pebble;
}

async function serviceAt(
  pebble: Pick<Pebble, "settings">,
  ...options: [Parameters<typeof openAcmeService>[1]]
): Promise<AcmeService> {
  const service = await openAcmeService(pebble, ...options);
  closing.push(service.end);
  return service;
}

describe.skipIf(!hasPebble)("against pebble", () => {
  test.each(["http-01", "tls-alpn-01"] as const)(
    "a name gets a certificate by %s, and a later one when its time has come",
    async (challenge) => {
      const pebble = await pebbleWith({ PEBBLE_WFE_NONCEREJECT: "30" }, challenge);
      const service = await serviceAt(pebble, { names: ["shop.sites.localhost"] });
      await expect(service.handshake("shop.sites.localhost")).rejects.toThrow();
      await service.work();
      const root = await pebble.root();
      const first = await service.handshake("shop.sites.localhost", root);

      const [state] = await service.states();
      const { notBefore = null, notAfter = null, renewAt = null } = state ?? {};
      expect(renewAt).toBe(
        Math.round(Number(notBefore) + (Number(notAfter) - Number(notBefore)) * (2 / 3)),
      );
      service.clock.setNow(Number(renewAt) - 1);
      await service.work();
      expect(await service.handshake("shop.sites.localhost", root)).toBe(first);
      service.clock.setNow(Number(renewAt));
      await service.work();
      expect(await service.handshake("shop.sites.localhost", root)).not.toBe(first);
      expect(pebble.counts()).toEqual({ orders: 2, issued: 2 });
    },
    60_000,
  );

  test("proofs that the authority still remembers are not asked for again", async () => {
    const pebble = await pebbleWith({ PEBBLE_AUTHZREUSE: "100" });
    const service = await serviceAt(pebble, { names: ["a.sites.localhost"] });
    await service.work();
    service.clock.setNow(Number((await service.states())[0]?.renewAt));
    await service.work();
    expect(pebble.counts()).toEqual({ orders: 2, issued: 2 });
  }, 60_000);

  test("200 names are obtained by one order each, and all served to clients that check", async () => {
    const pebble = await pebbleWith({ PEBBLE_WFE_NONCEREJECT: "15", PEBBLE_AUTHZREUSE: "50" });
    const names = Array.from({ length: 200 }, (_, at) => `s${at}.sites.localhost`);
    const service = await serviceAt(pebble, { names });
    await service.work();
    expect(pebble.counts()).toEqual({ orders: 200, issued: 200 });
    const root = await pebble.root();
    const serials = await Promise.all(names.map((name) => service.handshake(name, root)));
    expect(new Set(serials).size).toBe(200);
  }, 120_000);

  test(
    "names are obtained and renewed while the authority fails again and again, and no handshake does",
    async () => {
      const pebble = await pebbleWith({ PEBBLE_WFE_NONCEREJECT: "20", PEBBLE_AUTHZREUSE: "50" });
      const failing = await startFailingAuthority(pebble);
      closing.push(failing.close);
      const names = Array.from({ length: NAMES }, (_, at) => `s${at}.sites.localhost`);
      const service = await serviceAt(failing, { names });
      const root = await pebble.root();
      await workUntil(service, ({ notAfter }) => notAfter !== null);
      const before = await serialsOf(service, root);
      expect(before.size).toBe(NAMES);

      const visitors = keepVisiting(service, root);
      const states = await service.states();
      service.clock.setNow(Math.max(...states.map(({ renewAt }) => Number(renewAt))));
      const issuedBefore = new Map(states.map(({ name, notBefore }) => [name, notBefore]));
      await workUntil(service, ({ name, notBefore }) => notBefore !== issuedBefore.get(name));
      const { handshakes, failures } = await visitors.end();
      const after = await serialsOf(service, root);
      expect([...after].filter(([name, serial]) => before.get(name) === serial)).toEqual([]);
      expect(failures).toEqual([]);
      expect(handshakes).toBeGreaterThan(0);
      expect(failing.counts().spoiled).toBeGreaterThan(failing.counts().asked / 8);
      if (NAMES > 6) console.log({ handshakes, ...failing.counts(), ...pebble.counts() });
    },
    60_000 + NAMES * 1_000,
  );

  test("1,000 hellos for names that are nobody's cause no order, and are refused", async () => {
    const pebble = await pebbleWith();
    const service = await serviceAt(pebble, { names: ["a.sites.localhost"] });
    await service.work();
    for (let round = 0; round < 20; round += 1) {
      const names = Array.from({ length: 50 }, (_, at) => `x${round}-${at}.sites.localhost`);
      const outcomes = await Promise.allSettled(names.map((name) => service.handshake(name)));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toEqual([]);
      await service.work();
    }
    expect(pebble.counts()).toEqual({ orders: 1, issued: 1 });
    expect(await service.states()).toHaveLength(1);
  }, 60_000);

  test("no private key is in the data directory in plain text", async () => {
    const pebble = await pebbleWith();
    const service = await serviceAt(pebble, { names: ["a.sites.localhost"] });
    await service.work();
    const key = (await service.key("a.sites.localhost")) ?? "";
    const [, body = ""] = key.split("\n");
    expect(body.length).toBeGreaterThan(40);
    const bytes = Buffer.concat(
      readdirSync(service.directory)
        .filter((name) => name.startsWith("sitewright.db"))
        .map((name) => readFileSync(join(service.directory, name))),
    );
    // The certificate is there, so the right files were read.
    expect(bytes.includes("BEGIN CERTIFICATE")).toBe(true);
    expect(bytes.includes("PRIVATE KEY")).toBe(false);
    expect(bytes.includes(body)).toBe(false);
    expect(bytes.includes(Buffer.from(body, "base64"))).toBe(false);
  }, 60_000);

  test("a failure is kept in the authority's words, and tried again later and later, up to a day", async () => {
    const pebble = await pebbleWith();
    // The authority looks at a port where nobody answers.
    const settings = { ...pebble.settings, SITEWRIGHT_HTTP_PORT: "0" };
    const service = await serviceAt({ settings }, { names: ["a.sites.localhost"] });
    const waits: number[] = [];
    for (let failures = 1; failures <= 8; failures += 1) {
      await service.work();
      // Nothing more happens until the time has come.
      await service.work();
      const [state] = await service.states();
      expect(state).toMatchObject({ failures, orderUrl: null, notAfter: null });
      expect(state?.fault).toContain("connection refused");
      waits.push(Number(state?.nextAt) - service.clock.now());
      service.clock.setNow(Number(state?.nextAt));
    }
    expect(waits.slice(0, 3)).toEqual([MINUTE_MS, 4 * MINUTE_MS, 16 * MINUTE_MS]);
    expect(waits.slice(-2)).toEqual([DAY_MS, DAY_MS]);
    expect(pebble.counts()).toEqual({ orders: 8, issued: 0 });
  }, 60_000);

  test("a renewal that fails leaves the certificate that is there in service", async () => {
    const pebble = await pebbleWith();
    const service = await serviceAt(pebble, { names: ["a.sites.localhost"] });
    await service.work();
    const first = await service.handshake("a.sites.localhost");
    service.clock.setNow(Number((await service.states())[0]?.renewAt));
    await pebble.close();
    await service.work();
    const [state] = await service.states();
    expect(state?.fault).toContain("the certificate authority could not be reached");
    expect(await service.handshake("a.sites.localhost")).toBe(first);
  }, 60_000);

  test("certificates and account outlive the process", async () => {
    const pebble = await pebbleWith();
    const names = ["a.sites.localhost"];
    const before = await serviceAt(pebble, { names });
    await before.work();
    const serial = await before.handshake("a.sites.localhost");
    before.listener.close();
    await before.abandon();
    closing.pop();
    const { directory, clock } = before;
    const after = await serviceAt(pebble, { names, directory, clock });
    await after.work();
    expect(await after.handshake("a.sites.localhost")).toBe(serial);
    expect(pebble.counts()).toEqual({ orders: 1, issued: 1 });
  }, 60_000);

  test("an authority that has forgotten the account and the order is told anew", async () => {
    const pebble = await pebbleWith();
    const names = ["a.sites.localhost"];
    const service = await serviceAt(pebble, { names });
    await service.work();
    // Pebble keeps everything in memory.
    await pebble.restart();
    service.clock.setNow(Number((await service.states())[0]?.renewAt));
    await service.work();
    service.clock.advance(5 * MINUTE_MS);
    await service.work();
    expect(pebble.counts()).toEqual({ orders: 1, issued: 1 });
    expect(await service.handshake("a.sites.localhost", await pebble.root())).toBeDefined();
  }, 60_000);

  test("the limits of orders are kept, and said", async () => {
    const pebble = await pebbleWith();
    const names = Array.from({ length: 45 }, (_, at) => `s${at}.example.com`);
    const service = await serviceAt(pebble, { names, clock: new TestClock(Date.now()) });
    await service.work();
    expect(pebble.counts().issued).toBe(40);
    const waiting = (await service.states()).filter(({ notAfter }) => notAfter === null);
    expect(waiting).toHaveLength(5);
    expect(waiting[0]?.fault).toContain("40 new names of example.com");
    service.clock.advance(7 * DAY_MS + MINUTE_MS);
    await service.work();
    expect(pebble.counts().issued).toBe(45);
  }, 60_000);
});

type State = Awaited<ReturnType<AcmeService["states"]>>[number];

/** Works, and lets time pass where something is to be tried again, until all names are as wanted. */
async function workUntil(service: AcmeService, isDone: (state: State) => boolean): Promise<void> {
  for (let rounds = 0; rounds < 50; rounds += 1) {
    await service.work();
    const states = await service.states();
    const left = states.filter((state) => !isDone(state));
    if (states.length === service.names.length && left.length === 0) return;
    service.clock.setNow(Math.max(service.clock.now(), ...left.map(({ nextAt }) => nextAt)));
  }
  throw new Error("there are names that still wait");
}

/** The serial numbers that clients are shown, one client after the other. */
async function serialsOf(service: AcmeService, root: string): Promise<Map<string, string>> {
  const serials = new Map<string, string>();
  for (const name of service.names) serials.set(name, await service.handshake(name, root));
  return serials;
}

/** Clients that shake hands with one name after the other, until they are told to end. */
function keepVisiting(service: AcmeService, root: string) {
  let handshakes = 0;
  let isEnding = false;
  const failures: string[] = [];
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let at = visitor; !isEnding; at += VISITORS) {
      const name = service.names[at % service.names.length] ?? "";
      await service.handshake(name, root).catch((error) => failures.push(`${name}: ${error}`));
      handshakes += 1;
    }
  });
  return {
    async end() {
      isEnding = true;
      await Promise.all(visitors);
      return { handshakes, failures };
    },
  };
}

describe.skipIf(!hasPebble)("an authority that says when to renew (RFC 9773)", () => {
  test("is asked, heard, and told what is replaced", async () => {
    const pebble = await pebbleWith();
    const hour = { start: Date.now() + DAY_MS, end: Date.now() + DAY_MS + 60 * MINUTE_MS };
    const asked: string[] = [];
    const front = await directoryBefore(pebble, (id) => {
      asked.push(id);
      const [start, end] = [hour.start, hour.end].map((at) => new Date(at).toISOString());
      return Response.json(
        { suggestedWindow: { start, end } },
        { headers: { "retry-after": "21600" } },
      );
    });
    const service = await serviceAt(front, { names: ["a.sites.localhost"] });
    await service.work();
    const [state] = await service.states();
    expect(state?.renewAt).toBeGreaterThanOrEqual(hour.start - 1_000);
    expect(state?.renewAt).toBeLessThanOrEqual(hour.end);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^[\w-]{20,}\.[\w-]+$/);
    // Asked again when it said, and the time that was chosen stays while it is in the window.
    service.clock.advance(6 * 60 * MINUTE_MS);
    await service.work();
    expect(asked).toHaveLength(2);
    expect((await service.states())[0]?.renewAt).toBe(Number(state?.renewAt));
    // A window that has begun means now, an hour after the last certificate at the earliest.
    hour.start = service.clock.now() - 2 * MINUTE_MS;
    hour.end = service.clock.now() - MINUTE_MS;
    service.clock.advance(6 * 60 * MINUTE_MS);
    await service.work();
    expect(pebble.counts().issued).toBe(2);
  }, 60_000);
});

/** Pebble's directory with an address for renewal information, which this version of it has not. */
async function directoryBefore(pebble: Pebble, answer: (id: string) => Response) {
  const roots = pebble.authority.root;
  const { cert, key } = await pebble.authority.issue(["localhost"]);
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    tls: { cert, key },
    async fetch({ url }) {
      const { pathname, origin } = new URL(url);
      if (pathname !== "/dir") return answer(pathname.slice("/renewal/".length));
      const own = await fetch(pebble.settings.SITEWRIGHT_ACME_DIRECTORY ?? "", {
        tls: { ca: roots },
      });
      return Response.json({ ...((await own.json()) as object), renewalInfo: `${origin}/renewal` });
    },
  });
  closing.push(() => server.stop(true));
  const settings = {
    ...pebble.settings,
    SITEWRIGHT_ACME_DIRECTORY: `https://localhost:${server.port}/dir`,
    SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1",
  };
  return { settings };
}
