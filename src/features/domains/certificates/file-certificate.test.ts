/** Certificates that the operator brings: which are taken, for whom they are shown, and what is said of them. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createAuthority,
  type TestAuthority,
  type TestCertificate,
} from "../../../../test/fixtures/certificates.ts";
import { openTestContext, type TestContext } from "../../../../test/fixtures/context.ts";
import { TestClock } from "../../../../test/fixtures/test-clock.ts";
import type { CertificateSource } from "../../../platform/certificate-source.ts";
import type { FileTlsSettings } from "../../../platform/tls-settings.ts";
import { checkCertificates } from "./checks.ts";
import { openCertificates } from "./open.ts";
import { readCertificate } from "./read-pem.ts";

const DAY_MS = 86_400_000;
const NAMES = ["sites.test", "*.sites.test", "www.other.test"];

let authority: TestAuthority;
let good: TestCertificate;
let directory: string;
let opened: TestContext[] = [];
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "sitewright-pem-"));
  authority = await createAuthority();
  good = await authority.issue(NAMES);
});
afterEach(async () => {
  for (const one of opened) await one.close();
  opened = [];
});
afterAll(() => rmSync(directory, { recursive: true }));

const [certPath, keyPath] = ["cert.pem", "key.pem"].map((name) => () => join(directory, name));

function write({ cert, key }: Partial<TestCertificate>): void {
  if (cert !== undefined) writeFileSync(certPath?.() ?? "", cert);
  if (key !== undefined) writeFileSync(keyPath?.() ?? "", key);
}

type Opened = TestContext & { source: CertificateSource; mails: string[]; served: string[] };

async function open(pem: TestCertificate): Promise<Opened> {
  write(pem);
  const house = await openTestContext({
    clock: new TestClock(Date.now()),
    environment: {
      SITEWRIGHT_TLS: "files",
      SITEWRIGHT_TLS_CERT: certPath?.(),
      SITEWRIGHT_TLS_KEY: keyPath?.(),
      SITEWRIGHT_PUBLIC_URL: "https://sites.test",
    },
  });
  opened.push(house);
  const mails: string[] = [];
  const warn = async (_: unknown, subject: string, text: string) =>
    void mails.push(`${subject}\n${text}`);
  const settings = house.ctx.config.tls as FileTlsSettings;
  const source = await openCertificates(house.ctx, settings, warn);
  const served: string[] = [];
  source.watchDefault(({ cert }) => void served.push(cert));
  return { ...house, source, mails, served };
}

async function look({ clock, ctx }: Opened, times = 1): Promise<void> {
  for (let looks = 0; looks < times; looks += 1) {
    clock.advance(5_000);
    await ctx.scheduler.step();
  }
}

describe("what is read", () => {
  const text = "no PEM at all";
  test.each<[string, (pem: TestCertificate, other: TestCertificate) => TestCertificate]>([
    ["the certificate file holds no certificate", ({ key }) => ({ cert: text, key })],
    ["the certificate file holds no certificate", ({ key }) => ({ cert: key, key })],
    ["the certificate file holds no certificate", ({ key }) => ({ cert: "", key })],
    ["the key file holds no private key", ({ cert }) => ({ cert, key: text })],
    ["the key file holds no private key", ({ cert }) => ({ cert, key: cert })],
    ["the key does not belong", ({ cert }, { key }) => ({ cert, key })],
  ])("is refused in words where %s", async (fault, spoil) => {
    const pem = spoil(good, await authority.issue(NAMES));
    expect(() => readCertificate(pem)).toThrow(fault);
    await expect(open(pem)).rejects.toThrow(
      /^SITEWRIGHT_TLS_CERT and SITEWRIGHT_TLS_KEY cannot be used: .+; for example /,
    );
  });

  test("is the leaf's, whatever stands behind it in the file, with its dates", async () => {
    const [from, to] = [Date.UTC(2020, 0, 2), Date.UTC(2040, 4, 6)];
    const { cert, key } = await authority.issue(["leaf.test"], {
      from: new Date(from),
      to: new Date(to),
    });
    const read = readCertificate({ cert: cert + authority.root, key });
    expect([read.validFrom, read.validTo]).toEqual([from, to]);
    expect(read.leaf.checkHost("leaf.test")).toBe("leaf.test");
  });
});

describe("a handshake", () => {
  test("is given the certificate for the names that it is for, and for no other", async () => {
    const { source } = await open(good);
    const isShown = (name: string) => source.find(name) !== undefined;
    for (const name of ["sites.test", "a.sites.test", "www.other.test"])
      expect([name, isShown(name)]).toEqual([name, true]);
    for (const name of ["a.b.sites.test", "other.test", "sites.test.evil.test", "localhost"])
      expect([name, isShown(name)]).toEqual([name, false]);
  });

  test("proves nothing to an authority: nothing is ordered", async () => {
    const { source } = await open(good);
    expect(source.httpAnswer("token")).toBeUndefined();
    expect(source.alpnAnswer("sites.test")).toBeUndefined();
  });
});

describe("files that are replaced", () => {
  test("one after the other are taken when they fit, and nothing is said of the moment between", async () => {
    const house = await open(good);
    const next = await authority.issue(["next.test"]);
    write({ cert: next.cert });
    await look(house);
    expect(house.source.find("sites.test")).toBeDefined();
    write({ key: next.key });
    await look(house);
    expect(house.source.find("next.test")).toBeDefined();
    expect(house.source.find("sites.test")).toBeUndefined();
    expect(house.served).toEqual([good.cert, next.cert]);
    expect(house.logLines.join("\n")).not.toContain("cannot be used");
  });

  test("by what cannot be used are told of once for each fault, and again when it comes back", async () => {
    const house = await open(good);
    const told = () => house.logLines.filter((line) => line.includes("served on")).length;
    write({ cert: "broken" });
    await look(house, 4);
    expect(told()).toBe(1);
    write({ cert: good.cert, key: "broken" });
    await look(house, 4);
    expect(told()).toBe(2);
    write(good);
    await look(house, 2);
    write({ cert: "broken" });
    await look(house, 4);
    expect(told()).toBe(3);
    expect(house.source.find("sites.test")).toBeDefined();
    expect(house.served).toEqual([good.cert]);
  });

  test("by nothing keep what was there", async () => {
    const house = await open(good);
    rmSync(certPath?.() ?? "");
    await look(house, 3);
    expect(house.source.find("sites.test")).toBeDefined();
    expect(house.logLines.join("\n")).toContain("cert.pem cannot be read");
  });
});

describe("the end of a certificate", () => {
  const issue = (days: number) =>
    authority.issue(NAMES, { to: new Date(Date.now() + days * DAY_MS + 60_000) });

  test("is mailed at each threshold once, and of another certificate anew", async () => {
    const house = await open(await issue(20));
    for (let days = 0; days < 22; days += 1) {
      house.clock.advance(DAY_MS);
      await house.ctx.scheduler.step();
    }
    expect(house.mails).toHaveLength(4);
    expect(house.mails[0]).toContain("The certificate of sites.test is near its end");
    expect(house.mails.at(-1)).toContain("sites.test ex");
    write(await issue(22 + 10));
    await look(house, 2);
    house.clock.advance(3_600_000);
    await house.ctx.scheduler.step();
    expect(house.mails).toHaveLength(5);
  });

  test("says why the next one is not served, where one is there that cannot be", async () => {
    const house = await open(await issue(20));
    write({ key: "broken" });
    await look(house, 3);
    house.clock.advance(7 * DAY_MS);
    await house.ctx.scheduler.step();
    expect(house.mails.join("\n")).toContain("the key file holds no private key in PEM");
  });

  test("is a gauge, in seconds", async () => {
    const house = await open(await issue(20));
    const { text } = await house.ctx.metrics.scrape();
    const seconds = Number(/^sitewright_certificate_expiry_seconds (\d+)$/m.exec(text)?.[1]);
    expect(Math.abs(seconds * 1_000 - (Date.now() + 20 * DAY_MS))).toBeLessThan(10 * 60_000);
  });
});

describe("the doctor", () => {
  const soon = (days: number) => new Date(Date.now() + days * DAY_MS + 60_000);

  test.each<[boolean, string, readonly string[], { from?: Date; to?: Date }]>([
    [true, "is valid until", NAMES, {}],
    [false, "is not for sites.test, the service's own host", ["other.test"], {}],
    [false, "is valid until", NAMES, { to: soon(13) }],
    [true, "is valid until", NAMES, { to: soon(15) }],
    [false, "expired on", NAMES, { from: soon(-90), to: soon(-1) }],
    [false, "and not before", NAMES, { from: soon(2), to: soon(90) }],
  ])("finds the certificate well: %p, since it %s", async (ok, words, names, dates) => {
    const { ctx } = await open(await authority.issue(names, dates));
    const found = await checkCertificates(ctx);
    expect(found).toMatchObject({ ok });
    expect(found?.text).toContain(words);
  });

  test("says what is wrong with files that were good at the start", async () => {
    const { ctx } = await open(good);
    write({ key: "broken" });
    expect(await checkCertificates(ctx)).toEqual({
      ok: false,
      text: "the key file holds no private key in PEM without a passphrase",
    });
    write(good);
    expect(await checkCertificates(ctx)).toMatchObject({ ok: true });
  });

  test("has nothing to say where somebody else sees to certificates", async () => {
    const house = await openTestContext();
    opened.push(house);
    expect(await checkCertificates(house.ctx)).toBeUndefined();
  });
});
