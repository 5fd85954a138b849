/** Takes a tenant in from a file: everything, or nothing that anybody could see. */
import { sql } from "drizzle-orm";
import { OperatorError } from "../../../lib/errors.ts";
import { isSoundJson } from "../../../lib/sound-json.ts";
import type { Context } from "../../../platform/context.ts";
import type { Statement } from "../../../platform/database/database.ts";
import { MIGRATIONS } from "../../../platform/database/migrations.ts";
import { statement } from "../../../platform/database/statements.ts";
import { sealSecret } from "../../../platform/seal.ts";
import { findUser } from "../../people/room.ts";
import { wakePublishing } from "../../sites/room.ts";
import { CARRIED, type CarriedTable } from "./carried-tables.ts";
import { type CellRow, type CellValue, readCellHead, readCellRows } from "./cell-file.ts";
import { OwnRows } from "./own-rows.ts";

export type ImportedCell = { id: string; name: string; rows: number; from: string };

/** Rows written at once, and bytes of files in them: nobody else is answered meanwhile. */
const BATCH = 100;
const BATCH_BYTES = 8 * 1024 * 1024;

const BY_NAME: ReadonlyMap<string, CarriedTable> = new Map(
  CARRIED.map((carried) => [carried.table, carried]),
);

/**
 * Throws `OperatorError`: for another schema, an account that is here already, and names that others
 * here have. What was written before a failure belongs to nobody, and is taken up when tried again.
 */
export async function importCell(ctx: Context, path: string): Promise<ImportedCell> {
  const head = await readCellHead(path);
  const schema = MIGRATIONS.at(-1)?.tag ?? "";
  if (head.schema !== schema)
    throw new OperatorError(
      `The file has the schema ${head.schema}, this instance ${schema}; bring both instances to the same version first.`,
    );
  await refuseTaken(ctx, head.account, path);
  const columns = await readColumns(ctx);
  const people = new Map<string, string>();
  const last: Statement[] = [];
  let batch: Statement[] = [];
  let bytes = 0;
  let rows = 0;
  for await (const cell of readCellRows(path)) {
    const carried = BY_NAME.get(cell.table);
    if (carried === undefined) throw unknownColumn(path, cell.table);
    rows += 1;
    const row = await adapt(ctx, cell, people);
    if (row === undefined) continue;
    const insert = insertStatement(carried, row, columns, path);
    if (carried.isLast === true) last.push(insert);
    else {
      batch.push(insert);
      bytes += fileBytesOf(row);
    }
    if (batch.length === BATCH || bytes >= BATCH_BYTES) {
      await ctx.db.write(batch);
      batch = [];
      bytes = 0;
    }
  }
  await ctx.db.write([...batch, ...last, ...openAgain(ctx, head.account)]);
  wakePublishing(ctx);
  return { id: head.account, name: head.name, rows, from: head.instance };
}

/** Text that the engine would cut, or end the process over once it reads it. */
function requireSound({ table, row }: CellRow, path: string): void {
  const { json = [] } = BY_NAME.get(table) ?? {};
  for (const [name, value] of Object.entries(row)) {
    if (typeof value !== "string") continue;
    const isSound = value.isWellFormed() && !value.includes("\0");
    if (!isSound || (json.includes(name) && !isSoundJson(value)))
      throw new OperatorError(
        `${path} is damaged: ${table}.${name} is no valid text; export the tenant anew.`,
      );
  }
}

const fileBytesOf = (row: Record<string, CellValue>): number =>
  Object.values(row).reduce<number>(
    (sum, value) => sum + (value instanceof Uint8Array ? value.byteLength : 0),
    0,
  );

