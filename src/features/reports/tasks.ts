/** Puts reports into the outbox when their time has come: each person's own day and week. */
import { and, eq } from "drizzle-orm";
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
    for (const reader of readers) await sendTo(ctx, reader);
    after = readers.at(-1)?.userId ?? "";
    if (readers.length < READERS_A_SLICE) return false;
  }
}

async function sendTo(ctx: Context, reader: Reader): Promise<void> {
  const ofReader = eq(reportRuns.userId, reader.userId);
  const runs = await ctx.db.orm.select().from(reportRuns).where(ofReader);
  for (const kind of ["daily", "weekly"] as const) {
    const last = runs.find((run) => run.kind === kind)?.toldUntil;
    if (isWanted(reader, kind)) await sendReport(ctx, reader, kind, last);
    // Whoever wants it again later is not told of all the time in between.
    else if (last !== undefined)
      await ctx.db.write([
        ctx.db.orm.delete(reportRuns).where(and(ofReader, eq(reportRuns.kind, kind))),
      ]);
  }
}

/** The report and the note that it was ordered are one write: nobody gets the same twice. */
async function sendReport(
  ctx: Context,
  { userId }: Reader,
  kind: ReportKind,
  last: number | undefined,
): Promise<void> {
  const now = ctx.clock.now();
  // A clock that was fast and has been set right must not silence reports until then.
  const isFirst = last === undefined || last > now;
  if (!isFirst && now - last < EVERY_MS[kind]) return;
  const note: Writable = ctx.db.orm
    .insert(reportRuns)
    .values({ userId, kind, toldUntil: now })
    .onConflictDoUpdate({
      target: [reportRuns.userId, reportRuns.kind],
      set: { toldUntil: now },
    });
  // Whoever has just come hears of what happens from now on.
  if (isFirst) return void (await ctx.db.write([note]));
  const reference: ReportReference = { userId, kind, from: last, until: now };
  const order = { kind: REPORT, reference: JSON.stringify(reference), lane: userId };
  await ctx.db.write([note, ...mailStatements(ctx, order)]);
  wakeMail(ctx);
}
