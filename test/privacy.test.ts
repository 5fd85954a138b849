/** The privacy page of a live site keeps up with what its owner and the operator switch on and off. */
import { afterEach, expect, test } from "bun:test";
import { DAY_MS } from "./fixtures/events.ts";
import { type GallerySite, openGallerySite } from "./fixtures/gallery-site.ts";
import { makePng } from "./fixtures/pictures.ts";
import { startTestService } from "./harness.ts";

let site: GallerySite | undefined;
afterEach(() => site?.service.close());

const REGISTRATIONS = "When you register for an event";
const PHOTOGRAPHS = "Photographs on this website are stored";
/** What depends on something that is off at first, of what stands on the page. */
const saidIn = (page: string): string[] =>
  [REGISTRATIONS, PHOTOGRAPHS, "Google"].filter((words) => page.includes(words));

test("with an event and a photograph, and without them again", async () => {
  site = await openGallerySite();
  const { service, owner, visit } = site;
  const before = await visit("/privacy");
  for (const words of ["When you write to us", "deleted after 48 hours"])
    expect([words, before.includes(words)]).toEqual([words, true]);
  expect(saidIn(before)).toEqual([]);

  const path = site.path.replace(/gallery$/, "events");
  const body = { title: "Tasting", startsAt: service.clock.now() + DAY_MS, status: "published" };
  const { event } = (await service.call(owner.key, "POST", path, { body })).body;
  const image = await site.add(makePng(900, 600));
  const on = await visit("/privacy");
  expect(saidIn(on)).toEqual([REGISTRATIONS, PHOTOGRAPHS]);

  const change = { registrationEnabled: false };
  await service.call(owner.key, "PATCH", `${path}/${event.id}`, { body: change });
  await site.remove(image.id);
  const off = await visit("/privacy");
  expect(saidIn(off)).toEqual([]);
});

test("when the operator switches reCAPTCHA on and off, with the script of the forms", async () => {
  site = await openGallerySite();
  const { service, host } = site;
  const { directory, clock } = service;
  await service.stop();
  const keys = {
    SITEWRIGHT_RECAPTCHA_SITE_KEY: "site-key",
    SITEWRIGHT_RECAPTCHA_SECRET: "secret",
  };
  // Sites keep their address.
  const address = { PORT: String(service.port) };
  for (const [environment, isOn] of [
    [{ ...address, ...keys }, true],
    [{ ...address, ...keys }, true],
    [address, false],
  ] as const) {
    const again = await startTestService({ directory, clock, environment });
    again.ctx.scheduler.wake("publishing.followSettings");
    await again.ctx.scheduler.step();
    const read = async (path: string) => (await again.visit(host, path)).text();
    expect((await read("/privacy")).includes("Google reCAPTCHA")).toBe(isOn);
    expect((await read("/contact")).includes("site-key")).toBe(isOn);
    await again.stop();
  }
}, 30_000);
