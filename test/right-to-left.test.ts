/**
 * Sites in Arabic and Hebrew: whatever a visitor or a participant reads is in the site's language, but
 * for what the owner and the visitor wrote, and addresses.
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
  ["ar", "bare", { businessName: "مخبز الياسمين", industry: "مخبز تقليدي" }],
  [
    "ar",
    "rich",
    {
      businessName: "مخبز الزيتونة",
      industry: "مخبز تقليدي في عمّان القديمة",
      audience: "عائلات الحي، المقاهي الصغيرة، والطلاب",
      goals: "حجز طاولة، الاتصال هاتفيًا بالرقم ‎+962 6 555 0142",
      personality: "دافئ وبسيط",
      competitors: "مخابز السوبرماركت",
    },
  ],
  ["he", "bare", { businessName: "סיפור קטן", industry: "חנות ספרים" }],
  [
    "he",
    "rich",
    {
      businessName: "הדף הבא",
      industry: "חנות ספרים עצמאית בשכונת נחלאות בירושלים",
      audience: "משפחות צעירות, סטודנטים, ותושבי השכונה",
      goals: "שיבואו לחנות, הרשמה לניוזלטר",
      personality: "חמה וסקרנית",
      competitors: "רשתות גדולות",
    },
  ],
] as const;

const EVENTS = {
  ar: { title: "أمسية الخبز", venueName: "المخبز", priceLabel: "مجانًا" },
  he: { title: "ערב קריאה", venueName: "החנות", priceLabel: "חינם" },
};
/** As such readers write them: digits as on their keyboards, and the clock they are used to. */
const DATES = {
  ar: /\d{1,2} \p{L}+ \d{4}.*\d{1,2}:\d{2}\u00a0[صم]/u,
  he: /\d{1,2} ב\p{L}+ \d{4}.*\d{1,2}:\d{2}/u,
};
/** On the home page: what the goals name, and the audience as its owner wrote it. */
const SAID = {
  bare: { ar: ["تواصلوا معنا"], he: ["כתבו לנו"] },
  rich: {
    ar: ["احجزوا طاولة", 'href="tel:+96265550142"', "لمن: عائلات الحي، المقاهي الصغيرة، والطلاب."],
    he: ["בואו לבקר", "הרשמה לניוזלטר", "עבור משפחות צעירות, סטודנטים, ותושבי השכונה."],
  },
};
const SUBJECTS = { ar: /أمسية الخبز/u, he: /ערב קריאה/u };
const ENGLISH_WORD = /[A-Za-z]{3,}/gu;

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
const nextAddress = (): string => {
  visitors += 1;
  return `203.0.113.${visitors}`;
};

type Site = { id: string; origin: string; stage: string; browser: Browser };

async function generate(body: object): Promise<Site> {
  const started = await service.call(owner.key, "POST", "/sites", { body });
  expect(started.status).toBe(202);
  await service.ctx.scheduler.step();
  const job = (await service.call(owner.key, "GET", `/jobs/${started.body.jobId}`)).body;
  const { sites } = (await service.call(owner.key, "GET", "/sites")).body;
  const site = sites.find(({ id }: { id: string }) => id === job.job.siteId);
  const host = new URL(site.url).host;
  const visit = (path: string, init?: RequestInit) => service.visit(host, path, init);
  const browser = openBrowser(visit, site.url, { "x-forwarded-for": nextAddress() });
  return { id: site.id, origin: site.url, stage: job.job.stage, browser };
}

const NAMED = ["alt", "aria-label", "title", "placeholder"];

/** Everything that is read out or shown: the text, names of controls and pictures, what search results quote. */
function readWords(html: string): string {
  const attributes = listElements(html).flatMap((one) => [
    ...NAMED.map((name) => attribute(one, name)),
    ...(attribute(one, "name") === "description" ? [attribute(one, "content")] : []),
  ]);
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gu, " ").replace(/<[^>]*>/gu, " ");
  return [text, ...attributes].join(" ");
}

function listForeign(words: string): string[] {
  const own = words
    .replace(/https?:\/\/\S+/gu, " ")
    .replace(/[\w.-]+@[\w.-]+|[\w-]+\.localhost(?::\d+)?/gu, " ");
  return own.match(ENGLISH_WORD) ?? [];
}

/** Mails to visitors; the owner's are in the language of the console. */
async function receive() {
  const before = mail.received.length;
  await service.ctx.scheduler.step();
  const isVisitors = (address: string) => address.endsWith("@visitors.test");
  return mail.received.slice(before).filter(({ recipients }) => recipients.every(isVisitors));
}

