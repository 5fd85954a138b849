/** Certificates at rest: sealed, step by step, and told of in words that are true at that moment. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createAuthority, type TestAuthority } from "../../../../test/fixtures/certificates.ts";
import { openTestContext, type TestContext } from "../../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../../test/fixtures/small-site.ts";
import { TestClock } from "../../../../test/fixtures/test-clock.ts";
import { OperatorError } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { tidyProblem } from "./authority.ts";
import { checkCertificates } from "./checks.ts";
import { createCertificateKey } from "./create-key.ts";
import { describeCertificate } from "./describe.ts";
import {
  beginOrder,
  dropOrder,
  listCertificateStates,
  listUnopenable,
  readAccount,
  readCertificateState,
  readChain,
  readOrder,
  readPem,
  removeCertificate,
  storeAccountUrl,
  storeCertificate,
  storeChanges,
  storeOrderUrl,
} from "./store.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NAME = "shop.example";
const DIRECTORY = "https://authority.example/directory";

let authority: TestAuthority;
let house: TestContext;
let ctx: Context;
beforeAll(async () => {
  authority = await createAuthority();
});
beforeEach(async () => {
  house = await openTestContext({
    clock: new TestClock(Date.now()),
    environment: { SITEWRIGHT_TLS: "acme", SITEWRIGHT_PUBLIC_URL: `https://${NAME}` },
  });
  ({ ctx } = house);
});
afterEach(() => house.close());

/** The same data with another instance key, as after a restore without it. */
const withOtherKey = (): Context => ({ ...ctx, instanceKey: new Uint8Array(32).fill(7) });

/** An order for the name that has come to a certificate of so many days. */
async function obtain(name = NAME, days = 90): Promise<{ chain: string; key: string }> {
  const { key } = await beginOrder(ctx, name, false);
  const now = house.clock.now();
  const { cert: chain } = await authority.issue([name], { to: new Date(now + days * DAY_MS) });
  const notAfter = now + days * DAY_MS;
  await storeCertificate(ctx, name, {
    ...{ chain, notBefore: now, notAfter, renewAt: now + (days * DAY_MS * 2) / 3, askAt: null },
  });
  return { chain, key };
}

describe("an order", () => {
  test("is there with its key before anybody is asked, and with its address after", async () => {
    expect(await readOrder(ctx, NAME)).toBeUndefined();
    const begun = await beginOrder(ctx, NAME, false);
    expect(await readOrder(ctx, NAME)).toEqual({ url: undefined, key: begun.key });
    await storeOrderUrl(ctx, NAME, "https://authority.example/order/1");
    expect(await readOrder(ctx, NAME)).toEqual({
      ...{ url: "https://authority.example/order/1", key: begun.key },
    });
    await dropOrder(ctx, NAME);
    expect(await readOrder(ctx, NAME)).toBeUndefined();
  });

  test("that is begun anew has another key, and none of the old one's address", async () => {
    const first = await beginOrder(ctx, NAME, false);
    await storeOrderUrl(ctx, NAME, "https://authority.example/order/1");
    const second = await beginOrder(ctx, NAME, false);
    expect(second.key).not.toBe(first.key);
    expect(await readOrder(ctx, NAME)).toEqual({ url: undefined, key: second.key });
  });

  test("becomes the certificate's in one step, with its key, and its faults are forgotten", async () => {
    await storeChanges(ctx, NAME, { failures: 3, fault: "no such name", warnedDays: 7, nextAt: 1 });
    const { chain, key } = await obtain();
    expect(await readPem(ctx, NAME)).toEqual({ cert: chain, key });
    expect(await readChain(ctx, NAME)).toBe(chain);
    expect(await readOrder(ctx, NAME)).toBeUndefined();
    expect(await readCertificateState(ctx, NAME)).toMatchObject({
      ...{ failures: 0, fault: null, warnedDays: null, nextAt: house.clock.now() + HOUR_MS },
    });
  });

  test("that was dropped meanwhile stores nothing: its key is gone", async () => {
    await beginOrder(ctx, NAME, false);
    await dropOrder(ctx, NAME);
    const now = house.clock.now();
    await storeCertificate(ctx, NAME, {
      ...{
        chain: "of another key",
        notBefore: now,
        notAfter: now + DAY_MS,
        renewAt: now,
        askAt: null,
      },
    });
    expect(await readPem(ctx, NAME)).toBeUndefined();
    expect(await readChain(ctx, NAME)).toBeUndefined();
  });

  test("for a renewal leaves the certificate in service until it is done", async () => {
    const before = await obtain();
    await beginOrder(ctx, NAME, true);
    expect(await readPem(ctx, NAME)).toEqual({ cert: before.chain, key: before.key });
    await dropOrder(ctx, NAME);
    expect(await readPem(ctx, NAME)).toEqual({ cert: before.chain, key: before.key });
  });
});

