/** Events that are odd and right: their pages are published, and nobody is told that a site is broken. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { examine } from "../src/features/upkeep/doctor.ts";
import { statement } from "../src/platform/database/statements.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const DAY_MS = 86_400_000;
const ODD_TITLES = [
  "École",
  "[link](https://a.test)",
  "A & B < C > D",
  "#1 `code` *b* _c_ ~d~ | e",
  "1. item",
  "Fête : ce soir !",
  "Straße",
  "x",
  `${"word ".repeat(20)}end`,
];

let service: TestService;
let owner: TestAccount;
let siteId: string;
let host: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
  siteId = site.id;
  host = new URL(site.url).host;
});
afterAll(() => service.close());

async function publish(event: Record<string, unknown>): Promise<string> {
  const sent = { status: "published", ...event };
  const answer = await service.call(owner.key, "POST", `/sites/${siteId}/events`, { body: sent });
  expect(answer.status).toBe(201);
  return answer.body.event.url;
}

const readPage = async (path: string) => (await service.visit(host, path)).text();

/** Whether `doctor` finds the sites' quality right, and whether it has something to say of it. */
async function findQuality() {
  const findings = await examine(service.ctx);
  return findings.find(({ check }) => check === "quality");
}

test("odd titles of events to come and gone by are in the page and in its Markdown twin", async () => {
  const now = service.clock.now();
  for (const title of ODD_TITLES) {
    await publish({ title, startsAt: now + DAY_MS });
    await publish({ title: `${title} then`, startsAt: now - DAY_MS });
  }
  await service.ctx.scheduler.step();
  const twin = (await readPage("/events.md")).replaceAll("\\", "");
  for (const title of ODD_TITLES) {
    expect(twin).toContain(title);
    expect(twin).toContain(`${title} then`);
  }
  expect(await findQuality()).toMatchObject({ ok: true });
});

test("a title and a summary of emoji are cut between them, never through one", async () => {
  const startsAt = service.clock.now() + DAY_MS;
  const title = "😀".repeat(200);
  const paths = [
    await publish({ title, startsAt }),
    await publish({ title, startsAt, summary: `a${"😀".repeat(1_999)}` }),
    await publish({ title, startsAt, descriptionMarkdown: `a${"😀".repeat(19_999)}` }),
  ];
  await service.ctx.scheduler.step();
  for (const path of [
    ...paths,
    "/events",
    "/events.ics",
    "/events.md",
    ...paths.map((p) => `${p}.ics`),
  ])
    expect([path, (await readPage(path)).match(/.{9}\ufffd/u)]).toEqual([path, null]);
});

test("levels of headings that an owner skips are set right, and empty headings left out", async () => {
  const descriptionMarkdown = "# A\n\n#### B\n\n#\n\n###### C\n\n## D";
  const startsAt = service.clock.now() + DAY_MS;
  const path = await publish({ title: "Levels", startsAt, descriptionMarkdown });
  await service.ctx.scheduler.step();
  const html = await readPage(path);
  for (const heading of ["<h2>A</h2>", "<h3>B</h3>", "<h4>C</h4>", "<h3>D</h3>"])
    expect(html).toContain(heading);
  expect(await findQuality()).toMatchObject({ ok: true });
});

test.each([
  ["lengths", { ok: true, isWarning: true }],
  ["feeds", { ok: true, isWarning: true }],
  ["links", { ok: false }],
  ["structure", { ok: false }],
])("an audit that found only %s is told as what it is", async (check, told) => {
  const findings = JSON.stringify([{ check, path: "/events", detail: "odd" }]);
  const { db } = service.ctx;
  await db.write([
    statement(
      sql`update build_audits set passed = 0, report = json_set(report, '$.findings', json(${findings}))`,
    ),
  ]);
  expect(await findQuality()).toMatchObject({ ...told, text: expect.stringContaining(siteId) });
});
