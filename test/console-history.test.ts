/** Versions, what differs between two of them, and drafts that others have changed: over the console's API. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { parseDocument } from "../src/features/design/room.ts";
import { type ConsoleBrowser, claimInstance, joinAs, tokenOf } from "./fixtures/console.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";
import { faultsIn, startTestService, type TestService } from "./harness.ts";

let service: TestService;
let operator: ConsoleBrowser;
let accountId: string;
let siteId: string;
let sites = 0;

beforeAll(async () => {
  service = await startTestService();
  operator = await claimInstance(service);
  accountId = (await service.createAccount()).id;
}, 60_000);
afterAll(() => service.close());
beforeEach(async () => {
  sites += 1;
  const parts = {
    slug: `bakery-${sites}`,
    files: smallSite("history"),
    document: bakeryDocument(),
  };
  siteId = (await storeSite(service.ctx, { ...parts, accountId })).siteId;
});

async function ask(name: string, input: object = {}, as = operator) {
  const { status, body } = await as.call(name, { siteId, ...input });
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return body;
}
const refused = async (name: string, input: object, as = operator) => {
  const { status, body } = await as.call(name, { siteId, ...input });
  return [status, body.error?.code];
};
const open = () => ask("builder.open");
async function edit(operation: object) {
  const { draft } = await open();
  return ask("builder.apply", { revision: draft.revision, operation });
}
const listVersions = async () => (await ask("versions.list")).items;
/** Makes a version of one edit; answers what differs from the one before. */
async function differenceOf(operation: object) {
  await edit(operation);
  await ask("sites.publish");
  const [newest, before] = await listVersions();
  return (await ask("versions.compare", { a: before.id, b: newest.id })).changes;
}
const headingOf = (document: string) => {
  const [page] = parseDocument(document).pages;
  const block = page?.blocks.find(({ kind }) => kind === "hero");
  if (!page || !block) throw new Error("no opening");
  return `${page.path}#${block.id}/heading`;
};

describe("what differs", () => {
  test("of a text is the old line and the new one, at its place, and nothing else", async () => {
    const address = headingOf(bakeryDocument());
    const changes = await differenceOf({ op: "set-text", address, value: "Baked before you wake" });
    expect(changes.length).toBe(1);
    expect(changes[0].after).toBe("Baked before you wake");
    expect(changes[0].before).not.toBeNull();
    expect(changes[0].where).not.toBe("");
  });

  test("the other way round is the same with old and new changed over", async () => {
    const address = headingOf(bakeryDocument());
    await differenceOf({ op: "set-text", address, value: "Rye" });
    const [newest, before] = await listVersions();
    const forth = (await ask("versions.compare", { a: before.id, b: newest.id })).changes;
    const back = (await ask("versions.compare", { a: newest.id, b: before.id })).changes;
    const turned = (one: { before: unknown; after: unknown }) => [one.after, one.before];
    expect(back.map(turned)).toEqual(
      forth.map((one: { before: unknown; after: unknown }) => [one.before, one.after]),
    );
  });

  test("of a version and itself is nothing, and its pages are listed all the same", async () => {
    const [{ id }] = await listVersions();
    const { changes, pages } = await ask("versions.compare", { a: id, b: id });
    expect(changes).toEqual([]);
    expect(pages.map(({ path }: { path: string }) => path)).toContain("/");
  });

  test.each([
    ["de", "Language: German"],
    ["pt-br", "Language: Brazilian Portuguese"],
    ["he", "Language: Hebrew"],
  ])("of the language %s is told by its name", async (language, name) => {
    const changes = await differenceOf({ op: "set-language", language });
    expect(changes.map(({ after }: { after: string }) => after)).toContain(name);
  });

  test.each(["aa-bb-cc", "en-us-us", "zz-zz-zz-zz"])(
    "a tag that no locale can be made of (%s) is refused, and the draft stays",
    async (language) => {
      const { draft } = await open();
      const input = {
        siteId,
        revision: draft.revision,
        operation: { op: "set-language", language },
      };
      const { status, body } = await operator.call("builder.apply", input);
      expect([status, body.error?.code]).toEqual([400, "invalid_request"]);
      expect((await open()).draft.revision).toBe(draft.revision);
    },
  );

  test("with a version of another site is not told, whoever asks", async () => {
    const [{ id: own }] = await listVersions();
    const other = await storeSite(service.ctx, {
      ...{
        slug: `other-${sites}`,
        files: smallSite("other"),
        document: bakeryDocument(),
        accountId,
      },
    });
    const [{ id: foreign }] = (await ask("versions.list", { siteId: other.siteId })).items;
    expect(await refused("versions.compare", { a: own, b: foreign })).toEqual([404, "not_found"]);
    expect(await refused("versions.compare", { a: foreign, b: own })).toEqual([404, "not_found"]);
    expect(await refused("versions.restore", { versionId: foreign })).toEqual([404, "not_found"]);
    expect(await refused("reviews.share", { shows: foreign })).toEqual([404, "not_found"]);
  });
});