describe.each(BRIEFS)("a site in %s of a %s brief", (language, size, brief) => {
  let site: Site;
  beforeAll(async () => {
    site = await generate(brief);
  });

  test("is written from right to left, without a word of English on any page", async () => {
    expect(site.stage).toBe("Completed");
    const home = await site.browser.open("/");
    for (const said of SAID[size][language]) expect(home.html).toContain(said);
    const audits = await service.ctx.db.orm.all(
      sql`select passed, json_extract(report, '$.findings') as findings from build_audits`,
    );
    expect(audits).toContainEqual({ passed: 1, findings: "[]" });
    expect(new Set(audits.map((audit) => JSON.stringify(audit))).size).toBe(1);
    const standard = ["/", "/contact", "/gallery", "/events", "/thank-you", "/nowhere"];
    for (const path of [...standard, "/privacy", "/accessibility"]) {
      const { html } = await site.browser.open(path);
      expect(html).toContain(`<html lang="${language}" dir="rtl"`);
      expect([path, ...listForeign(readWords(html))]).toEqual([path]);
    }
  });

  test("answers its form in its language, sent or not", async () => {
    const page = await site.browser.open("/contact");
    const action = listElements(page.html)
      .map((one) => attribute(one, "action"))
      .find((target) => target?.includes("/_forms/"));
    expect(action).toBeDefined();
    const filled = { name: "נועה", email: "noa@visitors.test", message: "שלום" };
    const thanks = await site.browser.submit(page, action ?? "", filled);
    expect([thanks.path, thanks.status]).toEqual(["/thank-you", 200]);
    const refused = await site.browser.submit(page, action ?? "", {
      ...filled,
      message: "א".repeat(30_000),
    });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain(`<html lang="${language}" dir="rtl"`);
    expect(listForeign(readWords(refused.html))).toEqual([]);
  });

  test("speaks it on an event's pages and in its mails, with dates as its readers write them", async () => {
    const body = {
      ...EVENTS[language],
      ...{ startsAt: service.clock.now() + 2 * DAY_MS, timezone: "Asia/Amman" },
      ...{ onlineUrl: "https://meet.example/1", capacity: 2, status: "published" },
    };
    const made = await service.call(owner.key, "POST", `/sites/${site.id}/events`, { body });
    expect(made.status).toBe(201);
    const { url, id } = made.body.event;
    await receive();
    const { browser } = site;
    const page = await browser.open(url);
    const pages = [page, await browser.open("/events"), await browser.open("/privacy")];
    // Nobody fills a form in at once.
    const send = (filled: Record<string, string>) => {
      service.clock.advance(10_000);
      return browser.submit(page, `${url}/register`, filled);
    };
    const first = { name: "נועה", email: "noa@visitors.test", seats: "2" };
    pages.push(await send(first));
    pages.push(await send({ ...first, email: "ari@visitors.test" }));
    pages.push(await send({ ...first, email: "nobody" }));
    const mails = await receive();
    await send(first);
    mails.push(...(await receive()));
    const change = { venueName: EVENTS[language].title };
    await service.call(owner.key, "PATCH", `/sites/${site.id}/events/${id}`, { body: change });
    mails.push(...(await receive()));
    service.clock.advance(DAY_MS + 1_000);
    mails.push(...(await receive()));
    const link = /http\S+\/registration\?\S+/.exec(mails[0]?.parsed.text ?? "")?.[0] ?? "";
    const own = await browser.open(link.slice(site.origin.length));
    pages.push(own, await browser.submit(own, `${url}/cancel`, {}));
    mails.push(...(await receive()));
    expect(new Set(mails.map(({ parsed }) => parsed.subject)).size).toBeGreaterThanOrEqual(6);
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 400, 200, 200]);
    for (const { path, html } of pages) {
      expect(html).toContain('dir="rtl"');
      expect([path, ...listForeign(readWords(html))]).toEqual([path]);
    }
    expect(readWords(page.html)).toMatch(DATES[language]);
    for (const { parsed } of mails) {
      const { subject = "", text = "", html = "" } = parsed;
      expect(subject).toMatch(SUBJECTS[language]);
      expect(html).toContain('dir="rtl"');
      expect([subject, ...listForeign(`${subject} ${text} ${readWords(html)}`)]).toEqual([subject]);
      expect(text).toMatch(DATES[language]);
    }
  });
});
