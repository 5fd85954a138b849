/** A database from before documents and builds were told apart: every pointer leads to the same as before. */
import { expect, test } from "bun:test";
import { makeDirectory, openAt } from "../../../test/fixtures/database-file.ts";
import type { Database } from "../../platform/database/database.ts";
import { MIGRATIONS } from "../../platform/database/migrations.ts";

const AT = MIGRATIONS.findIndex(({ tag }) => tag.endsWith("_documents_and_builds"));
const BEFORE = MIGRATIONS.slice(0, AT);

type OldVersion = { id: string; site: string; document: string; build: string; at: number };

const insertVersion = ({ id, site, document, build, at }: OldVersion) => ({
  sql: "insert into site_versions values (?, ?, ?, ?, ?, 3, ?)",
  args: [id, site, document, build, `http://${site}.test`, at],
});

const insertFile = (version: string) => ({
  sql: "insert into version_files values (?, '/', ?, 'text/html', '', null)",
  args: [version, `hash-${version}`],
});

type OldSite = { id: string; newest: string; served: string | null; release: string | null };

const insertSite = ({ id, newest, served, release }: OldSite) => ({
  sql: `insert into sites (id, account_id, name, slug, status, pages, version_id, served_version_id,
    release_version_id, failures, created_at, updated_at)
    values (?, 'acc_1', ?, ?, ?, 3, ?, ?, ?, 0, 1, 1)`,
  args: [id, id, id, served === null ? "draft" : "live", newest, served, release],
});

/** Rows as the service wrote them before. */
async function fillAsBefore(db: Database) {
  const rebuilt = [
    { id: "ver_a1", site: "a", document: '{"one":1}', build: "b1", at: 10 },
    { id: "ver_a2", site: "a", document: '{"one":1}', build: "b2", at: 20 },
    { id: "ver_a3", site: "a", document: '{"one":1}', build: "b3", at: 30 },
  ];
  const other = { id: "ver_b1", site: "b", document: '{"one":1}', build: "b1", at: 15 };
  const draft = { id: "ver_c1", site: "c", document: '{"three":3}', build: "b4", at: 40 };
  const all = [...rebuilt, other, draft];
  await db.write([
    insertSite({ id: "a", newest: "ver_a3", served: "ver_a2", release: "ver_a3" }),
    insertSite({ id: "b", newest: "ver_b1", served: "ver_b1", release: null }),
    insertSite({ id: "c", newest: "ver_c1", served: null, release: null }),
    ...all.map(insertVersion),
    ...all.map(({ id }) => insertFile(id)),
    { sql: "insert into version_audits values ('ver_a2', 1, '{}', 20)", args: [] },
  ]);
}

test("documents and builds come apart, and sites point to the same as before", async () => {
  using place = makeDirectory();
  const before = await openAt(place.path, { migrations: BEFORE });
  await fillAsBefore(before);
  await before.close();
  const db = await openAt(place.path);
  const read = async (sql: string): Promise<Record<string, unknown>[]> =>
    (await db.client.execute(sql)).rows.map((row) => ({ ...row }));

  expect(await read("select * from versions order by id")).toMatchObject([
    { id: "ver_a1", site_id: "a", document: '{"one":1}', reason: "generated", created_at: 10 },
    { id: "ver_b1", site_id: "b", document: '{"one":1}', made_by: null, base_version_id: null },
    { id: "ver_c1", site_id: "c", document: '{"three":3}', live_at: 40 },
  ]);
  expect(await read("select * from builds order by id")).toMatchObject([
    { id: "ver_a1", version_id: "ver_a1", fingerprint: "b1", origin: "http://a.test", pages: 3 },
    { id: "ver_a2", version_id: "ver_a1", fingerprint: "b2", created_at: 20 },
    { id: "ver_a3", version_id: "ver_a1", fingerprint: "b3", created_at: 30 },
    { id: "ver_b1", version_id: "ver_b1", fingerprint: "b1" },
    { id: "ver_c1", version_id: "ver_c1", fingerprint: "b4" },
  ]);
  expect(
    await read(`select id, version_id, published_version_id, served_build_id, served_origin,
      release_build_id from sites order by id`),
  ).toEqual([
    {
      ...{ id: "a", version_id: "ver_a1", published_version_id: "ver_a1" },
      ...{ served_build_id: "ver_a2", served_origin: "http://a.test", release_build_id: "ver_a3" },
    },
    {
      ...{ id: "b", version_id: "ver_b1", published_version_id: "ver_b1" },
      ...{ served_build_id: "ver_b1", served_origin: "http://b.test", release_build_id: null },
    },
    {
      ...{ id: "c", version_id: "ver_c1", published_version_id: null },
      ...{ served_build_id: null, served_origin: null, release_build_id: null },
    },
  ]);
  expect(await read("select build_id, path, hash from build_files order by build_id")).toHaveLength(
    5,
  );
  expect(await read("select build_id, passed from build_audits")).toEqual([
    { build_id: "ver_a2", passed: 1 },
  ]);
  expect(await db.check()).toEqual([]);
  await db.close();
});
