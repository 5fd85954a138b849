/** What others have written stays text on the terminal of whoever is told of it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { runHere } from "../../test/fixtures/commands-here.ts";
import { openTestContext } from "../../test/fixtures/context.ts";
import { makeDirectory } from "../../test/fixtures/database-file.ts";
import { type DnsServer, startDnsServer } from "../../test/fixtures/dns-server.ts";
import { smallSite, storeSite } from "../../test/fixtures/small-site.ts";
import { MIGRATIONS } from "../platform/database/migrations.ts";

const ESCAPE = "\u001b[2J\u009b31m";
const DOMAIN = "www.shop.example";

let dns: DnsServer;
let siteId: string;
const place = makeDirectory();
const { directory } = place;

beforeAll(async () => {
  dns = await startDnsServer({ [DOMAIN]: { A: ["192.0.2.7"], CAA: [`ca.example${ESCAPE}`] } });
  const house = await openTestContext({ directory });
  const accountId = await house.createAccount();
  ({ siteId } = await storeSite(house.ctx, { slug: "a", accountId, files: smallSite("a") }));
  await house.abandon();
});
afterAll(() => {
  dns.close();
  place[Symbol.dispose]();
});

const run = (...args: string[]) =>
  runHere(args, {
    ...{ SITEWRIGHT_DATA: directory, SITEWRIGHT_LOG: "silent" },
    ...{ SITEWRIGHT_SITES_DOMAIN: "sites.example", SITEWRIGHT_DNS_SERVERS: dns.address },
  });

test("a domain's records are told without what its owner has put into them", async () => {
  expect((await run("site", "domain", siteId, DOMAIN)).exitCode).toBe(0);
  const { exitCode, stdout } = await run("site", "domain", siteId);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(
    /^warning {2}The CAA records of www\.shop\.example let only ca\.example\ufffd/m,
  );
  expect(stdout).not.toContain("\u001b");
  expect(stdout).not.toContain("\u009b");
});

test("nor does what is said of a file move the cursor", async () => {
  const path = join(place.directory, "evil.cell");
  const head = {
    ...{ format: "sitewright-cell", schema: MIGRATIONS.at(-1)?.tag, account: "acc_x" },
    ...{ name: "x", exportedAt: "", instance: "" },
  };
  const row = { t: `keys${ESCAPE}`, r: { id: "key_1" } };
  const lines = [head, row, { rows: 1 }].map((line) => JSON.stringify(line));
  writeFileSync(path, gzipSync(`${lines.join("\n")}\n`));
  const { exitCode, stderr } = await run("cell", "import", path);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/has keys\ufffd\[2J/);
  expect(stderr).not.toContain("\u001b");
});
