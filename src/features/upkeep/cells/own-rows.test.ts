/** A tenant's file brings that tenant alone, whatever somebody has written into it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { openTestContext, type TestContext } from "../../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../../test/fixtures/small-site.ts";
import { createKey, findAccounts, listKeys } from "../../accounts/room.ts";
import { acceptLink, invite } from "../../people/room.ts";
import { listSites } from "../../sites/room.ts";
import { exportCell } from "./export-cell.ts";
import { importCell } from "./import-cell.ts";

type Row = { t: string; r: Record<string, unknown> };

let there: TestContext;
let here: TestContext;
/** Of the one who is moved, and of somebody who is here already. */
let account: string;
let neighbour: { accountId: string; siteId: string };
let head = "";
let rows: Row[] = [];

beforeAll(async () => {
  [there, here] = await Promise.all([openTestContext(), openTestContext()]);
  account = await there.createAccount();
  await storeSite(there.ctx, { slug: "harbour", accountId: account, files: smallSite("a") });
  await createKey(there.ctx, { accountId: account, scope: "full" });
  const owner = { email: "ann@example.com", account: { id: account, role: "owner" as const } };
  const { link } = await invite(there.ctx, owner);
  const token = link.slice(link.lastIndexOf("/") + 1);
  const person = { token, name: "Ann", password: "correct horse battery" };
  await acceptLink(there.ctx, person, { userAgent: "", clientAddress: "127.0.0.1" });
  const accountId = await here.createAccount();
  const site = { slug: "inland", accountId, files: smallSite("b") };
  neighbour = { accountId, siteId: (await storeSite(here.ctx, site)).siteId };
  const path = join(there.directory, "good.cell");
  await exportCell(there.ctx, { account, path, moves: false });
  const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");
  head = lines[0] ?? "";
  rows = lines.slice(1, -1).map((line) => JSON.parse(line));
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** A file with these rows, or these lines in their place. */
function write(name: string, changed: readonly (Row | string)[], count = changed.length): string {
  const path = join(here.directory, `${name}.cell`);
  const lines = changed.map((row) => (typeof row === "string" ? row : JSON.stringify(row)));
  const all = [head, ...lines, JSON.stringify({ rows: count })];
  writeFileSync(path, gzipSync(`${all.join("\n")}\n`));
  return path;
}

/** All rows, and behind those of a table one more like them, with other values. */
function withOneMore(table: string, values: Record<string, unknown>): Row[] {
  const at = rows.findLastIndex(({ t }) => t === table);
  const like = rows[at];
  if (like === undefined) throw new Error(`the file has no ${table}`);
  return rows.toSpliced(at + 1, 0, { t: table, r: { ...like.r, ...values } });
}

test("rows of others who are here are refused before anything is written", async () => {
  const { accountId, siteId } = neighbour;
  const passkey = { t: "passkeys", r: { id: "pk_1", user_id: "usr_operator" } };
  const cases: [string, Row[]][] = [
    ["keys", withOneMore("keys", { id: "key_x", hash: "0".repeat(64), account_id: accountId })],
    ["accounts", withOneMore("accounts", { id: "acc_x" })],
    ["memberships", withOneMore("memberships", { user_id: "usr_operator" })],
    ["passkeys", [passkey, ...rows]],
    ["sites", withOneMore("versions", { id: "ver_x", site_id: siteId })],
    ["sites", withOneMore("builds", { id: "bld_x", site_id: "site_none" })],
  ];
  for (const [table, changed] of cases)
    await expect(importCell(here.ctx, write("foreign", changed))).rejects.toThrow(
      `holds ${table} of others than its account`,
    );
  expect((await findAccounts(here.ctx, { countMax: 9 })).map(({ id }) => id)).toEqual([accountId]);
  expect(await listKeys(here.ctx, accountId)).toEqual([]);
  expect((await listSites(here.ctx, accountId)).map(({ id }) => id)).toEqual([siteId]);
});

test("a file that is no longer whole says so in a sentence, and the whole one is taken after all", async () => {
  const broken: [string, string][] = [
    ["a line that is no row", write("line", [...rows, '{"t":5}'])],
    ["a line that is no JSON", write("text", [...rows, "not JSON"])],
    ["a wrong number", write("count", rows, rows.length + 1)],
    ["a row too few", write("less", rows.slice(1), rows.length)],
  ];
  for (const [what, path] of broken) {
    const fault = await importCell(here.ctx, path).catch(
      (error) => `${error.name}: ${error.message}`,
    );
    expect([what, fault]).toEqual([
      what,
      `OperatorError: ${path} is damaged or cut short; export it again.`,
    ]);
  }
  const taken = await importCell(here.ctx, write("good", rows));
  expect(taken).toMatchObject({ id: account, rows: rows.length });
  expect(await listKeys(here.ctx, account)).toHaveLength(1);
  expect(await listSites(here.ctx, account)).toHaveLength(1);
});
