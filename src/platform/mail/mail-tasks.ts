/** What sends mail by itself: the outbox's channel, or one line in the log when nothing can. */
import type { Context } from "../context.ts";
import { outboxTask } from "../outbox/dispatch.ts";
import { followClock } from "../outbox/follow-clock.ts";
import { outboxTaskName } from "../outbox/outbox.ts";
import type { Task } from "../scheduler.ts";
import {
  deliverMail,
  forgetOldFailures,
  inspectMail,
  MAIL_CHANNEL,
  type MailKind,
} from "./mail.ts";
import { forgetAllowances } from "./mail-cap.ts";
import { CONNECTIONS_MAX, closeMailConnections } from "./mail-transport.ts";

const HOUR_MS = 60 * 60_000;
/** Most servers take a message within this. */
const SLOW_MS = 5_000;
const TURN_MS = 5_000;
const DAY_MS = 24 * HOUR_MS;
/** All channels', though mail is what there always is. */
const FOLLOW_EVERY_MS = 10 * 60_000;

export function mailTasks(ctx: Context, kinds: readonly MailKind[]): Task[] {
  const sending =
    ctx.config.mail.server === undefined ? reportingTask(ctx) : sendingTask(ctx, kinds);
  const forgetting: Task = {
    name: "mail.forget",
    everyMs: DAY_MS,
    exclusive: "period",
    run: async () => {
      await forgetOldFailures(ctx);
      return false;
    },
  };
  const forgettingAllowances: Task = {
    name: "mail.forget-allowances",
    everyMs: HOUR_MS,
    exclusive: "period",
    run: async () => {
      await forgetAllowances(ctx);
      return false;
    },
  };
  const following: Task = {
    name: "mail.follow-clock",
    everyMs: FOLLOW_EVERY_MS,
    exclusive: "period",
    run: async () => {
      await followClock(ctx, MAIL_CHANNEL);
      return false;
    },
  };
  return [sending, forgetting, forgettingAllowances, following];
}

function sendingTask(ctx: Context, kinds: readonly MailKind[]): Task {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const task = outboxTask(ctx, {
    name: MAIL_CHANNEL,
    // There is one server for all: when it is slow or fails, all lanes are or do, and take turns.
    ...{ targetsMax: CONNECTIONS_MAX, failingTargetsMax: CONNECTIONS_MAX },
    underWayMax: CONNECTIONS_MAX,
    // One connection is always left for the others.
    ...{ ownerTargetsMax: CONNECTIONS_MAX - 1, ownerFailingTargetsMax: CONNECTIONS_MAX - 1 },
    ...{ slowMs: SLOW_MS, turnMs: TURN_MS, failingKeptMs: 0 },
    deliver: (context, row, signal) => deliverMail(context, byName, row, signal),
  });
  return {
    ...task,
    async run(signal) {
      try {
        return await task.run(signal);
      } finally {
        closeMailConnections(ctx);
      }
    },
  };
}

/** With no mail server, what is put in stays, and the log says so once. */
function reportingTask(ctx: Context): Task {
  let isReported = false;
  return {
    name: outboxTaskName(MAIL_CHANNEL),
    async run() {
      if (isReported) return false;
      const { waiting } = await inspectMail(ctx);
      if (waiting === 0) return false;
      isReported = true;
      ctx.log.warn(
        { waiting },
        "mail waits in the outbox: set SITEWRIGHT_SMTP_URL to have it sent",
      );
      return false;
    },
  };
}
