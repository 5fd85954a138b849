/** Writes a tenant into one file, from a consistent copy of the database. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { changesAnswered } from "../../../http/changes-under-way.ts";
import { OperatorError } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { MIGRATIONS } from "../../../platform/database/migrations.ts";
import { openDatabase } from "../../../platform/database/open.ts";
import { refuseBadTarget } from "../../../platform/database/whole-file.ts";
import { openSecret } from "../../../platform/seal.ts";
import { makeWorkDirectory } from "../../../platform/work-directory.ts";
import { getAccount, noteMove } from "../../accounts/room.ts";
import { selfServiceKey } from "../../events/room.ts";
import { countOpenJobsOf } from "../../jobs/room.ts";
import { unsubscribeTokens } from "../../people/room.ts";
import { unpublishSite } from "../../sites/room.ts";
import { CARRIED, type CarriedTable, FORMER_LINKS } from "./carried-tables.ts";
import { CELL_FORMAT, type CellRow, type CellValue, writeCellFile } from "./cell-file.ts";

export type ExportedCell = { path: string; id: string; rows: number; bytes: number };

type Row = Record<string, CellValue>;

/** As the engine hands it out. */
type StoredRow = Record<string, string | number | null | ArrayBuffer> & { cell_row: number };

/** Rows read at once, and those of pictures. */
const PAGE = 50;
const LARGE_PAGE = 4;
/** Longer than a slow body may take; after one with pictures, which may take minutes, it is tried again. */
const PATIENCE_MS = 60_000;
/** Columns of a site that say what of it visitors get. */
const PUBLISHING = ["status", "served_build_id", "published_version_id", "served_origin", "due_at"];

/**
 * With `moves` the account is suspended, its sites are taken off and what was let in before is answered
 * before the copy is made, so that nothing is acknowledged here that the file lacks; the file has them as
 * they were. Throws `not_found`,
 * and `OperatorError` while builds are under way.
 */
