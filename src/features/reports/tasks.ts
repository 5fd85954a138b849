/** Puts reports into the outbox when their time has come: each person's own day and week. */
import { eq } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { mailStatements, wakeMail } from "../../platform/mail/mail.ts";
import type { Task } from "../../platform/scheduler.ts";
import { listReaders, type Reader } from "../people/room.ts";
import { isWanted, REPORT, type ReportKind, type ReportReference } from "./compose.ts";
import { reportRuns } from "./table.ts";

const HOUR_MS = 60 * 60_000;
const EVERY_MS: Readonly<Record<ReportKind, number>> = {
  daily: 24 * HOUR_MS,
  weekly: 7 * 24 * HOUR_MS,
};
const READERS_A_SLICE = 100;

export function reportTasks(ctx: Context): Task[] {
  return [
    { name: "reports.send", everyMs: HOUR_MS, exclusive: "run", run: () => sendReports(ctx) },
  ];
}

async function sendReports(ctx: Context): Promise<boolean> {
  let after = "";
  for (;;) {
    const readers = await listReaders(ctx, after, READERS_A_SLICE);
    for (const reader of readers)
      for (const kind of ["daily", "weekly"] as const)
        if (isWanted(reader, kind)) await sendReport(ctx, reader, kind);
    after = readers.at(-1)?.userId ?? "";
    if (readers.length < READERS_A_SLICE) return false;
  }
}

/** The report and the note that it was ordered are one write: nobody gets the same twice. */
async function sendReport(ctx: Context, { userId }: Reader, kind: ReportKind): Promise<void> {
  const now = ctx.clock.now();
  const runs = await ctx.db.orm.select().from(reportRuns).where(eq(reportRuns.userId, userId));
  const last = runs.find((run) => run.kind === kind)?.toldUntil;
  if (last !== undefined && now - last < EVERY_MS[kind]) return;
  const note: Writable = ctx.db.orm
    .insert(reportRuns)
    .values({ userId, kind, toldUntil: now })
    .onConflictDoUpdate({
      target: [reportRuns.userId, reportRuns.kind],
      set: { toldUntil: now },
    });
  // Whoever has just come hears of what happens from now on.
  if (last === undefined) return void (await ctx.db.write([note]));
  const reference: ReportReference = { userId, kind, from: last, until: now };
  const order = { kind: REPORT, reference: JSON.stringify(reference), lane: userId };
  await ctx.db.write([note, ...mailStatements(ctx, order)]);
  wakeMail(ctx);
}
