/** A database from before domains were a room: whoever had a domain has it, at the same address. */
import { expect, test } from "bun:test";
import { makeDirectory, openAt } from "../../../test/fixtures/database-file.ts";
import { MIGRATIONS } from "../../platform/database/migrations.ts";

const AT = MIGRATIONS.findIndex(({ tag }) => tag.endsWith("_domains"));

const insertSite = (id: string, domain: string | null, at: number) => ({
  sql: `insert into sites (id, account_id, name, slug, status, custom_domain, pages, version_id,
    published_version_id, served_build_id, served_origin, failures, created_at, updated_at)
    values (?, 'acc_1', ?, ?, 'live', ?, 3, 'v', 'v', 'b', ?, 0, ?, ?)`,
  args: [id, id, id, domain, `https://${domain ?? `${id}.sites.test`}`, at, at],
});

test("sites keep their domains, with the name beside each where nobody else has it", async () => {
  using place = makeDirectory();
  expect(AT).toBeGreaterThan(0);
  const before = await openAt(place.path, { migrations: MIGRATIONS.slice(0, AT) });
  await before.write([
    insertSite("a", "www.harbour.example", 10),
    insertSite("b", "harbour.example", 20),
    insertSite("c", "rye.example", 30),
    insertSite("d", null, 40),
  ]);
  await before.close();
  const db = await openAt(place.path);
  const read = async (sql: string): Promise<Record<string, unknown>[]> =>
    (await db.client.execute(sql)).rows.map((row) => ({ ...row }));
  expect(await read("select id, target_domain, live_domain from sites order by id")).toEqual([
    { id: "a", target_domain: "www.harbour.example", live_domain: "www.harbour.example" },
    { id: "b", target_domain: "harbour.example", live_domain: "harbour.example" },
    { id: "c", target_domain: "rye.example", live_domain: "rye.example" },
    { id: "d", target_domain: null, live_domain: null },
  ]);
  expect(await read("select host, site_id from site_hosts order by host")).toEqual([
    { host: "harbour.example", site_id: "b" },
    { host: "rye.example", site_id: "c" },
    { host: "www.harbour.example", site_id: "a" },
    { host: "www.rye.example", site_id: "c" },
  ]);
  const domains =
    "select domain, site_id, account_id, points_at, due_at from domains order by site_id";
  expect(await read(domains)).toEqual([
    { domain: "www.harbour.example", site_id: "a", account_id: "acc_1", points_at: 10, due_at: 0 },
    { domain: "harbour.example", site_id: "b", account_id: "acc_1", points_at: 20, due_at: 0 },
    { domain: "rye.example", site_id: "c", account_id: "acc_1", points_at: 30, due_at: 0 },
  ]);
  await db.close();
});
