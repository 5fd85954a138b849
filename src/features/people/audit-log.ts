/**
 * The audit log: who changed what, when. An entry is a statement for the write that makes the
 * change, so that neither is there without the other.
 */
import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Database, Writable } from "../../platform/database/database.ts";
import { auditEntries, users } from "./table.ts";

export type AuditNote = {
  /** Undefined for the command line, and where nobody has signed in yet. */
  userId?: string | undefined;
  by: "person" | "command line" | "nobody known";
  action: string;
  accountId?: string | undefined;
  target?: Readonly<Record<string, string>>;
  /** The key of the address of the person it was done to. */
  subjectKey?: string | undefined;
};

export function auditStatement(ctx: Context, note: AuditNote): Writable {
  return ctx.db.orm.insert(auditEntries).values({
    id: ctx.ids.create("aud"),
    at: ctx.clock.now(),
    userId: note.userId ?? null,
    by: note.by,
    action: note.action,
    accountId: note.accountId ?? null,
    target: JSON.stringify(note.target ?? {}),
    subjectKey: note.subjectKey ?? null,
  });
}

/**
 * A context whose first write carries the entry in its own transaction. Services need not know that
 * they are watched; what changes nothing leaves no entry.
 */
export function withAudit(ctx: Context, note: () => AuditNote): Context {
  let isWritten = false;
  const { db } = ctx;
  const audited: Database = {
    orm: db.orm,
    client: db.client,
    isLocal: db.isLocal,
    async write(statements) {
      if (isWritten || statements.length === 0) return db.write(statements);
      isWritten = true;
      try {
        const results = await db.write([...statements, auditStatement(ctx, note())]);
        return results.slice(0, statements.length);
      } catch (error) {
        // Nothing has happened, so there is still something to tell when it is tried again.
        isWritten = false;
        throw error;
      }
    },
    async writeShared(kind, item) {
      // Its statements are shared with others' items, so that the entry goes in front of it.
      if (!isWritten) await db.write([auditStatement(ctx, note())]);
      isWritten = true;
      return db.writeShared(kind, item);
    },
    readAside: (query) => db.readAside(query),
    backup: (path) => db.backup(path),
    emptyLog: () => db.emptyLog(),
    check: () => db.check(),
    close: () => db.close(),
  };
  return { ...ctx, db: audited };
}

export type AuditEntry = {
  id: string;
  at: number;
  by: AuditNote["by"];
  /** Null for the command line, and for people who are gone. */
  person: { id: string; name: string; email: string } | null;
  action: string;
  accountId: string | null;
  target: Record<string, string>;
};

/** The log, newest first: of one account, or of all. */
export async function listAudit(
  ctx: Context,
  query: { accountId?: string | undefined; limit: number; skip: number },
): Promise<{ items: AuditEntry[]; total: number }> {
  const which: SQL | undefined =
    query.accountId === undefined ? undefined : eq(auditEntries.accountId, query.accountId);
  const rows = await ctx.db.orm
    .select({ entry: auditEntries, person: users })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(and(which))
    .orderBy(desc(auditEntries.id))
    .limit(query.limit)
    .offset(query.skip);
  const items = rows.map(({ entry, person }) => ({
    id: entry.id,
    at: entry.at,
    by: entry.by,
    person: person && { id: person.id, name: person.name, email: person.email },
    action: entry.action,
    accountId: entry.accountId,
    target: JSON.parse(entry.target) as Record<string, string>,
  }));
  return { items, total: await ctx.db.orm.$count(auditEntries, which) };
}