/** Before anything is written: names are unique on an instance, and ids everywhere; all is the account's. */
async function refuseTaken(ctx: Context, account: string, path: string): Promise<void> {
  const isThere = await ctx.db.orm.all(sql`select 1 from accounts where id = ${account}`);
  if (isThere.length > 0) throw new OperatorError(`The account ${account} is here already.`);
  const own = new OwnRows(account);
  for await (const cell of readCellRows(path)) {
    if (!own.note(cell)) throw foreignRow(path, cell.table);
    requireSound(cell, path);
    const { table, row } = cell;
    const [column, what] =
      table === "sites" ? ["slug", "name"] : table === "site_hosts" ? ["host", "domain"] : [];
    if (column === undefined) continue;
    const taken = await ctx.db.orm.all(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${row[column]}`,
    );
    if (taken.length > 0)
      throw new OperatorError(`The ${what} ${row[column]} belongs to another site here.`);
  }
  if (!own.hasOwnSitesAlone) throw foreignRow(path, "sites");
}

const foreignRow = (path: string, table: string) =>
  new OperatorError(
    `${path} holds ${table} of others than its account; import only what \`sitewright cell export\` wrote.`,
  );

async function readColumns(ctx: Context): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const columns = new Map<string, ReadonlySet<string>>();
  for (const { table } of CARRIED) {
    const rows = await ctx.db.orm.all<{ name: string }>(
      sql`select name from pragma_table_info(${table})`,
    );
    columns.set(table, new Set(rows.map(({ name }) => name)));
  }
  return columns;
}

/**
 * The row as it is stored here; undefined for what is here already. A person whose address is known here
 * stays who they are, and becomes a member.
 */
async function adapt(
  ctx: Context,
  { table, row }: CellRow,
  people: Map<string, string>,
): Promise<Record<string, CellValue> | undefined> {
  if (table === "users") {
    const known = await findUser(ctx, String(row.email));
    people.set(String(row.id), known?.id ?? String(row.id));
    // An operator there is a person like others here.
    if (known === undefined) return sealAgain(ctx, table, { ...row, is_operator: 0 });
    return undefined;
  }
  const person = typeof row.user_id === "string" ? people.get(row.user_id) : undefined;
  const isStranger = person !== undefined && person !== row.user_id;
  if (isStranger && (table === "passkeys" || table === "recovery_codes")) return undefined;
  return sealAgain(ctx, table, person === undefined ? row : { ...row, user_id: person });
}

function sealAgain(
  ctx: Context,
  table: string,
  row: Record<string, CellValue>,
): Record<string, CellValue> {
  const sealed = BY_NAME.get(table)?.sealed;
  if (sealed === undefined) return row;
  const closed = { ...row };
  for (const column of sealed.columns) {
    const value = row[column];
    if (typeof value === "string")
      closed[column] = sealSecret(ctx, { use: sealed.use, owner: String(row.id) }, value);
  }
  return closed;
}

/** Names come from a file: only those that the table has are taken. */
function insertStatement(
  { table, isLast }: CarriedTable,
  row: Record<string, CellValue>,
  columns: ReadonlyMap<string, ReadonlySet<string>>,
  path: string,
): Statement {
  const names = Object.keys(row);
  const unknown = names.find((name) => !columns.get(table)?.has(name));
  if (unknown !== undefined) throw unknownColumn(path, `${table}.${unknown}`);
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    names.map((name) => sql`${row[name]}`),
    sql`, `,
  );
  // What an earlier try has written is the same; contents and people are shared with others.
  const verb = sql.raw(isLast === true ? "insert" : "insert or ignore");
  return statement(sql`${verb} into ${sql.identifier(table)} (${list}) values (${values})`);
}

/** Published sites are checked and rendered for their address here; domains are looked at. */
function openAgain(ctx: Context, account: string): Statement[] {
  const now = ctx.clock.now();
  return [
    statement(sql`update sites set status = 'provisioning', changed_at = ${now}, due_at = ${now},
      failures = 0, release_build_id = null
      where account_id = ${account} and served_build_id is not null`),
    statement(sql`update domains set due_at = ${now} where account_id = ${account}`),
  ];
}

const unknownColumn = (path: string, what: string) =>
  new OperatorError(`${path} has ${what}, which this instance does not know.`);
