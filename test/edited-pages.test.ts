/**
 * What an owner does to a site's pages in the builder, and what visitors find afterwards: pages under any name, renamed,
 * hidden and removed ones, links that were mended, another language, facts that come and go.
 */
import { afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test";
import { type ConsoleBrowser, joinAs } from "./fixtures/console.ts";
import { attribute, findFaults, listElements, readText } from "./fixtures/page-structure.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

setDefaultTimeout(120_000);

let service: TestService;
let siteId: string;
let host: string;
let key: string;
let ann: ConsoleBrowser;
let revision: number;

beforeEach(async () => {
  service = await startTestService();
  const { id, ...account } = await service.createAccount();
  key = account.key;
  ({ siteId, host } = await storeComposedSite(service.ctx, "bakery", id));
  ann = await joinAs(service, id, "owner", "ann@example.com");
  revision = (await openDraft()).draft.revision;
});
afterEach(() => service.close());

const openDraft = async () => (await ann.call("builder.open", { siteId })).body;

/** Does one thing in the builder; answers as the builder is answered. */
async function apply(operation: object) {
  const answer = await ann.call("builder.apply", { siteId, revision, operation });
  if (answer.status === 200) revision = answer.body.revision;
  return answer;
}

async function applyAll(...operations: object[]): Promise<void> {
  for (const operation of operations) {
    const { status, body } = await apply(operation);
    expect([operation, status, status === 200 ? "" : body]).toEqual([operation, 200, ""]);
  }
}

/** Shows the draft to visitors, and waits until they have it. */
async function publish(): Promise<void> {
  const published = await ann.call("builder.publish", { siteId, revision });
  expect(published.status).toBe(200);
  for (let step = 0; step < 6; step += 1) await service.ctx.scheduler.step();
  expect((await ann.call("sites.get", { siteId })).body.site.status).toBe("live");
  revision = (await openDraft()).draft.revision;
}

async function visit(path: string): Promise<{ status: number; html: string; type: string }> {
  const answer = await service.visit(host, path);
  const type = answer.headers.get("content-type") ?? "";
  return { status: answer.status, html: await answer.text(), type };
}

const contentOf = (html: string, name: string) =>
  listElements(html).flatMap((one) =>
    [attribute(one, "name"), attribute(one, "property")].includes(name)
      ? (attribute(one, "content") ?? [])
      : [],
  )[0];
const headingOf = (html: string) =>
  listElements(html)
    .filter(({ tagName }) => tagName === "h1")
    .map(readText)
    .join();

async function listPaths(): Promise<string[]> {
  const { html } = await visit("/sitemap.xml");
  return [...html.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/gu)].map(([, path]) => path ?? "");
}

test("pages of any name are found by visitors, each with its words, its text and its picture", async () => {
  const labels = [
    ...["Home", "Index", "Privacy", "Events", "404", "Thank you", "Sitemap", "Robots", "Icon"],
    ...[
      "Media",
      "Forms",
      "Assets",
      "Gallery of cakes",
      "Über uns",
      "Наш хлеб",
      "___",
      "Home",
      "Healthz",
    ],
  ];
  for (const label of labels) await applyAll({ op: "add-page", label });
  const { document } = await openDraft();
  const added: { path: string; label: string }[] = document.pages.slice(-labels.length);
  expect(new Set(added.map(({ path }) => path)).size).toBe(labels.length);
  await publish();
  const listed = await listPaths();
  const pictures = new Set<string>();
  for (const { path, label } of added) {
    const page = await visit(path);
    expect([path, page.status, headingOf(page.html)]).toEqual([path, 200, label]);
    expect(listed).toContain(path);
    expect((await visit(`${path}.md`)).html).toStartWith("# ");
    const picture = new URL(contentOf(page.html, "og:image") ?? "");
    pictures.add(picture.pathname);
  }
  const home = new URL(contentOf((await visit("/")).html, "og:image") ?? "").pathname;
  expect(pictures.size).toBe(labels.length);
  expect([...pictures]).not.toContain(home);
  for (const path of [home, ...[...pictures].slice(0, 2)]) {
    const { status, type } = await visit(path);
    expect([path, status, type]).toEqual([path, 200, "image/png"]);
  }
});

test("a page that was moved is at its new address alone, and everything leads there", async () => {
  await applyAll({ op: "rename-page", page: "/contact", label: "Find us", path: "/find-us" });
  await publish();
  expect((await visit("/find-us")).status).toBe(200);
  expect((await visit("/contact")).status).toBe(404);
  const paths = await listPaths();
  expect(paths).toContain("/find-us");
  expect(paths).not.toContain("/contact");
  const known = new Set([...paths, "/404", "/thank-you", "/gallery", "/events"]);
  for (const path of paths) {
    const { html } = await visit(path);
    expect([path, ...findFaults(html, known)]).toEqual([path]);
    expect(html).not.toMatch(/href="\/contact[#"]/u);
  }
});