describe("a private key", () => {
  const secretsOf = (pem: string) =>
    pem.split("\n").filter((line) => line.length > 30 && !line.startsWith("-----"));

  test("is in no file in plain text, of certificates as of the account", async () => {
    const { key } = await obtain();
    const account = await readAccount(ctx, DIRECTORY);
    await house.abandon();
    const files = readdirSync(house.directory).map((name) =>
      readFileSync(join(house.directory, name), "latin1"),
    );
    for (const secret of [...secretsOf(key), ...secretsOf(account.key)])
      expect(files.some((text) => text.includes(secret))).toBe(false);
    house = await openTestContext({ directory: house.directory, clock: house.clock });
  });

  test("opens for its own name alone, and with its own instance key alone", async () => {
    await obtain();
    expect(await listUnopenable(ctx)).toEqual([]);
    await ctx.db.write([
      {
        sql: "update certificates set name = ? where name = ?",
        args: ["evil.example", NAME],
      },
    ]);
    expect(await readPem(ctx, "evil.example")).toBeUndefined();
    expect(await listUnopenable(ctx)).toEqual(["evil.example"]);
    expect(house.logLines.join("\n")).toContain("does not open");
  });

  test("that does not open is the doctor's to tell, and no order is gone on with", async () => {
    await obtain();
    await beginOrder(ctx, NAME, true);
    const other = withOtherKey();
    expect(await readPem(other, NAME)).toBeUndefined();
    expect(await readOrder(other, NAME)).toBeUndefined();
    expect(await checkCertificates(other)).toEqual({
      ...{ ok: false, text: `the key of ${NAME} does not open with this instance key` },
    });
  });

  test("is another each time", () => {
    const made = Array.from({ length: 5 }, () => createCertificateKey());
    expect(new Set(made).size).toBe(5);
    for (const pem of made) expect(pem).toStartWith("-----BEGIN ");
  });
});

describe("the account at an authority", () => {
  test("is one for each directory, the same for all who ask at once and after a restart", async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => readAccount(ctx, DIRECTORY)));
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(asked[0]?.url).toBeUndefined();
    await storeAccountUrl(ctx, DIRECTORY, "https://authority.example/account/1");
    expect(await readAccount(ctx, DIRECTORY)).toEqual({
      ...{ key: asked[0]?.key ?? "", url: "https://authority.example/account/1" },
    });
    const elsewhere = await readAccount(ctx, "https://other.example/directory");
    expect(elsewhere.key).not.toBe(asked[0]?.key ?? "");
    await storeAccountUrl(ctx, DIRECTORY, null);
    expect((await readAccount(ctx, DIRECTORY)).url).toBeUndefined();
  });

  test("whose key does not open is the operator's to mend, and is not made anew", async () => {
    const { key } = await readAccount(ctx, DIRECTORY);
    const failed = await readAccount(withOtherKey(), DIRECTORY).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(OperatorError);
    expect(String(failed)).toContain("SITEWRIGHT_INSTANCE_KEY");
    expect((await readAccount(ctx, DIRECTORY)).key).toBe(key);
  });
});

