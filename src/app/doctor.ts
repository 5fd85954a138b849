/** The checks behind `sitewright doctor`: each answers with one line, also when it cannot be made. */
import { lookup } from "node:dns/promises";
import { checkLedger } from "../features/credits/service.ts";
import { checkSeats } from "../features/events/checks.ts";
import { checkJobs } from "../features/jobs/checks.ts";
import { checkCounts } from "../features/leads/counts.ts";
import { checkSites } from "../features/publishing/checks.ts";
import { checkAudits } from "../features/publishing/stored-audits.ts";
import { checkSecrets } from "../features/webhooks/checks.ts";
import type { Context } from "../platform/context.ts";
import { inspectMail } from "../platform/mail.ts";
import type { SmtpServer } from "../platform/mail-settings.ts";
import { checkMailServer } from "../platform/mail-transport.ts";

/** A warning is no failure: nothing is broken, and somebody may want to know. */
export type Finding = { check: string; ok: boolean; text: string; isWarning?: boolean };

/** Nothing can be wrong with it: it is in the executable, and asks nobody. */
const WRITER: Finding = {
  check: "model",
  ok: true,
  text: "none is asked: the embedded composer writes",
};

/** Runs every check; the list is in the order in which a person would look. */
export async function examine(ctx: Context): Promise<Finding[]> {
  return [
    await checkFor("database", "sound", () => ctx.db.check()),
    await checkFor("ledger", "every balance is what its entries add up to", () => checkLedger(ctx)),
    await checkFor("jobs", "every job has its one reservation and outcome", () => checkJobs(ctx)),
    await checkFor("sites", "every live site has all its pages", () => checkSites(ctx)),
    await checkQuality(ctx),
    await checkFor("leads", "every site's leads are counted right", () => checkCounts(ctx)),
    await checkFor("events", "every event's seats are counted right", () => checkSeats(ctx)),
    await checkFor("webhooks", "every secret opens with the instance key", () => checkSecrets(ctx)),
    await checkMail(ctx),
    WRITER,
    await checkFor("dns", `names below ${ctx.config.sitesDomain} resolve`, () => checkNames(ctx)),
  ];
}

async function checkFor(
  check: string,
  good: string,
  findProblems: () => Promise<string[]>,
): Promise<Finding> {
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
async function checkQuality(ctx: Context): Promise<Finding> {
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
async function checkMail(ctx: Context): Promise<Finding> {
  const { server } = ctx.config.mail;
  if (server !== undefined)
    return checkFor("mail", `${server.host} takes mail`, () => checkPost(ctx, server));
  const { waiting } = await inspectMail(ctx);
  const text = `no server (SITEWRIGHT_SMTP_URL); ${waiting} mails wait in the outbox`;
  return { check: "mail", ok: true, text };
}

async function checkPost(ctx: Context, server: SmtpServer): Promise<string[]> {
  const fault = await checkMailServer(server);
  const { waiting, givenUp } = await inspectMail(ctx);
  return [
    ...(fault === undefined ? [] : [`${server.host} does not take mail: ${fault}`]),
    ...(givenUp === 0 ? [] : [`${givenUp} mails were given up in the last 30 days; see the log`]),
    ...(fault === undefined || waiting === 0 ? [] : [`${waiting} mails wait`]),
  ];
}

/** Sites get names that nobody enters by hand, so the domain needs a wildcard record. */
async function checkNames(ctx: Context): Promise<string[]> {
  const domain = ctx.config.sitesDomain.replace(/:\d+$/, "");
  // Browsers and curl send such names to the loopback whatever the resolver says.
  if (domain === "localhost" || domain.endsWith(".localhost")) return [];
  const name = `doctor-${Buffer.from(ctx.random.bytes(4)).toString("hex")}.${domain}`;
  try {
    await lookup(name);
    return [];
  } catch {
    return [`${name} does not resolve; add a wildcard record *.${domain} that points here`];
  }
}
