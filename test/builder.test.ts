/** The builder's API over HTTP: drafts, undo, two editors, previews in a sandbox, publishing. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { applyPatch } from "../src/features/design/edit/patch.ts";
import { BLOCK_VARIANTS } from "../src/features/design/vocabulary.ts";
import { addImage } from "../src/features/gallery/service.ts";
import { type ConsoleBrowser, joinAs } from "./fixtures/console.ts";
import { HOSTILE_TEXTS } from "./fixtures/hostile-texts.ts";
import { makePng } from "./fixtures/pictures.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

let service: TestService;
let siteId: string;
let host: string;
let accountId: string;
let ann: ConsoleBrowser;
let ben: ConsoleBrowser;

beforeEach(async () => {
  service = await startTestService();
  accountId = (await service.createAccount()).id;
  ({ siteId, host } = await storeComposedSite(service.ctx, "bakery", accountId));
  ann = await joinAs(service, accountId, "editor", "ann@example.com");
  ben = await joinAs(service, accountId, "owner", "ben@example.com");
});
afterEach(() => service.close());

const open = async (who = ann) => (await who.call("builder.open", { siteId })).body;
const headingOf = (document: Opened["document"]) => document.pages[0]?.blocks[0]?.heading;
type Opened = {
  document: { pages: { path: string; blocks: { id: string; heading?: string }[] }[] };
};
const headingAddress = (opened: Opened) => `/#${opened.document.pages[0]?.blocks[0]?.id}/heading`;

async function say(
  who: ConsoleBrowser,
  revision: number,
  address: string,
  value: string,
  more = {},
) {
  const operation = { op: "set-text", address, value };
  return who.call("builder.apply", { siteId, revision, operation, ...more });
}

test("an edit is saved, seen in the preview, and by visitors only once it is published", async () => {
  const opened = await open();
  const address = headingAddress(opened);
  const answer = await say(ann, opened.draft.revision, address, "Bread, every morning");
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ changed: [address.replace("/heading", "")] });
  const patched = applyPatch(opened.document, answer.body.patch);
  expect(headingOf(patched)).toBe("Bread, every morning");
  expect((await open(ben)).document).toEqual(JSON.parse(JSON.stringify(patched)));
  const preview = await ann.get(`/console/api/preview/${siteId}/draft/`);
  expect(await preview.text()).toContain(`data-slot="${address}">Bread, every morning<`);
  await service.ctx.scheduler.step();
  expect(await (await service.visit(host, "/")).text()).not.toContain("Bread, every morning");
  const published = await ann.call("builder.publish", { siteId, revision: answer.body.revision });
  expect(published.status).toBe(200);
  for (let step = 0; step < 5; step += 1) await service.ctx.scheduler.step();
  const live = await (await service.visit(host, "/")).text();
  expect(live).toContain("Bread, every morning");
  expect(live).not.toContain("data-slot");
  expect((await open()).draft).toMatchObject({ edits: 0, canUndo: false });
});

test("an edit brings along the page that is looked at, as it is asked for otherwise", async () => {
  const opened = await open();
  const address = headingAddress(opened);
  const shows = { path: "/", scheme: "dark" };
  const edited = await say(ann, opened.draft.revision, address, "Bread", { shows });
  expect(edited.body.page).toMatchObject(shows);
  expect(edited.body.page.html).toContain(">Bread<");
  // What differs is only the signed place of its pictures and fonts.
  const plain = (html: string) => html.replaceAll(/\/preview-files\/[^"')]+\/_assets/gu, "");
  const asked = await ann.get(`/console/api/preview/${siteId}/draft/?scheme=dark`);
  expect(plain(edited.body.page.html)).toBe(plain(await asked.text()));
  const { revision } = edited.body;
  const undone = await ann.call("builder.undo", { siteId, revision, shows });
  expect(undone.body.page.html).not.toContain(">Bread<");
  // A page that is not there is no reason to refuse the edit.
  const elsewhere = { shows: { ...shows, path: "/nowhere" } };
  const other = await say(ann, undone.body.revision, address, "Rolls", elsewhere);
  expect([other.status, other.body.page]).toEqual([200, undefined]);
});

test("an edit that is sent again because its answer was lost is done once, and is nobody else's", async () => {
  const opened = await open();
  const address = headingAddress(opened);
  const { revision } = opened.draft;
  const first = await say(ann, revision, address, "Bread");
  const again = await say(ann, revision, address, "Bread");
  expect(again.status).toBe(200);
  expect(again.body.draft).toEqual(first.body.draft);
  expect(applyPatch(opened.document, again.body.patch)).toEqual((await open()).document);
  // What goes on with a text takes its last state's place, and is known again as well.
  const next = await say(ann, first.body.revision, address, "Bread, early", { continues: true });
  const lost = await say(ann, first.body.revision, address, "Bread, early", { continues: true });
  expect([lost.status, lost.body.revision]).toEqual([200, next.body.revision]);
  expect((await open()).draft.edits).toBe(1);
  // Another text, another person, and what was undone since, is a conflict as ever.
  expect((await say(ann, first.body.revision, address, "Rolls")).status).toBe(409);
  expect((await say(ben, first.body.revision, address, "Bread, early")).status).toBe(409);
  await ann.call("builder.undo", { siteId, revision: next.body.revision });
  expect((await say(ann, first.body.revision, address, "Bread, early")).status).toBe(409);
});

test("only an owner puts a site before visitors that they do not get yet, also at a chosen time", async () => {
  expect((await open()).mayPublish).toBe(true);
  await ben.call("sites.unpublish", { siteId });
  const opened = await open();
  expect([opened.mayPublish, (await open(ben)).mayPublish]).toEqual([false, true]);
  const { revision } = opened.draft;
  const at = new Date(service.clock.now() + 60_000).toISOString();
  for (const when of [{}, { at }]) {
    const refused = await ann.call("builder.publish", { siteId, revision, ...when });
    expect([refused.status, refused.body.error.code]).toEqual([403, "forbidden"]);
  }
  for (let step = 0; step < 5; step += 1) await service.ctx.scheduler.step();
  expect((await service.visit(host, "/")).status).toBe(421);
  expect((await ben.call("builder.publish", { siteId, revision })).status).toBe(200);
});

test("the site's page publishes what it shows: the draft, edited or brought back", async () => {
  const opened = await open();
  const home = headingOf(opened.document) ?? "";
  await ann.call("builder.publish", { siteId, revision: opened.draft.revision });
  const { revision } = (await open()).draft;
  expect((await say(ann, revision, headingAddress(opened), "Rolls at six")).status).toBe(200);
  expect((await ben.call("sites.publish", { siteId })).status).toBe(200);
  await service.ctx.scheduler.step();
  expect(await (await service.visit(host, "/")).text()).toContain("Rolls at six");
  const { items } = (await ben.call("versions.list", { siteId })).body;
  expect([items[0].why, items[0].isNewest]).toEqual(["edited", true]);
  const oldest = { siteId, versionId: items.at(-1).id };
  expect((await ben.call("versions.restore", oldest)).status).toBe(200);
  expect((await ben.call("sites.publish", { siteId })).status).toBe(200);
  await service.ctx.scheduler.step();
  expect(await (await service.visit(host, "/")).text()).toContain(home);
  expect((await ben.call("sites.get", { siteId })).body.hasDraft).toBe(false);
});

test("an old version that is brought back says so, is published as it is, or goes again", async () => {
  const opened = await open();
  const address = headingAddress(opened);
  const first = headingOf(opened.document);
  const { revision } = (await say(ann, opened.draft.revision, address, "Gone tomorrow")).body;
  await ann.call("builder.publish", { siteId, revision });
  const { items } = (await ann.call("versions.list", { siteId })).body;
  const [, { id: versionId }] = items;
  const bringBack = async () => {
    expect((await ann.call("versions.restore", { siteId, versionId })).status).toBe(200);
    return open();
  };
  const back = await bringBack();
  expect(back.draft).toMatchObject({ edits: 0, isRestored: true });
  expect(headingOf(back.document)).toBe(first);
  await ann.call("builder.discard", { siteId, revision: back.draft.revision });
  expect((await open()).draft).toMatchObject({ edits: 0, isRestored: false });
  const again = (await bringBack()).draft.revision;
  expect((await ann.call("builder.publish", { siteId, revision: again })).status).toBe(200);
  const { items: after } = (await ann.call("versions.list", { siteId })).body;
  expect([after.length, after[0].why]).toEqual([3, "restored"]);
  expect(headingOf((await open()).document)).toBe(first);
});

test("a picture that is chosen is on the page, whatever variant its block has", async () => {
  const image = makePng(900, 600);
  const { id: imageId } = await addImage(service.ctx, { accountId, siteId }, image, {
    alt: "A loaf",
  });
  const opened = await open();
  const hero = `/#${opened.document.pages[0]?.blocks[0]?.id}`;
  let { revision } = opened.draft;
  const apply = async (operation: object) => {
    const answer = await ann.call("builder.apply", { siteId, revision, operation });
    expect(answer.status).toBe(200);
    ({ revision } = answer.body.draft);
  };
  const address = `${hero}/art`;
  const isShown = async () => {
    const html = await (await ann.get(`/console/api/preview/${siteId}/draft/`)).text();
    const [, opening = ""] = html.split(`data-block="${hero}"`);
    return opening.split("</section>")[0]?.includes('alt="A loaf"') === true;
  };
  for (const variant of BLOCK_VARIANTS.hero) {
    await apply({ op: "set-picture", address, show: { kind: "drawn" } });
    await apply({ op: "set-variant", address: hero, variant });
    expect([variant, await isShown()]).toEqual([variant, false]);
    await apply({ op: "set-picture", address, show: { kind: "image", imageId } });
    expect([variant, await isShown()]).toEqual([variant, true]);
  }
  // Whoever takes the picture off the page again by another variant is not overruled.
  await apply({ op: "set-variant", address: hero, variant: "type" });
  const focus = { focalX: 0.2, focalY: 0.5 };
  await apply({ op: "set-picture", address, show: { kind: "image", imageId, ...focus } });
  expect(await isShown()).toBe(false);
});

test("40 edits are undone and done again, one by one", async () => {
  const opened = await open();
  const address = headingAddress(opened);
  let { revision } = opened.draft;
  for (let nth = 1; nth <= 40; nth += 1)
    revision = (await say(ann, revision, address, `Bread ${nth}`)).body.revision;
  const after = (await open()).document;
  expect(headingOf(after)).toBe("Bread 40");
  const step = async (name: string) => {
    const { status, body } = await ann.call(name, { siteId, revision });
    expect(status).toBe(200);
    revision = body.revision;
    return body;
  };
  for (let nth = 39; nth >= 0; nth -= 1) {
    const { draft } = await step("builder.undo");
    expect(draft.edits).toBe(nth);
  }
  expect((await open()).document).toEqual(opened.document);
  expect((await ann.call("builder.undo", { siteId, revision })).status).toBe(400);
  for (let nth = 1; nth <= 40; nth += 1) await step("builder.redo");
  expect((await open()).document).toEqual(after);
}, 60_000);

test("what is written on in one text is one step to undo", async () => {
  const opened = await open();
  const address = headingAddress(opened);
  let { revision } = opened.draft;
  for (const text of ["B", "Br", "Bread"])
    revision = (await say(ann, revision, address, text, { continues: text !== "B" })).body.revision;
  const undone = await ann.call("builder.undo", { siteId, revision });
  expect(undone.body.draft).toMatchObject({ edits: 0, canRedo: true });
  expect((await open()).document).toEqual(opened.document);
});

test("of two editors the slower one is told what the other did, and overwrites nothing", async () => {
  const opened = await open();
  const { revision } = opened.draft;
  const address = headingAddress(opened);
  const faster = await say(ann, revision, address, "Ann's bread");
  expect(faster.status).toBe(200);
  const slower = await say(ben, revision, address, "Ben's bread");
  expect(slower.status).toBe(409);
  expect(slower.body).toMatchObject({
    error: { code: "conflict" },
    revision: faster.body.revision,
    changes: [{ by: "Some editor" }],
  });
  expect(slower.body.changes[0].description).toContain("Heading");
  for (const name of ["builder.undo", "builder.publish", "builder.discard"])
    expect((await ben.call(name, { siteId, revision })).status).toBe(409);
  expect(headingOf((await open()).document)).toBe("Ann's bread");
});

test("a text over its limit is refused with the limit, and what cannot be done with a reason", async () => {
  const opened = await open();
  const { revision } = opened.draft;
  const address = headingAddress(opened);
  const long = await say(ann, revision, address, "x".repeat(5_000));
  expect(long.status).toBe(400);
  expect(long.body.error.fields[address]).toContain("400 characters at most");
  for (const operation of [null, {}, { op: "drop" }, { op: "set-text", address: 1 }])
    expect((await ann.call("builder.apply", { siteId, revision, operation })).status).toBe(400);
  expect((await open()).draft.revision).toBe(revision);
});

test("discarding brings back what there was; an old revision never counts again", async () => {
  const opened = await open();
  const address = headingAddress(opened);
  const { body } = await say(ann, opened.draft.revision, address, "Gone");
  expect((await ann.call("builder.discard", { siteId, revision: body.revision })).status).toBe(200);
  expect((await open()).document).toEqual(opened.document);
  expect((await say(ann, body.revision, address, "Late")).status).toBe(409);
});

test("a preview is a sandbox: no origin, no forms, no script but ours, links to other previews", async () => {
  const preview = await ann.get(`/console/api/preview/${siteId}/draft/contact`);
  const policy = preview.headers.get("content-security-policy") ?? "";
  expect(policy).toStartWith("sandbox allow-scripts;");
  for (const part of ["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'"])
    expect(policy).toContain(part);
  expect(policy).not.toContain("allow-same-origin");
  const html = await preview.text();
  expect(html).toContain(`href="/console/api/preview/${siteId}/draft/"`);
  expect(html).not.toContain("action=");
  const scripts = [...html.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, path]) => path);
  expect(scripts).toEqual([expect.stringMatching(/^\/console\/api\/preview-script\//)]);
  const script = await fetch(`http://localhost:${service.port}${scripts[0]}`);
  expect(script.headers.get("content-type")).toContain("javascript");
  const [, font = ""] = /href="([^"]*\.woff2)"/.exec(html) ?? [];
  const file = await fetch(`http://localhost:${service.port}${font}`);
  expect([file.status, file.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
  const forged = font.replace(/\.[\w-]{20,}\//, `.${"A".repeat(43)}/`);
  expect(forged).not.toBe(font);
  expect((await fetch(`http://localhost:${service.port}${forged}`)).status).toBe(404);
});

test("every page of the draft has a preview, and a version has one as well", async () => {
  const { document, draft } = await open();
  for (const which of ["draft", draft.base])
    for (const { path } of document.pages)
      expect((await ann.get(`/console/api/preview/${siteId}/${which}${path}`)).status).toBe(200);
  expect((await ann.get(`/console/api/preview/${siteId}/draft/none`)).status).toBe(404);
  expect((await ann.get(`/console/api/preview/${siteId}/ver_none/`)).status).toBe(404);
});

test("strangers, other accounts and viewers get what their role allows", async () => {
  const other = await service.createAccount();
  const stranger = await joinAs(service, other.id, "owner", "eve@example.com");
  const viewer = await joinAs(service, accountId, "viewer");
  const preview = `/console/api/preview/${siteId}/draft/`;
  expect((await stranger.call("builder.open", { siteId })).status).toBe(404);
  expect((await stranger.get(preview)).status).toBe(404);
  expect((await fetch(`http://localhost:${service.port}${preview}`)).status).toBe(401);
  expect((await viewer.call("builder.open", { siteId })).status).toBe(403);
  expect((await viewer.get(preview)).status).toBe(200);
  const framed = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  expect((await ann.get(preview, { ...framed, "sec-fetch-dest": "iframe" })).status).toBe(403);
  expect((await ann.get(preview, { ...framed, "sec-fetch-dest": "document" })).status).toBe(200);
});

test("hostile texts stay texts in the preview", async () => {
  const opened = await open();
  const address = headingAddress(opened);
  let { revision } = opened.draft;
  const texts = HOSTILE_TEXTS.filter((text, at) => at % 8 === 0 && text.length < 200);
  for (const text of texts) {
    const answer = await say(ann, revision, address, text);
    if (answer.status !== 200) continue;
    ({ revision } = answer.body);
    const html = await (await ann.get(`/console/api/preview/${siteId}/draft/`)).text();
    const scripts = html.match(/<script/g) ?? [];
    expect(scripts.length).toBe(2);
    expect(html).not.toMatch(/<(?:iframe|object|base|form[^>]+evil)/);
  }
}, 60_000);

test("each kind of block and each style has a picture in the site's own look", async () => {
  const { catalogue, document } = await open();
  const first = document.pages[0]?.blocks[1]?.id;
  const samples = [
    ...catalogue.blocks
      .filter((one: { canAdd: boolean }) => one.canAdd)
      .map(({ kind }: { kind: string }) => `block=${kind}`),
    `only=${first}&variant=rows`,
    "direction=swiss&typePair=manrope&hue=200&scheme=dark",
  ];
  for (const sample of samples) {
    const answer = await ann.get(`/console/api/preview/${siteId}/draft/?${sample}`);
    expect([sample, answer.status]).toEqual([sample, 200]);
  }
  const html = await (await ann.get(`/console/api/preview/${siteId}/draft/?block=faq`)).text();
  expect(html).not.toContain("<header");
  expect(html).toContain("b-faq");
  expect(html).toContain("align-content:safe center");
});

test("a version is published at the chosen time, not before, and not once the plan is taken back", async () => {
  const opened = await open();
  const address = headingAddress(opened);
  const publishAt = async (text: string, at: string) => {
    const { draft } = await open();
    const { body } = await say(ann, draft.revision, address, text);
    return ann.call("builder.publish", { siteId, revision: body.revision, at });
  };
  const inAnHour = () => new Date(service.clock.now() + 3_600_000).toISOString();
  const seen = async () => (await (await service.visit(host, "/")).text()).includes("At noon");
  const settle = async () => {
    for (let step = 0; step < 6; step += 1) await service.ctx.scheduler.step();
  };
  const past = await ann.call("builder.publish", {
    ...{ siteId, revision: opened.draft.revision },
    at: new Date(service.clock.now()).toISOString(),
  });
  expect([past.status, past.body.error.message]).toEqual([
    400,
    "Choose a time that is still to come.",
  ]);
  const at = inAnHour();
  expect((await publishAt("At noon", at)).status).toBe(200);
  expect(await open()).toMatchObject({ plannedAt: at, draft: { edits: 0 } });
  await settle();
  expect(await seen()).toBe(false);
  service.clock.advance(3_600_000);
  await settle();
  expect([await seen(), (await open()).plannedAt]).toEqual([true, null]);
  await publishAt("Never seen", inAnHour());
  expect((await ann.call("builder.unplan", { siteId })).status).toBe(200);
  service.clock.advance(7_200_000);
  await settle();
  expect(await (await service.visit(host, "/")).text()).not.toContain("Never seen");
});