describe("what is said of a certificate", () => {
  test("is that there is none, and why, until there is one", async () => {
    expect(await describeCertificate(ctx, NAME)).toEqual({
      ...{ status: "missing", issuer: null, validUntil: null },
      text: `There is no valid certificate for ${NAME} yet. It is ordered by itself as soon as the name leads here.`,
    });
    const nextAt = Date.UTC(2030, 0, 2, 3, 4, 55);
    await storeChanges(ctx, NAME, { failures: 1, fault: "no such name", nextAt });
    expect((await describeCertificate(ctx, NAME))?.text).toBe(
      `There is no valid certificate for ${NAME} yet. The last order failed: no such name. The next one is made 2030-01-02T03:04Z.`,
    );
  });

  test("is until when it is valid and by whom, and that it is over from then on", async () => {
    await obtain(NAME, 10);
    const validUntil = house.clock.now() + 10 * DAY_MS;
    const minute = `${new Date(validUntil).toISOString().slice(0, 16)}Z`;
    expect(await describeCertificate(ctx, NAME)).toEqual({
      ...{ status: "valid", issuer: "Test authority", validUntil },
      text: `The certificate of ${NAME} is valid until ${minute}.`,
    });
    house.clock.advance(10 * DAY_MS);
    expect((await describeCertificate(ctx, NAME))?.status).toBe("missing");
  });

  test("is nothing where somebody else sees to it", async () => {
    const other = await openTestContext();
    expect(await describeCertificate(other.ctx, NAME)).toBeUndefined();
    await other.close();
  });

  test("in an authority's words is whole characters, on one line, and not without end", () => {
    for (const text of ["🥐".repeat(700), `x${"🥐".repeat(700)}`, "a\nb\0c", "half \ud83e"]) {
      const told = tidyProblem(text);
      expect(told.isWellFormed()).toBe(true);
      expect(told).not.toMatch(/\p{Cc}/u);
      expect(told.length).toBeLessThanOrEqual(1_000);
    }
    expect(tidyProblem("DNS problem: NXDOMAIN")).toBe("DNS problem: NXDOMAIN");
  });
});

describe("the doctor", () => {
  const publish = () => storeSite(ctx, { slug: "bakery", files: smallSite("a") });

  test("counts the names without a certificate, and says why of one", async () => {
    await publish();
    const found = await checkCertificates(ctx);
    expect(found?.ok).toBe(false);
    expect(found?.text).toStartWith("2 of 2 names have no valid certificate, such as ");
    expect(found?.text).toEndWith("it is still to be ordered");
  });

  test("is content when all have one, warns of a renewal that fails, and fails near the end", async () => {
    await obtain(NAME, 90);
    expect(await checkCertificates(ctx)).toEqual({ ok: true, text: "all 1 names have one" });
    house.clock.advance(61 * DAY_MS);
    expect((await checkCertificates(ctx))?.ok).toBe(true);
    await storeChanges(ctx, NAME, { failures: 2, fault: "no such name" });
    const late = await checkCertificates(ctx);
    expect(late).toMatchObject({ ok: true, isWarning: true });
    expect(late?.text).toEndWith("and could not be renewed: no such name");
    house.clock.advance(16 * DAY_MS);
    expect(await checkCertificates(ctx)).toMatchObject({ ok: false });
    house.clock.advance(14 * DAY_MS);
    expect((await checkCertificates(ctx))?.text).toContain(
      "1 of 1 names have no valid certificate",
    );
  });

  test("has nothing left of a name that is removed", async () => {
    await obtain();
    await removeCertificate(ctx, NAME);
    expect(await listCertificateStates(ctx)).toEqual([]);
    expect(await readPem(ctx, NAME)).toBeUndefined();
  });
});
