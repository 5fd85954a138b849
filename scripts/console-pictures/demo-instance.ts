/**
 * An instance as it looks after two months of use: sites built from briefs, visits, leads and what became of
 * them, an event with a waiting list, webhooks that work and fail. It is filled by the code that keeps
 * what really happens, with a clock that is set back.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Service, startService } from "../../src/app/service.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { createLog } from "../../src/platform/log.ts";
import { type MailServer, startMailServer } from "../../test/fixtures/mail-server.ts";
import { until } from "../../test/fixtures/server-process.ts";
import { type Receiver, startReceiver } from "../../test/fixtures/webhook-receiver.ts";
import { BRIEFS, CUSTOMERS, OPERATOR } from "./demo-content.ts";
import { addAllVisits, fillSite } from "./fill-site.ts";

const DAY_MS = 86_400_000;
const SINCE_DAYS = 61;
const BUILD_MS_MAX = 120_000;
const NO_LIMITS = ["key", "ip", "generation", "form", "signin", "console"]
  .map((name) => `${name}=1000000/1000000m`)
  .join(",");

export type Ask = (procedure: string, input?: object) => Promise<ReturnType<typeof JSON.parse>>;

export type DemoInstance = {
  readonly service: Service;
  readonly origin: string;
  readonly cookie: { name: string; value: string };
  readonly siteIds: readonly string[];
  readonly ask: Ask;
  close(): Promise<void>;
};

/** A clock that runs, but some days late. */
export type LateClock = { daysLate: number; now(): number; monotonicMs(): number };

export async function openDemoInstance(port = 0): Promise<DemoInstance> {
  const directory = mkdtempSync(join(tmpdir(), "sitewright-demo-"));
  const clock: LateClock = {
    daysLate: SINCE_DAYS,
    now: () => Math.round(Date.now() - clock.daysLate * DAY_MS),
    monotonicMs: systemClock.monotonicMs,
  };
  const [mail, good, bad] = [await startMailServer(), startReceiver(), startReceiver()];
  bad.answer = () => new Response("upstream is away", { status: 503 });
  let link = "";
  const service = await startService({
    environment: settings({ port, directory, mail, receivers: [good, bad] }),
    log: createLog("warn", process.stderr),
    clock,
    onFirstLink: (first) => {
      link = first.link;
    },
  });
  const origin = `http://localhost:${service.port}`;
  const browser = openBrowser(origin);
  await browser.ask("claim.accept", { ...OPERATOR, token: link.slice(link.lastIndexOf("/") + 1) });
  const siteIds = await buildSites(browser.ask);
  await addWebhooks(browser.ask, { good, bad });
  const { accountId } = await browser.ask("session.state");
  const places = siteIds.map((siteId) => ({ siteId, accountId }));
  await addAllVisits({ service, clock, places });
  // A session of so long ago has ended, and the next one too.
  const { email, password } = OPERATOR;
  const signIn = () => browser.ask("session.signIn", { email, password });
  clock.daysLate = SINCE_DAYS / 2;
  await signIn();
  await fillSite({ service, clock, places, ask: browser.ask });
  clock.daysLate = 0;
  await signIn();
  await addPeople(browser.ask);
  return {
    ...{ service, origin, siteIds, ask: browser.ask, cookie: browser.cookie() },
    async close() {
      await service.stop();
      await Promise.all([mail.close(), good.close(), bad.close()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function settings(of: {
  port: number;
  directory: string;
  mail: MailServer;
  receivers: readonly Receiver[];
}): Record<string, string> {
  return {
    PORT: String(of.port),
    SITEWRIGHT_DATA: of.directory,
    SITEWRIGHT_LIMITS: NO_LIMITS,
    SITEWRIGHT_SMTP_URL: of.mail.url,
    SITEWRIGHT_MAIL_FROM: "Sitewright <sites@studio.example>",
    SITEWRIGHT_ALLOW_PRIVATE_TARGETS: of.receivers.map(({ url }) => new URL(url).host).join(","),
  };
}

/** What of a browser the console's API asks for: the cookie, and where one is. */
function openBrowser(origin: string) {
  let cookie = "";
  const ask: Ask = async (procedure, input = {}) => {
    const response = await fetch(`${origin}/console/api/${procedure}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin, ...(cookie && { cookie }) },
      body: JSON.stringify(input),
    });
    const set = response.headers.get("set-cookie");
    if (set !== null) cookie = set.split(";", 1)[0] ?? "";
    if (!response.ok) throw new Error(`${procedure} answered ${await response.text()}`);
    return response.json();
  };
  return {
    ask,
    cookie: () => ({ name: cookie.split("=")[0] ?? "", value: cookie.split("=")[1] ?? "" }),
  };
}

/** All of them, the first four live; the last one waits for its owner. */
async function buildSites(ask: Ask): Promise<string[]> {
  const siteIds: string[] = [];
  for (const [at, brief] of BRIEFS.entries()) {
    const { jobId } = await ask("sites.create", brief);
    const siteId = await until<string>(
      `${brief.businessName} is built`,
      async () => (await ask("jobs.get", { jobId })).job.siteId ?? false,
      BUILD_MS_MAX,
    );
    siteIds.push(siteId);
    if (at === BRIEFS.length - 1) continue;
    await ask("sites.publish", { siteId });
    await until(
      `${brief.businessName} is live`,
      async () => (await ask("sites.get", { siteId })).site.status === "live",
      BUILD_MS_MAX,
    );
  }
  return siteIds;
}

async function addWebhooks(ask: Ask, { good, bad }: { good: Receiver; bad: Receiver }) {
  const everything = { types: null, siteIds: null };
  await ask("webhooks.create", { url: `${good.url}/crm/leads`, ...everything });
  await ask("webhooks.create", { url: `${bad.url}/newsletter`, ...everything });
}

async function addPeople(ask: Ask): Promise<void> {
  for (const label of ["Website of the studio", "Import from the old system"])
    await ask("keys.create", { label, scope: "read", expiresInDays: 90 });
  await ask("members.invite", { email: "lena@studio.example", role: "editor" });
  for (const customer of CUSTOMERS) await ask("accounts.create", customer);
}
