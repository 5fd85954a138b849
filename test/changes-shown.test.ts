/** What an owner changes by a call is on the live site when the call is answered. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { makePng } from "./fixtures/pictures.ts";
import { openServerProcess, type ServerProcess, until } from "./fixtures/server-process.ts";

const DAY_MS = 86_400_000;
const WAIT_MS = 60_000;

let server: ServerProcess;
let siteId: string;
let host: string;

beforeAll(async () => {
  server = openServerProcess();
  await server.start();
  await server.createOwner("owner@acme.test");
  await server.call("POST", "/sites", { businessName: "Harbour Bakery", industry: "bakery" });
  await until("the site is live", async () => {
    const [site] = (await server.call("GET", "/sites")).sites;
    if (!site?.url) return false;
    siteId = site.id;
    host = new URL(site.url).host;
    return true;
  });
}, WAIT_MS);
afterAll(() => server.close());

const visit = async (path: string) => {
  const page = await server.visit(host, path);
  return { status: page.status, text: await page.text() };
};

test(
  "an event comes, changes, goes and comes again with each answer",
  async () => {
    const body = { title: "Rye morning", startsAt: Date.now() + DAY_MS, status: "published" };
    const { event } = await server.call("POST", `/sites/${siteId}/events`, body);
    const change = (changed: object) =>
      server.call("PATCH", `/sites/${siteId}/events/${event.id}`, changed);
    expect((await visit(event.url)).text).toContain("Rye morning");
    await change({ title: "Spelt morning" });
    expect((await visit(event.url)).text).toContain("Spelt morning");
    await change({ status: "draft" });
    expect((await visit(event.url)).status).toBe(404);
    expect((await visit("/sitemap.xml")).text).not.toContain(event.url);
    await change({ status: "published" });
    expect((await visit(event.url)).status).toBe(200);
    expect((await visit("/events.ics")).text).toContain("Spelt morning");
    await server.call("DELETE", `/sites/${siteId}/events/${event.id}`);
    for (const path of [event.url, `${event.url}.ics`])
      expect([path, (await visit(path)).status]).toEqual([path, 404]);
    expect((await visit("/events.ics")).text).not.toContain("Spelt morning");
  },
  WAIT_MS,
);

test(
  "a picture's words and its end are shown with each answer",
  async () => {
    const form = new FormData();
    form.append("file", new Blob([makePng(40, 30)]), "loaves.png");
    form.append("caption", "Saturday's first batch");
    const { image } = await (await server.upload(`/sites/${siteId}/gallery`, form)).json();
    const path = `/sites/${siteId}/gallery/${image.id}`;
    expect((await visit("/gallery")).text).toContain("first batch");
    await server.call("PATCH", path, { caption: "The last loaf" });
    expect((await visit("/gallery")).text).toContain("The last loaf");
    await server.call("DELETE", path);
    const { text } = await visit("/gallery");
    expect([text.includes("The last loaf"), text.includes("noindex")]).toEqual([false, true]);
  },
  WAIT_MS,
);