describe("a draft of an older revision", () => {
  const address = headingOf(bakeryDocument());
  const write = (revision: number, value: string) => ({
    ...{ revision, operation: { op: "set-text", address, value } },
  });

  test.each(["builder.undo", "builder.redo", "builder.discard", "builder.publish"])(
    "is refused to %s with what the other did, and nothing of it is lost",
    async (name) => {
      const { draft } = await open();
      await ask("builder.apply", write(draft.revision, "First"));
      const before = await open();
      const { status, body } = await operator.call(name, { siteId, revision: draft.revision });
      expect([status, body.error.code, body.revision]).toEqual([
        ...[409, "conflict"],
        before.draft.revision,
      ]);
      expect(body.changes.map(({ by }: { by: string }) => by)).toEqual(["Olga Operator"]);
      expect(await open()).toEqual(before);
    },
  );

  test("that is still to come is refused as well", async () => {
    const { draft } = await open();
    const { status } = await operator.call("builder.apply", {
      siteId,
      ...write(draft.revision + 5, "Too soon"),
    });
    expect(status).toBe(409);
    expect((await open()).draft.revision).toBe(draft.revision);
  });

  test("of two who write at one moment one is kept, and the other is told", async () => {
    const { draft } = await open();
    const editor = await joinAs(service, accountId, "editor", `editor${sites}@example.com`);
    const answers = await Promise.all([
      operator.call("builder.apply", { siteId, ...write(draft.revision, "Mine") }),
      editor.call("builder.apply", { siteId, ...write(draft.revision, "Theirs") }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await open()).draft.edits).toBe(1);
  });

  test("cannot be gone back on: there is nothing to undo, and nothing to do again", async () => {
    const { draft } = await open();
    for (const name of ["builder.undo", "builder.redo"]) {
      const { status, body } = await operator.call(name, { siteId, revision: draft.revision });
      expect([status, body.error.message]).toEqual([
        400,
        `There is nothing to ${name.slice("builder.".length)}.`,
      ]);
    }
  });
});

describe("a version that goes out later", () => {
  const DAY_MS = 86_400_000;
  const plan = async (at: string) => {
    const { draft } = await open();
    return operator.call("builder.publish", { siteId, revision: draft.revision, at });
  };
  const inDays = (days: number) => new Date(service.clock.now() + days * DAY_MS).toISOString();

  test("is known with its time, until it is called off, and calling off twice is no fault", async () => {
    const at = inDays(3);
    expect((await plan(at)).status).toBe(200);
    expect((await open()).plannedAt).toBe(at);
    await ask("builder.unplan");
    await ask("builder.unplan");
    expect((await open()).plannedAt).toBeNull();
  });

  test("takes the place of an earlier plan", async () => {
    await plan(inDays(3));
    const at = inDays(5);
    await plan(at);
    expect((await open()).plannedAt).toBe(at);
  });

  test.each([
    [
      "a day that there is not",
      () => `${new Date(service.clock.now()).getUTCFullYear() + 1}-02-30T08:00:00Z`,
    ],
    ["the 31st of a month of 30 days", () => "2026-11-31T08:00:00.000Z"],
    ["a time that is over", () => inDays(-1)],
    ["a time that is this very moment", () => inDays(0)],
    ["more than a year away", () => inDays(400)],
    ["no time", () => "tomorrow"],
    ["a time of no zone", () => "2026-12-01T08:00:00"],
    ["an hour that there is not", () => "2026-12-01T25:00:00Z"],
  ])("is not planned for %s", async (_, at) => {
    const { status, body } = await plan(at());
    expect([status, body.error?.code]).toEqual([400, "invalid_request"]);
    const { plannedAt, draft } = await open();
    expect([plannedAt, draft.edits]).toEqual([null, 0]);
  });
});

describe("a preview that is shared", () => {
  const share = async () => (await ask("reviews.share", { shows: "draft" })).link;
  const look = async (url: string) =>
    (await operator.call("review.look", { token: tokenOf(url) })).body;
  const note = (url: string, more: object) =>
    operator.call("review.note", {
      ...{ token: tokenOf(url), page: "/", block: null, author: "Ann", text: "Nice." },
      ...more,
    });

  test("takes no note about a page or block that it does not show", async () => {
    const { url } = await share();
    const [page] = (await look(url)).pages;
    const block = page.blocks.at(-1);
    expect((await note(url, { block: block.address })).status).toBe(200);
    await edit({ op: "hide-block", address: block.address, hidden: true });
    const shown = await look(url);
    expect(JSON.stringify(shown.pages)).not.toContain(`"${block.address}"`);
    expect((await note(url, { block: block.address })).status).toBe(400);
    expect((await note(url, { page: "/nowhere" })).status).toBe(400);
  });

  test("shows a draft's edits, and its notes name what they are about", async () => {
    const { url } = await share();
    const [page] = (await look(url)).pages;
    const [block] = page.blocks;
    const made = (await note(url, { block: block.address, text: " Warmer, please " })).body.note;
    expect([made.text, made.author]).toEqual(["Warmer, please", "Ann"]);
    expect(made.where).toContain(page.label);
    const [open] = (await ask("reviews.notes")).items;
    expect(open.where).toBe(made.where);
  });
});

test("none of it was a fault of the service", () => {
  expect(faultsIn(service.logLines)).toEqual([]);
});