test("a page that is gone leaves links behind, which are told and can be mended at once", async () => {
  await applyAll({ op: "remove-page", page: "/contact" });
  const { brokenLinks } = await openDraft();
  const before = (brokenLinks as { href: string }[]).filter(({ href }) =>
    href.startsWith("/contact"),
  );
  expect(before.length).toBeGreaterThan(0);
  const refused = await apply({ op: "mend-links", from: "/contact", to: "/nowhere" });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    ...[400, expect.stringContaining("Choose a page that is there.")],
  ]);
  await applyAll({ op: "mend-links", from: "/contact", to: "/" });
  expect((await openDraft()).brokenLinks).toEqual([]);
  await publish();
  const paths = await listPaths();
  const known = new Set([...paths, "/404", "/thank-you", "/gallery", "/events"]);
  for (const path of paths)
    expect([path, ...findFaults((await visit(path)).html, known)]).toEqual([path]);
});

test("a hidden page answers those who know it, and nobody is led there", async () => {
  await applyAll(
    { op: "add-page", label: "For friends" },
    { op: "hide-page", page: "/for-friends", hidden: true },
  );
  await publish();
  const hidden = await visit("/for-friends");
  expect(hidden.status).toBe(200);
  expect(contentOf(hidden.html, "robots")).toBe("noindex");
  expect(await listPaths()).not.toContain("/for-friends");
  expect((await visit("/llms.txt")).html).not.toContain("for-friends");
  for (const path of ["/", "/contact", "/404"])
    expect((await visit(path)).html).not.toContain("for-friends");
  await applyAll({ op: "hide-page", page: "/for-friends", hidden: false });
  await publish();
  expect((await visit("/")).html).toContain('href="/for-friends"');
  expect(await listPaths()).toContain("/for-friends");
});

test("a site in another language has its frame in that language, and its owner's words as they were", async () => {
  const { document } = await openDraft();
  const opening = document.pages[0].blocks[0].heading;
  await applyAll({ op: "set-language", language: "ar" });
  await publish();
  const { html } = await visit("/");
  const [root] = listElements(html);
  expect(attribute(root as never, "lang")).toBe("ar");
  expect(attribute(root as never, "dir")).toBe("rtl");
  expect(headingOf(html)).toBe(opening);
  expect(html).not.toContain("Skip to content");
  for (const path of ["/privacy", "/accessibility", "/nowhere"])
    expect(headingOf((await visit(path)).html)).toMatch(/\p{Script=Arabic}/u);
});

test("a fact stands wherever it belongs once it is said, and nowhere once it is taken back", async () => {
  const phone = "0113 496 0000 ext. 12";
  await applyAll({ op: "set-fact", key: "phone", value: phone });
  await publish();
  for (const path of ["/", "/contact"]) {
    const { html } = await visit(path);
    expect(html).toContain('href="tel:01134960000;ext=12"');
    expect(html).toContain(`"telephone":"${phone}"`);
  }
  for (const path of ["/privacy", "/contact.md", "/llms.txt"])
    expect((await visit(path)).html).toContain(phone);
  const { document } = await openDraft();
  const { id } = document.facts.find(({ key }: { key: string }) => key === "phone");
  await applyAll({ op: "remove-fact", id });
  await publish();
  for (const path of ["/", "/contact", "/privacy", "/contact.md", "/llms.txt"])
    expect((await visit(path)).html).not.toContain("0113 496 0000");
});

test("a page of events that was deleted can be added again, and lists them where they were", async () => {
  const { document } = await openDraft();
  const old = document.pages.find(({ role }: { role: string }) => role === "events");
  if (old !== undefined) await applyAll({ op: "remove-page", page: old.path });
  await publish();
  expect((await visit("/events")).status).toBe(404);
  const startsAt = service.clock.now() + 10 * 24 * 60 * 60_000;
  const event = {
    title: "Rye morning",
    startsAt: new Date(startsAt).toISOString(),
    timezone: "UTC",
  };
  const body = { ...event, status: "published" };
  const made = await service.call(key, "POST", `/sites/${siteId}/events`, { body });
  expect(made.status).toBe(201);
  revision = (await openDraft()).draft.revision;
  await applyAll({ op: "add-page", label: "Dates", role: "events" });
  await publish();
  const page = await visit("/events");
  expect([page.status, headingOf(page.html)]).toEqual([200, "Dates"]);
  expect(page.html).toContain("Rye morning");
  expect(await listPaths()).toContain("/events");
});

test("a menu that loses all its links leads home, and the site stays whole", async () => {
  const { document } = await openDraft();
  for (const _ of document.navigation.items)
    await applyAll({ op: "remove-item", address: "#/navigation/items", at: 0 });
  await publish();
  const { html } = await visit("/contact");
  const [menu] = listElements(html).filter(({ tagName }) => tagName === "nav");
  expect(readText(menu as never).trim()).not.toBe("");
  expect(
    findFaults(html, new Set([...(await listPaths()), "/404", "/gallery", "/events"])),
  ).toEqual([]);
});

test("what is locked is refused with the reason, and goes out as it was", async () => {
  const { document } = await openDraft();
  const [{ id, heading }] = document.pages[0].blocks;
  await applyAll({ op: "set-lock", address: `/#${id}`, locked: true });
  const refused = await apply({ op: "set-text", address: `/#${id}/heading`, value: "Other words" });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    ...[400, expect.stringContaining("Unlock it first")],
  ]);
  await applyAll({ op: "surprise", seed: "another look" });
  await publish();
  expect(headingOf((await visit("/")).html)).toBe(heading);
});
