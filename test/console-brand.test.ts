/** An account with a name, colour and logo of its own: on the sign-in, in the console, in its mails, and nowhere else. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import axe from "axe-core";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import {
  type ConsoleBrowser,
  claimInstance,
  joinAs,
  openBrowser,
  PASSWORD,
} from "./fixtures/console.ts";
import { type ConsolePage, openConsolePage } from "./fixtures/console-page.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";
import { openSignedIn, settle } from "./fixtures/full-console.ts";
import { makePng } from "./fixtures/pictures.ts";

const TIMEOUT_MS = 240_000;
const WAIT_MS = 30_000;
const LOGO = makePng(120, 40);

const browser = useBrowser();
let site: FormSite;
let operator: ConsoleBrowser;
const screens: ConsolePage[] = [];

beforeEach(async () => {
  site = await openFormSite();
  operator = await claimInstance(site.service);
}, TIMEOUT_MS);
afterEach(async () => {
  for (const screen of screens.splice(0)) await screen.close();
  await site.close();
}, TIMEOUT_MS);

async function keep(opening: Promise<ConsolePage>): Promise<ConsolePage> {
  const screen = await opening;
  screens.push(screen);
  screen.page.setDefaultTimeout(WAIT_MS);
  return screen;
}

const brandOf = async (accountId: string) =>
  (await openBrowser(site.service).call("session.brand", { accountId })).body.brand;

const setBrand = (brand: object | null, who = operator) =>
  who.call("accounts.brand", { accountId: site.owner.id, brand });

browserTest(
  "an operator chooses name, colour and logo; the account's people sign in under them",
  async () => {
    const { service, owner } = site;
    const chosen = await keep(openSignedIn(browser(), { service, operator }));
    await chosen.goto(`/console/operator/accounts?account=${owner.id}`);
    await chosen.page.getByLabel("Name shown").fill("Studio North");
    await chosen.page.getByLabel("Colour").fill("#f2d13a");
    await chosen.page
      .getByLabel("Logo")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from(LOGO) });
    await chosen.page.getByAltText("The logo as it is").waitFor();
    await chosen.page.getByRole("button", { name: "Save look" }).click();
    await chosen.page.getByText("Saved. Sign-in, console and mails").waitFor();
    expect(chosen.faults).toEqual([]);

    await joinAs(service, owner.id, "owner", "ada@example.com");
    const guest = await keep(openConsolePage(browser(), service, { reducedMotion: "reduce" }));
    const { page, faults } = guest;
    await guest.goto(`/console/sign-in?account=${owner.id}`);
    await page.locator(".brand-band").getByText("Studio North").waitFor();
    const logo = page.locator(".brand-band img");
    await logo.evaluate((image: HTMLImageElement) => image.decode());
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(`window.axe ?? (() => { ${axe.source} })(); 0`);
      const { violations } = await page.evaluate<axe.AxeResults>("axe.run(document)");
      expect(violations).toEqual([]);
    }
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    const banner = page.getByRole("banner");
    await banner.getByText("Studio North").waitFor();
    expect(await banner.getByText("Sitewright").count()).toBe(0);
    await page.evaluate(`window.axe ?? (() => { ${axe.source} })(); 0`);
    const { violations } = await page.evaluate<axe.AxeResults>("axe.run(document)");
    expect(violations).toEqual([]);

    await page.getByRole("button", { name: /^You: / }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.locator(".brand-band").getByText("Studio North").waitFor();
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "without one the sign-in is Sitewright's, also for an account that is not there",
  async () => {
    const { page, goto } = await keep(openConsolePage(browser(), site.service));
    for (const account of [site.owner.id, "acc_none"]) {
      await goto(`/console/sign-in?account=${account}`);
      await settle({ page } as ConsolePage);
      expect(await page.locator(".brand-band").count()).toBe(0);
      expect(await brandOf(account)).toBeNull();
    }
  },
  TIMEOUT_MS,
);

test("mails to the account's people carry its name, colour and logo", async () => {
  const logo = Buffer.from(LOGO).toString("base64");
  await setBrand({ name: "Studio North", colour: "#a33b20", logo });
  await site.fill("name=Robin&email=robin@example.com&message=Hello");
  await site.service.ctx.scheduler.step();
  const [first] = site.mail.received;
  expect(first?.parsed.text).toContain("Studio North");
  expect(first?.parsed.html).toContain("background:#a33b20");
  const address = /<img src="([^"]+)"/.exec(first?.parsed.html ?? "")?.[1] ?? "";
  const path = new URL(address).pathname;
  const shown = await openBrowser(site.service).get(path);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(new Uint8Array(LOGO));

  await setBrand({ name: "Studio North", colour: null, logo: null });
  expect((await openBrowser(site.service).get(path)).status).toBe(404);
  expect(await brandOf(site.owner.id)).toEqual({
    ...{ name: "Studio North", colour: null, logoUrl: null },
  });
  await setBrand(null);
  await site.fill("name=Kim&email=kim@example.com&message=Hello");
  await site.service.ctx.scheduler.step();
  expect(site.mail.received.at(-1)?.parsed.html).not.toContain("Studio North");
});

test("what is no logo, colour or name is refused, and nobody but an operator chooses", async () => {
  const svg = Buffer.from("<svg onload='alert(1)'/>").toString("base64");
  const large = Buffer.concat([Buffer.from(LOGO), Buffer.alloc(101 * 1024)]).toString("base64");
  for (const brand of [
    { name: "Studio", colour: null, logo: svg },
    { name: "Studio", colour: null, logo: large },
    { name: "Studio", colour: "red;background:url(x)" },
    { name: "", colour: null },
    { name: "x".repeat(61), colour: null },
  ])
    expect((await setBrand(brand)).status).toBe(400);
  const owner = await joinAs(site.service, site.owner.id, "owner", "ada@example.com");
  expect((await setBrand({ name: "Mine", colour: null }, owner)).status).toBe(403);
  expect(await brandOf(site.owner.id)).toBeNull();
});
