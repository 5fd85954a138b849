/** The checks behind `sitewright doctor`: each answers with one line, also when it cannot be made. */

import { listInvariants } from "../../http/room.ts";
import type { Context } from "../../platform/context.ts";
import { inspectMail } from "../../platform/mail/mail.ts";
import type { SmtpServer } from "../../platform/mail/mail-settings.ts";
import { checkMailServer } from "../../platform/mail/mail-transport.ts";
import { checkAudits } from "../versions/room.ts";
import { loadModelExamination } from "../writer/room.ts";
import { readLastBackup } from "./backups/last-backup.ts";
import type { HealthFinding } from "./finding.ts";
import {
  checkClock,
  checkDomains,
  checkNames,
  checkProxy,
  checkServedCertificates,
} from "./outside-checks.ts";

/** Runs every check; the list is in the order in which a person would look. */
export async function examine(ctx: Context): Promise<HealthFinding[]> {
  return [
    await checkFor("database", "sound", () => ctx.db.check()),
    ...(await checkSharing(ctx)),
    ...checkHostingThreads(ctx),
    ...(await examineInvariants(ctx)),
    await checkQuality(ctx),
    await checkBackups(ctx),
    await checkMail(ctx),
    await checkModel(ctx),
    await checkNames(ctx),
    await checkProxy(ctx),
    await checkClock(ctx),
    await checkDomains(ctx),
    ...(await checkServedCertificates(ctx)),
  ];
}

/** Those that need nothing but the database. */
export async function examineInvariants(ctx: Context): Promise<HealthFinding[]> {
  const findings: HealthFinding[] = [];
  for (const { check, good, find } of listInvariants(ctx))
    findings.push(await checkFor(check, good, () => find(ctx)));
  return findings;
}

/** Only where other instances may be. */
async function checkSharing(ctx: Context): Promise<HealthFinding[]> {
  const check = "redis";
  const redis = ctx.sharing?.redis;
  if (redis !== undefined) {
    if (await redis.takesWrites())
      return [{ check, ok: true, text: "limits are counted by all instances together" }];
    const what = redis.isConnected ? "refuses commands" : "is away";
    return [{ check, ok: false, text: `Redis ${what}: each instance counts limits by itself` }];
  }
  if (ctx.db.isLocal) return [];
  const text =
    "none is configured (SITEWRIGHT_REDIS_URL): each instance counts limits by itself, and asks the database what has changed";
  return [{ check, ok: true, isWarning: true, text }];
}

/** Only where they are asked for in vain. */
function checkHostingThreads({ config }: Context): HealthFinding[] {
  if (config.tls === undefined || config.hostingThreads === 0) return [];
  const text =
    "SITEWRIGHT_HOSTING_THREADS has no effect with SITEWRIGHT_TLS on: all visitors are served by the main thread; a proxy that ends TLS lets threads serve (docs/bare-server.md)";
  return [{ check: "hosting threads", ok: true, isWarning: true, text }];
}

/** One line on the last backup that the service made by itself. */
async function checkBackups(ctx: Context): Promise<HealthFinding> {
  const { schedule } = ctx.config.backup;
  if (schedule === undefined)
    return { check: "backups", ok: true, text: "none are made by themselves (SITEWRIGHT_BACKUP)" };
  const last = await readLastBackup(ctx);
  if (last === undefined) return { check: "backups", ok: true, text: "the first is still to come" };
  const at = new Date(last.at).toISOString();
  if (last.fault !== undefined)
    return { check: "backups", ok: false, text: `the backup of ${at} failed: ${last.fault}` };
  const isLate = ctx.clock.now() - last.at > 2 * schedule.everyMs;
  const text = `${last.name} of ${at}, ${last.bytes} bytes, was verified`;
  return { check: "backups", ok: !isLate, text: isLate ? `${text}, and none since` : text };
}

async function checkFor(
  check: string,
  good: string,
  findProblems: () => Promise<string[]>,
): Promise<HealthFinding> {
  try {
    const [first, ...more] = await findProblems();
    if (first === undefined) return { check, ok: true, text: good };
    return {
      check,
      ok: false,
      text: more.length === 0 ? first : `${first} (and ${more.length} more)`,
    };
  } catch (error) {
    return { check, ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}

/** What owners write may be odd without anything being broken. */
async function checkQuality(ctx: Context): Promise<HealthFinding> {
  const good = "no live site failed its audit";
  let blemishes: string[] = [];
  const finding = await checkFor("quality", good, async () => {
    const found = await checkAudits(ctx);
    blemishes = found.blemishes;
    return found.faults;
  });
  const [first, ...more] = blemishes;
  if (!finding.ok || first === undefined) return finding;
  const text = more.length === 0 ? first : `${first} (and ${more.length} more)`;
  return { check: "quality", ok: true, isWarning: true, text };
}

/** Having no server is a choice; one that does not answer, or mail that was given up, is not. */
async function checkMail(ctx: Context): Promise<HealthFinding> {
  const { server } = ctx.config.mail;
  if (server !== undefined)
    return checkFor("mail", `${server.host} takes mail`, () => checkPost(ctx, server));
  const { waiting } = await inspectMail(ctx);
  const text = `no server (SITEWRIGHT_SMTP_URL); ${tellWaiting(waiting)} in the outbox`;
  // Owners wait for these; without any, an instance may well do without a server.
  return { check: "mail", ok: true, text, ...(waiting > 0 && { isWarning: true }) };
}

async function checkPost(ctx: Context, server: SmtpServer): Promise<string[]> {
  const fault = await checkMailServer(server);
  const { waiting, givenUp } = await inspectMail(ctx);
  return [
    ...(fault === undefined ? [] : [`${server.host} does not take mail: ${fault}`]),
    ...(givenUp === 0 ? [] : [`${tellGivenUp(givenUp)} in the last 30 days; see the log`]),
    ...(fault === undefined || waiting === 0 ? [] : [tellWaiting(waiting)]),
  ];
}

const tellWaiting = (count: number) => (count === 1 ? "1 mail waits" : `${count} mails wait`);
const tellGivenUp = (count: number) =>
  count === 1 ? "1 mail was given up" : `${count} mails were given up`;

/** Asks it two questions: what a job would find out later is found out now. */
async function checkModel(ctx: Context): Promise<HealthFinding> {
  if (ctx.config.model === undefined)
    return { check: "model", ok: true, text: "none is asked: the embedded composer writes" };
  const { examineModel } = await loadModelExamination();
  return { check: "model", ...(await examineModel(ctx, ctx.config.model)) };
}