export async function exportCell(
  ctx: Context,
  { account, path, moves }: { account: string; path: string; moves: boolean },
): Promise<ExportedCell> {
  const { name } = await getAccount(ctx, account);
  if (!ctx.db.isLocal)
    throw new OperatorError("A tenant is exported from a database file, not from a libSQL server.");
  // Before anything is taken off: a move that cannot be written would leave the account nowhere.
  refuseBadTarget(path);
  const before = moves ? await takeOffline(ctx, account) : new Map<string, Row>();
  if ((await countOpenJobsOf(ctx, account)) > 0)
    throw new OperatorError("Builds of the account are under way; wait for them, or cancel them.");
  const work = makeWorkDirectory(ctx.config.dataDirectory, "cell");
  try {
    const copy = join(work, "copy.db");
    await ctx.db.backup(copy);
    const db = await openDatabase({
      url: pathToFileURL(copy).href,
      dataDirectory: ctx.config.dataDirectory,
      log: ctx.log,
      onFatal: (error) => ctx.log.error({ err: error }, "the copy for a cell broke"),
    });
    try {
      const rows = await writeCellFile(
        path,
        {
          ...{ format: CELL_FORMAT, schema: MIGRATIONS.at(-1)?.tag ?? "", account, name },
          exportedAt: new Date(ctx.clock.now()).toISOString(),
          instance: ctx.config.publicUrl,
        },
        readRows(ctx, db, account, before),
      );
      return { path, id: account, rows, bytes: Bun.file(path).size };
    } finally {
      await db.close();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Nothing more is taken in for the account, and what was let in before is answered. Answers what its
 * sites and itself had before the first try, by id.
 */
async function takeOffline(ctx: Context, account: string): Promise<Map<string, Row>> {
  const columns = sql.join(
    PUBLISHING.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const rows = [
    ...(await ctx.db.orm.all<Row>(
      sql`select id, ${columns} from sites where account_id = ${account}`,
    )),
    ...(await ctx.db.orm.all<Row>(
      sql`select id, suspended_at from accounts where id = ${account}`,
    )),
  ];
  const before: Row[] = JSON.parse(await noteMove(ctx, account, JSON.stringify(rows)));
  for (const { id, status } of rows)
    if (status !== undefined && status !== "draft") await unpublishSite(ctx, String(id));
  if (!(await changesAnswered(ctx, PATIENCE_MS)))
    throw new OperatorError(
      "Requests from before the move are not answered yet; nothing more is taken in for the account, so try again.",
    );
  return new Map(before.map((row) => [String(row.id), row]));
}

async function* readRows(
  ctx: Context,
  db: Database,
  account: string,
  before: ReadonlyMap<string, Row>,
): AsyncGenerator<CellRow> {
  const people: string[] = [];
  for (const carried of CARRIED) {
    for await (const row of readTable(db, carried, account)) {
      openSealed(ctx, carried, row);
      if (carried.table === "users") people.push(String(row.id));
      if (carried.table === "registrations") keepLink(ctx, row);
      const was = before.get(String(row.id));
      if (was !== undefined && carried.table === "sites")
        for (const column of PUBLISHING) row[column] = was[column] ?? null;
      if (was !== undefined && carried.table === "accounts")
        row.suspended_at = was.suspended_at ?? null;
      yield { table: carried.table, row };
    }
    if (carried.table === FORMER_LINKS)
      for (const user_id of people)
        for (const token of unsubscribeTokens(ctx, user_id))
          yield { table: carried.table, row: { token, user_id } };
  }
}

async function* readTable(
  db: Database,
  { table, which, omitted = [], isLarge }: CarriedTable,
  account: string,
): AsyncGenerator<Row> {
  const [before = "", ...rest] = which.split(":account");
  const condition = rest.reduce(
    (query, part) => sql`${query}${account}${sql.raw(part)}`,
    sql.raw(before),
  );
  const columns = await db.orm.all<{ name: string }>(
    sql`select name from pragma_table_info(${table})`,
  );
  const names = columns.map(({ name }) => name).filter((name) => !omitted.includes(name));
  // Under names of their own: a row hides a column that is called like a property of lists.
  const list = names.map((name, at) => sql`${sql.identifier(name)} as ${sql.identifier(`c${at}`)}`);
  const page = isLarge === true ? LARGE_PAGE : PAGE;
  let after = -1;
  for (;;) {
    const rows = await db.orm.all<StoredRow>(
      sql`select rowid as cell_row, ${sql.join(list, sql`, `)} from ${sql.identifier(table)}
        where rowid > ${after} and (${condition}) order by rowid limit ${page}`,
    );
    for (const row of rows) {
      after = row.cell_row;
      yield Object.fromEntries(names.map((name, at) => [name, asValue(row[`c${at}`])]));
    }
    if (rows.length < page) return;
  }
}

const asValue = (value: StoredRow[string] | undefined): CellValue =>
  value instanceof ArrayBuffer ? new Uint8Array(value) : (value ?? null);

function openSealed(ctx: Context, { sealed }: CarriedTable, row: Row): void {
  for (const column of sealed?.columns ?? []) {
    const value = row[column];
    if (typeof value !== "string" || sealed === undefined) continue;
    const opened = openSecret(ctx, { use: sealed.use, owner: String(row.id) }, value);
    if (opened === undefined)
      throw new OperatorError(
        "A secret of the account was sealed with another SITEWRIGHT_INSTANCE_KEY; set that one.",
      );
    row[column] = opened;
  }
}

/** Links in mails that were sent are signed with this instance's key: they stay good elsewhere. */
function keepLink(ctx: Context, row: Row): void {
  const kept = typeof row.former_keys === "string" ? row.former_keys.split(" ") : [];
  row.former_keys = [...kept, selfServiceKey(ctx, String(row.id))].join(" ");
}
