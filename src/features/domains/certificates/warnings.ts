/**
 * Tells the operators of certificates that are near their end although they should have been renewed:
 * at 14, 7, 3 and 1 days, once each.
 */
import type { Context } from "../../../platform/context.ts";
import type { Task } from "../../../platform/scheduler.ts";

export type WarnOperators = (ctx: Context, subject: string, text: string) => Promise<void>;

export type Ending = {
  name: string;
  /** Epoch ms. */
  notAfter: number;
  /** Of those below, the number that was told last; null when none was. */
  warnedDays: number | null;
  fault: string | null;
};

export type Warnings = {
  /** Certificates whose time has come, and that were not renewed. */
  listEndings(): readonly Ending[];
  /** Called before the mail is ordered: rather none than one each hour. */
  noteWarned(name: string, days: number): Promise<void>;
  warn: WarnOperators;
};

const DAYS = [1, 3, 7, 14];
const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 3_600_000;
/** Of one mail; the rest is counted. */
const NAMES_MAX = 20;

/** The threshold that a certificate has reached and nobody was told of; undefined when none. */
export function reachedDays(ending: Ending, now: number): number | undefined {
  const daysLeft = (ending.notAfter - now) / DAY_MS;
  const reached = DAYS.find((days) => daysLeft <= days);
  if (reached === undefined) return undefined;
  return ending.warnedDays === null || ending.warnedDays > reached ? reached : undefined;
}

export function warningTask(ctx: Context, warnings: Warnings): Task {
  return {
    name: "certificates.warn",
    everyMs: LOOK_EVERY_MS,
    exclusive: "run",
    async run() {
      const now = ctx.clock.now();
      const due = warnings.listEndings().flatMap((ending) => {
        const days = reachedDays(ending, now);
        return days === undefined ? [] : [{ ...ending, days }];
      });
      if (due.length === 0) return false;
      for (const { name, days } of due) await warnings.noteWarned(name, days);
      const lines = due.map((ending) => describeEnding(ending, now));
      for (const line of lines)
        ctx.log.error({ certificate: line }, "a certificate is near its end");
      const rest = lines.length > NAMES_MAX ? [`And ${lines.length - NAMES_MAX} more.`] : [];
      const text = [...lines.slice(0, NAMES_MAX), ...rest].join("\n");
      const [first] = due;
      const subject =
        due.length === 1
          ? `The certificate of ${first?.name} is near its end`
          : `${due.length} certificates are near their end`;
      await warnings.warn(ctx, subject, text);
      return false;
    },
  };
}

function describeEnding({ name, notAfter, fault }: Ending, now: number): string {
  const day = new Date(notAfter).toISOString().slice(0, 10);
  const state = notAfter <= now ? `expired on ${day}` : `expires on ${day}`;
  const why = fault === null ? "" : ` The last attempt to renew it failed: ${fault}`;
  return `The certificate of ${name} ${state}.${why}`;
}
