/**
 * Sites in Italian, Dutch, Portuguese and Polish: whatever a visitor or a participant reads is in the site's
 * language, on pages, in answers and in mails, and the job says nothing of another.
 */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { sql } from "drizzle-orm";
import { type Browser, openBrowser } from "./fixtures/browser-without-script.ts";
import { DAY_MS } from "./fixtures/events.ts";
import { type MailServer, startMailServer } from "./fixtures/mail-server.ts";
import { attribute, listElements } from "./fixtures/page-structure.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

setDefaultTimeout(120_000);

const BRIEFS = [
  [
    "it",
    {
      businessName: "Da Marisa",
      industry: "trattoria a Lucca",
      goals: "prenotare un tavolo, chiamare lo 0583 123456",
    },
    { title: "Cena d’autunno", button: "Prenota un tavolo" },
  ],
  [
    "nl",
    {
      businessName: "De Korenaar",
      industry: "bakkerij in Deventer",
      goals: "taarten bestellen, langskomen in de winkel",
    },
    { title: "Broodavond", button: "Taarten bestellen" },
  ],
  [
    "pt",
    {
      businessName: "Mãos Amigas",
      industry: "associação de apoio a idosos",
      goals: "doar, ser voluntário",
    },
    { title: "Tarde de jogos", button: "Doar" },
  ],
  [
    "pl",
    {
      businessName: "Szkoła Nutka",
      industry: "szkoła muzyczna",
      goals: "umówić lekcję próbną, zapisy",
    },
    {
      title: "Wieczór pieśni",
      button: "Umów lekcję próbną",
    },
  ],
] as const;

/** Small words that stand in nearly every English sentence and in none of the four. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|you|your|this|with|and|for|please|send|back|page|are|not|by)(?![\p{L}-])/giu;
const NAMED = ["alt", "aria-label", "title", "placeholder"];

let service: TestService;
let mail: MailServer;
let owner: TestAccount;

beforeAll(async () => {
  mail = await startMailServer();
  const environment = { SITEWRIGHT_SMTP_URL: mail.url, SITEWRIGHT_TRUSTED_PROXIES: "127.0.0.1" };
  service = await startTestService({ environment });
  owner = await service.createAccount();
});
afterAll(async () => {
  await service.close();
  await mail.close();
});

let visitors = 0;

async function generate(body: object): Promise<{ id: string; stage: string; browser: Browser }> {
  const started = await service.call(owner.key, "POST", "/sites", { body });
  expect(started.status).toBe(202);
  await service.ctx.scheduler.step();
  const { job } = (await service.call(owner.key, "GET", `/jobs/${started.body.jobId}`)).body;
  const { sites } = (await service.call(owner.key, "GET", "/sites")).body;
  const { url } = sites.find(({ id }: { id: string }) => id === job.siteId);
  visitors += 1;
  const visit = (path: string, init?: RequestInit) => service.visit(new URL(url).host, path, init);
  const browser = openBrowser(visit, url, { "x-forwarded-for": `203.0.113.${visitors}` });
  return { id: job.siteId, stage: job.stage, browser };
}

function listEnglish(html: string): string[] {
  const attributes = listElements(html).flatMap((one) => [
    ...NAMED.map((name) => attribute(one, name)),
    ...(attribute(one, "name") === "description" ? [attribute(one, "content")] : []),
  ]);
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gu, " ").replace(/<[^>]*>/gu, " ");
  return (
    [text, ...attributes]
      .join(" ")
      .replace(/https?:\/\/\S+|[\w.-]+@[\w.-]+/gu, " ")
      .match(ENGLISH) ?? []
  );
}

describe.each(BRIEFS)("a site in %s", (language, brief, said) => {
  test("speaks it everywhere", async () => {
    const site = await generate(brief);
    const { browser } = site;
    expect(site.stage).toBe("Completed");
    const home = await browser.open("/");
    expect(home.html).toContain(`<html lang="${language}"`);
    expect(home.html).toContain(said.button);
    const audits = await service.ctx.db.orm.all(sql`select passed from build_audits`);
    expect(new Set(audits.map((audit) => JSON.stringify(audit)))).toEqual(
      new Set(['{"passed":1}']),
    );

    const startsAt = service.clock.now() + 2 * DAY_MS;
    const month = new Intl.DateTimeFormat(language, { month: "long", day: "numeric" }).format(
      startsAt,
    );
    const body = {
      ...{
        title: said.title,
        startsAt,
        timezone: "Europe/Paris",
      },
      ...{ onlineUrl: "https://meet.example/1", capacity: 2, status: "published" },
    };
    const made = await service.call(owner.key, "POST", `/sites/${site.id}/events`, { body });
    expect(made.status).toBe(201);
    const { url } = made.body.event;
    await service.ctx.scheduler.step();
    const page = await browser.open(url);
    const links = listElements(home.html).flatMap((one) => attribute(one, "href") ?? []);
    const own = [...new Set(links.filter((href) => /^\/[a-z-]*$/u.test(href)))];
    expect(page.html).toContain(month);
    const pages = [home, page];
    for (const path of [...own, "/events", "/thank-you", "/nowhere", "/privacy", "/accessibility"])
      pages.push(await browser.open(path));
    service.clock.advance(10_000);
    const first = { name: "Ada", email: "ada@visitors.test", seats: "2" };
    pages.push(await browser.submit(page, `${url}/register`, first));
    service.clock.advance(10_000);
    pages.push(await browser.submit(page, `${url}/register`, { ...first, email: "nobody" }));
    for (const { path, html } of pages) expect([path, ...listEnglish(html)]).toEqual([path]);

    await service.ctx.scheduler.step();
    const mails = mail.received
      .splice(0)
      .filter(({ recipients }) => recipients.includes("ada@visitors.test"));
    expect(mails.length).toBe(1);
    for (const { parsed } of mails) {
      const { subject = "", text = "" } = parsed;
      expect([subject, ...listEnglish(`${subject} ${text}`)]).toEqual([subject]);
      expect(subject).toContain(said.title);
      expect(text).toContain(month);
    }
  });
});
