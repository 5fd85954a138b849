/**
 * Brings a database to the schema of this executable. Refuses, by name and before it changes
 * anything, a database that a newer executable has written or whose migrations were edited later.
 */
import type { Client, InStatement } from "@libsql/client";
import { OperatorError } from "../../lib/errors.ts";
import { reasonOf } from "./engine-errors.ts";

/** One step from a schema to the next, as drizzle-kit wrote it. */
export type Migration = {
  /** The name of its file without the ending, such as `0000_init`. */
  readonly tag: string;
  /** When it was generated, epoch ms: its identity in the database. */
  readonly when: number;
  /** SHA-256 of the file, to notice a later edit. */
  readonly hash: string;
  readonly statements: readonly string[];
};

/** A migration that the database has, as its table of migrations records it. */
export type AppliedMigration = { readonly hash: string; readonly when: number };

/** The same table as drizzle's own migrator keeps, so that its tools can read it. */
const CREATE_TABLE =
  "create table if not exists __drizzle_migrations " +
  "(id integer primary key, hash text not null, created_at numeric)";
const TABLE_EXISTS = "select 1 from sqlite_master where name = '__drizzle_migrations'";
export const READ_APPLIED = "select hash, created_at from __drizzle_migrations order by created_at";

/** What the database already has; empty for one that was never migrated. */
export async function readApplied(client: Pick<Client, "execute">): Promise<AppliedMigration[]> {
  if ((await client.execute(TABLE_EXISTS)).rows.length === 0) return [];
  const { rows } = await client.execute(READ_APPLIED);
  return rows.map((row) => ({ hash: String(row.hash), when: Number(row.created_at) }));
}

/** What is left to do. Throws `OperatorError` for a newer database and for edited migrations. */
export function planMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.when, migration]));
  const done = new Set(applied.map(({ when }) => when));
  for (const { when, hash } of applied) {
    const migration = known.get(when);
    if (migration === undefined) throw newerDatabase(applied.length, migrations.length);
    if (migration.hash !== hash) {
      throw new OperatorError(
        `The migration ${migration.tag} was changed after this database took it. ` +
          "Start the executable that migrated it, or one that is newer.",
      );
    }
  }
  return migrations.filter(({ when }) => !done.has(when));
}

/** The refusal to start on what a newer executable has written. */
export function newerDatabase(databaseSchema: number, ownSchema: number): OperatorError {
  return new OperatorError(
    `The database is newer than this executable: its schema is ${databaseSchema}, this one knows ` +
      `${ownSchema}. Start the newer executable, or restore a backup from before the upgrade.`,
  );
}

export type MigrateOptions = {
  /** Called once before an existing schema changes, with the first migration's tag. */
  readonly beforeUpgrade?: (tag: string) => Promise<void>;
  /** Also numbers the schema in the file's header, where it can be read without opening the file. */
  readonly stampsHeader: boolean;
};

/** Applies what is missing, each migration as one transaction; returns the tags of those it applied. */
export async function migrate(
  client: Client,
  migrations: readonly Migration[],
  options: MigrateOptions,
): Promise<string[]> {
  const applied = await readApplied(client);
  const pending = planMigrations(applied, migrations);
  const [first] = pending;
  if (first === undefined) return [];
  if (applied.length > 0) await options.beforeUpgrade?.(first.tag);
  for (const migration of pending) {
    const number = migrations.indexOf(migration) + 1;
    await applyMigration(client, migration, { number, stampsHeader: options.stampsHeader });
  }
  await refuseDanglingReferences(client);
  return pending.map(({ tag }) => tag);
}

async function applyMigration(
  client: Client,
  migration: Migration,
  { number, stampsHeader }: { number: number; stampsHeader: boolean },
): Promise<void> {
  const statements: InStatement[] = [
    CREATE_TABLE,
    // First, and under its own number: a migration that can be repeated, as one that builds a table anew
    // can, must fail here for the second of two instances that start together.
    {
      sql: "insert into __drizzle_migrations (id, hash, created_at) values (?, ?, ?)",
      args: [BigInt(number), migration.hash, BigInt(migration.when)],
    },
    ...migration.statements,
  ];
  if (stampsHeader) statements.push(`pragma user_version = ${number}`);
  try {
    // The one way that keeps the rows which refer to a rebuilt table: see LocalClient.migrate.
    await client.migrate(statements);
  } catch (error) {
    // Another instance on the same server may have been faster.
    const applied = await readApplied(client);
    if (applied.some(({ when }) => when === migration.when)) return;
    throw new OperatorError(
      `The migration ${migration.tag} failed and has changed nothing: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}

async function refuseDanglingReferences(client: Client): Promise<void> {
  const [first] = (await client.execute("PRAGMA foreign_key_check")).rows;
  if (first === undefined) return;
  throw new OperatorError(
    `After migrating, a row of ${first.table} refers to a missing row of ${first.parent}.`,
  );
}
