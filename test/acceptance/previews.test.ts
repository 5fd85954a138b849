/** Links to previews over HTTP: what each of them shows, for how long, and what becomes of the notes left there. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type ConsoleBrowser, joinAs, openBrowser, tokenOf } from "../fixtures/console.ts";
import { type OwnedSite, openOwnedSite } from "../fixtures/owned-site.ts";

const DAY_MS = 86_400_000;
const HEADING = "Bread, every morning";

let site: OwnedSite;
let editor: ConsoleBrowser;
let guest: ConsoleBrowser;
beforeEach(async () => {
  site = await openOwnedSite({ SITEWRIGHT_PLAN_CREDITS: "agency=1000" });
  editor = await joinAs(site.service, site.owner.id, "editor");
  guest = openBrowser(site.service);
});
afterEach(() => site.close());

type Link = { id: string; shows: string; url: string; token: string; expiresAt: number };

async function share(shows = "draft"): Promise<Link> {
  const { status, body } = await editor.call("reviews.share", { siteId: site.siteId, shows });
  expect(status).toBe(200);
  return { ...body.link, token: tokenOf(body.link.url) };
}

const look = ({ token }: Link) => guest.call("review.look", { token });
/** The page that the link's frame shows. */
const shown = async ({ token }: Link) => {
  const answer = await guest.get(`/console/api/shared-preview/${token}/`);
  return answer.status === 200 ? answer.text() : answer.status;
};
const note = ({ token }: Link, more: object = {}) =>
  guest.call("review.note", {
    ...{ token, page: "/", block: null, author: "Robin", text: "A larger picture" },
    ...more,
  });
const openNotes = async () =>
  (await editor.call("reviews.notes", { siteId: site.siteId })).body.items;
const newestVersion = async () => (await site.read("/versions?limit=1")).versions[0].id;

/** Writes another heading into the draft. */
async function editHeading(): Promise<void> {
  const { siteId } = site;
  const { draft, document } = (await editor.call("builder.open", { siteId })).body;
  const home = document.pages.find(({ path }: { path: string }) => path === "/");
  const address = `/#${home.blocks[0].id}/heading`;
  const operation = { op: "set-text", address, value: HEADING };
  const edit = { siteId, revision: draft.revision, operation };
  expect((await editor.call("builder.apply", edit)).status).toBe(200);
}

describe("a link", () => {
  test("to the draft shows each edit, one to a version what that was, and visitors see neither", async () => {
    const [draft, version] = [await share(), await share(await newestVersion())];
    const before = await shown(version);
    await editHeading();
    expect(await shown(draft)).toContain(HEADING);
    expect(await shown(version)).not.toContain(HEADING);
    expect(String(before)).toContain("<h1");
    const page = await (await site.service.visit(site.host, "/")).text();
    expect(page).not.toContain(HEADING);
    expect([(await look(draft)).body.isDraft, (await look(version)).body.isDraft]).toEqual([
      true,
      false,
    ]);
  });

  test("to a version is good for 30 days, however many versions come after it", async () => {
    const [live] = (await site.read("/versions")).versions;
    const restore = () => site.onSite("POST", `/versions/${live.id}/restore`);
    const { version } = (await restore()).body;
    const link = await share(version.id);
    for (let at = 0; at < 25; at += 1) await restore();
    const isListed = async () =>
      (await site.read("/versions?limit=200")).versions.some(
        ({ id }: { id: string }) => id === version.id,
      );
    for (let days = 4; days < 30; days += 4) {
      site.service.clock.advance(4 * DAY_MS);
      await site.step();
      const answers = [(await look(link)).status, typeof (await shown(link)), await isListed()];
      expect([days, ...answers]).toEqual([days, 200, "string", true]);
    }
    site.service.clock.advance(link.expiresAt - site.service.clock.now());
    expect([(await look(link)).status, await shown(link)]).toEqual([404, 404]);
    // Nobody needs it any more, and twenty others are newer.
    site.service.clock.advance(DAY_MS);
    await site.step();
    expect(await isListed()).toBe(false);
  });

  test("shows nothing of a site that is removed, and its notes are gone with it", async () => {
    const [link, siteId] = [await share(), site.siteId];
    await note(link);
    const owner = await joinAs(site.service, site.owner.id, "owner");
    const removed = await owner.call("sites.delete", { siteId, name: "Harbour Bakery" });
    expect(removed.status).toBe(200);
    const answers = [await look(link), await note(link)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await shown(link)).toBe(404);
  });
});

describe("a note", () => {
  test("is told as it was written, to its readers and to those who edit, until it is settled", async () => {
    const [link, other] = [await share(), await share()];
    const { body } = await note(link, {
      author: " Zoe\u0308 ",
      text: " Cafe\u0301 \u{1f35e}\nplease ",
    });
    expect(body.note).toEqual({
      ...{ id: body.note.id, page: "/", block: null, where: "Home", isDone: false },
      ...{ author: "Zo\u00eb", text: "Caf\u00e9 \u{1f35e}\nplease" },
      createdAt: site.service.clock.now(),
    });
    expect([await openNotes(), (await look(link)).body.notes]).toEqual([[body.note], [body.note]]);
    expect((await look(other)).body.notes).toEqual([]);
    const settle = (isDone: boolean) =>
      editor.call("reviews.settle", { siteId: site.siteId, noteId: body.note.id, isDone });
    expect((await settle(true)).status).toBe(200);
    expect(await openNotes()).toEqual([]);
    expect((await look(link)).body.notes).toEqual([{ ...body.note, isDone: true }]);
    await settle(false);
    expect(await openNotes()).toEqual([body.note]);
  });

  test.each([
    ["text", { text: " " }],
    ["text", { text: "x".repeat(2_001) }],
    ["text", { text: "a\u0000b" }],
    ["text", { text: 5 }],
    ["author", { author: "" }],
    ["author", { author: "x".repeat(81) }],
    ["page", { page: "x".repeat(301) }],
    ["token", { token: "x".repeat(201) }],
  ])("whose `%s` is wrong is refused by that name, and kept by nobody", async (name, wrong) => {
    const { status, body } = await note(await share(), wrong);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining(`\`${name}\``)]);
    expect(await openNotes()).toEqual([]);
  });

  test("about what is not on that page, or by a link that is over, is refused and kept by nobody", async () => {
    const link = await share();
    for (const wrong of [
      { page: "/none" },
      { page: "" },
      { block: "/#none" },
      { block: "/contact#form" },
    ])
      expect([wrong, (await note(link, wrong)).status]).toEqual([wrong, 400]);
    await editor.call("reviews.revoke", { siteId: site.siteId, linkId: link.id });
    expect((await note(link)).status).toBe(404);
    expect(await openNotes()).toEqual([]);
  });
});
