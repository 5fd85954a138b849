/** Reports reach those who want them, once for each day and week, and nobody else. */
import { afterEach, expect, test } from "bun:test";
import { joinAs } from "../../../test/fixtures/console.ts";
import { type FormSite, openFormSite } from "../../../test/fixtures/form-site.ts";

let site: FormSite;
afterEach(() => site.close());

const HOUR_MS = 60 * 60_000;
const lead = () => site.fill("name=Robin&email=robin@example.com&message=M");
const subjectsTo = (address: string) =>
  site.mail.received
    .filter(({ parsed }) => parsed.to?.some((to) => to.address === address))
    .map(({ parsed }) => parsed.subject);

async function hours(count: number): Promise<void> {
  site.service.clock.advance(count * HOUR_MS);
  await site.service.ctx.scheduler.step();
}

test("who wants leads once a day gets one mail a day, on days with leads", async () => {
  site = await openFormSite();
  const daily = "daily@example.com";
  const browser = await joinAs(site.service, site.owner.id, "editor", daily);
  await browser.call("you.notifications", { leads: "daily", weekly: false });
  await site.service.ctx.scheduler.step();
  await lead();
  await lead();
  await hours(23);
  expect(subjectsTo(daily)).toEqual([]);
  await hours(1);
  expect(subjectsTo(daily)).toEqual(["2 new leads since yesterday"]);
  await hours(24);
  expect(subjectsTo(daily)).toHaveLength(1);
  await lead();
  await hours(24);
  expect(subjectsTo(daily).at(-1)).toBe("1 new lead since yesterday");
});

test("who wants leads once a day again is told of what comes from then on", async () => {
  site = await openFormSite();
  const again = "again@example.com";
  const browser = await joinAs(site.service, site.owner.id, "editor", again);
  const want = (leads: "daily" | "never") =>
    browser.call("you.notifications", { leads, weekly: false });
  await want("daily");
  await hours(0);
  await want("never");
  await lead();
  await hours(24 * 5);
  await want("daily");
  await hours(1);
  await lead();
  await hours(23);
  expect(subjectsTo(again)).toEqual([]);
  await hours(1);
  expect(subjectsTo(again)).toEqual(["1 new lead since yesterday"]);
});

test("after days without the service, the mail says since when, and none is left out", async () => {
  site = await openFormSite();
  const daily = "daily@example.com";
  const browser = await joinAs(site.service, site.owner.id, "editor", daily);
  await browser.call("you.notifications", { leads: "daily", weekly: false });
  await hours(0);
  await lead();
  site.service.clock.advance(3 * 24 * HOUR_MS);
  await lead();
  await hours(1);
  expect(subjectsTo(daily)).toEqual(["2 new leads since 15 June 2026 (UTC)"]);
});

test("a clock that was fast and is set right keeps no report back", async () => {
  site = await openFormSite();
  const daily = "daily@example.com";
  const browser = await joinAs(site.service, site.owner.id, "editor", daily);
  await browser.call("you.notifications", { leads: "daily", weekly: false });
  const { clock } = site.service;
  const now = clock.now();
  clock.setNow(now + 365 * 24 * HOUR_MS);
  await hours(0);
  clock.setNow(now);
  await hours(1);
  await lead();
  await hours(24);
  expect(subjectsTo(daily)).toEqual(["1 new lead since yesterday"]);
});

test("a report tells of the sites of the reader's own accounts alone", async () => {
  site = await openFormSite();
  const stranger = await site.service.createAccount();
  const daily = "stranger@example.com";
  const browser = await joinAs(site.service, stranger.id, "owner", daily);
  await browser.call("you.notifications", { leads: "daily", weekly: true });
  await hours(0);
  await lead();
  await hours(24 * 7);
  expect(subjectsTo(daily)).toEqual([]);
});

test("the weekly report comes a week after somebody joined, and not to who declined it", async () => {
  site = await openFormSite();
  const [weekly, none] = ["weekly@example.com", "none@example.com"];
  for (const email of [weekly, none])
    await joinAs(site.service, site.owner.id, "viewer", email).then((browser) =>
      browser.call("you.notifications", { leads: "never", weekly: email === weekly }),
    );
  await site.service.ctx.scheduler.step();
  await lead();
  await hours(24 * 7);
  expect(subjectsTo(weekly)).toEqual(["Your sites in the last seven days"]);
  expect(site.mail.received.at(-1)?.parsed.text).toContain("1 lead");
  expect(subjectsTo(none)).toEqual([]);
});
