/** What the console hands out as files, and what it takes as one: to whom, in which form, and to nobody else. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import { register } from "../src/features/events/registrations.ts";
import { getEventRow } from "../src/features/events/service.ts";
import { captureLead } from "../src/features/leads/capture.ts";
import { type ConsoleBrowser, claimInstance, joinAs, openBrowser } from "./fixtures/console.ts";
import { makePng } from "./fixtures/pictures.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";
import { faultsIn, startTestService, type TestService } from "./harness.ts";

const DAY_MS = 86_400_000;
const ROLES = ["nobody", "stranger", "viewer", "editor", "owner", "operator"] as const;
type RoleName = (typeof ROLES)[number];

let service: TestService;
let people: Record<RoleName, ConsoleBrowser>;
let siteId: string;
let otherSiteId: string;
let eventId: string;

beforeAll(async () => {
  service = await startTestService();
  const operator = await claimInstance(service);
  const { id: accountId } = await service.createAccount();
  const { id: foreignId } = await service.createAccount();
  const parts = { files: smallSite("files"), document: bakeryDocument() };
  siteId = (await storeSite(service.ctx, { ...parts, slug: "bakery", accountId })).siteId;
  otherSiteId = (await storeSite(service.ctx, { ...parts, slug: "other", accountId })).siteId;
  people = {
    nobody: openBrowser(service),
    stranger: await joinAs(service, foreignId, "owner"),
    viewer: await joinAs(service, accountId, "viewer"),
    editor: await joinAs(service, accountId, "editor"),
    owner: await joinAs(service, accountId, "owner"),
    operator,
  };
  await captureLead(service.ctx, {
    ...{ siteId, accountId, form: "contact", name: "=cmd()", email: "kim@example.com", phone: "" },
    ...{ message: 'Two\nlines, and "quotes"', fields: {}, subject: undefined, source: "/" },
    verification: undefined,
  });
  const event = { title: "Rye", startsAt: service.clock.now() + DAY_MS, status: "published" };
  eventId = (await operator.call("events.create", { siteId, ...event })).body.event.id;
  const row = await getEventRow(service.ctx, { accountId, siteId, eventId });
  const guest = { name: "Kim", email: "kim@example.com", seats: 2 };
  await register(service.ctx, row, { ...guest, phone: null, message: null, fields: null });
}, 60_000);
afterAll(() => service.close());

const statusesOf = async (path: string) => {
  const seen: Partial<Record<RoleName, number>> = {};
  for (const role of ROLES) seen[role] = (await people[role].get(path)).status;
  return seen;
};
const OF_VIEWERS = {
  nobody: 401,
  stranger: 404,
  viewer: 200,
  editor: 200,
  owner: 200,
  operator: 200,
};
const OF_OWNERS = { ...OF_VIEWERS, viewer: 403, editor: 403 };

describe("a table of leads", () => {
  const path = () => `/console/api/download/leads?siteId=${siteId}`;

  test("is for all of the account's people, named after the site, and no cell of it is a formula", async () => {
    expect(await statusesOf(path())).toEqual(OF_VIEWERS);
    const file = await people.viewer.get(path());
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toContain("leads-bakery.csv");
    expect(file.headers.get("cache-control")).toContain("no-store");
    const text = await file.text();
    expect(text).toContain('"Two\nlines, and ""quotes"""');
    expect(text).not.toMatch(/(?:^|,|")=cmd/m);
  });

  test("is nothing without a site, and of no site that is not theirs", async () => {
    for (const query of ["", "?siteId=", "?siteId=x", "?siteId=../..", `?siteId=${siteId}x`])
      expect((await people.owner.get(`/console/api/download/leads${query}`)).status).toBe(404);
    expect((await people.owner.get("/console/api/download/nothing")).status).toBe(404);
    expect((await people.owner.get("/console/api/download/constructor")).status).toBe(404);
  });

  test("is not handed to another page, whoever is signed in", async () => {
    const from = (site: string) => people.owner.get(path(), { "sec-fetch-site": site });
    expect((await from("cross-site")).status).toBe(403);
    expect((await from("same-site")).status).toBe(403);
    expect((await from("same-origin")).status).toBe(200);
    expect((await from("none")).status).toBe(200);
  });
});

describe("a table of registrations", () => {
  const path = (of = siteId, event = eventId) =>
    `/console/api/download/registrations?siteId=${of}&eventId=${event}`;

  test("is for all of the account's people, with everybody who comes", async () => {
    expect(await statusesOf(path())).toEqual(OF_VIEWERS);
    const file = await people.viewer.get(path());
    expect(file.headers.get("content-disposition")).toContain("registrations-bakery.csv");
    expect(await file.text()).toContain("kim@example.com");
  });

  test("of an event of another site, or of none, is not there", async () => {
    for (const wrong of [
      path(otherSiteId),
      path(siteId, "x"),
      path(siteId, ""),
      path(siteId, "%00"),
    ])
      expect((await people.owner.get(wrong)).status).toBe(404);
  });
});

test("all of a site is the owner's: a ZIP with its pages", async () => {
  const path = `/console/api/download/site?siteId=${siteId}`;
  expect(await statusesOf(path)).toEqual(OF_OWNERS);
  const file = await people.owner.get(path);
  expect(file.headers.get("content-type")).toBe("application/zip");
  const files = Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())));
  expect(files).toContain("index.html");
  expect(files.some((name) => name.startsWith("_private/"))).toBe(true);
}, 30_000);

describe("a backup", () => {
  test("is an operator's, by its whole name, and no other file can be asked for", async () => {
    const { name } = (await people.operator.call("system.backup")).body.backup;
    const path = `/console/api/download/backup?name=${name}`;
    expect(await statusesOf(path)).toEqual({
      ...{ nobody: 401, stranger: 403, viewer: 403, editor: 403, owner: 403, operator: 200 },
    });
    const bytes = new Uint8Array(await (await people.operator.get(path)).arrayBuffer());
    expect(new TextDecoder().decode(bytes.subarray(0, 15))).toBe("SQLite format 3");
    for (const wrong of [
      "",
      ".",
      "..",
      `../backups/${name}`,
      `${name}/`,
      name.slice(0, -3),
      `${name}%00`,
    ])
      expect((await people.operator.get(`/console/api/download/backup?name=${wrong}`)).status).toBe(
        404,
      );
  });

  test("of eleven the oldest goes, and those that are kept are told the newest first", async () => {
    for (let turn = 0; turn < 11; turn += 1) {
      service.clock.advance(1_000);
      await people.operator.call("system.backup");
    }
    const { backups } = (await people.operator.call("system.get")).body;
    const names = backups.map(({ name }: { name: string }) => name);
    expect([names.length, names]).toEqual([10, names.toSorted().toReversed()]);
  });

  test("is made and listed at one moment by several operators, without a fault", async () => {
    const calls = Array.from({ length: 6 }, () => [
      people.operator.call("system.backup"),
      people.operator.call("system.get"),
    ]).flat();
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(faultsIn(service.logLines)).toEqual([]);
  });
});

describe("an image that is sent to a gallery", () => {
  const send = async (
    as: ConsoleBrowser,
    of: string | undefined,
    body: BodyInit | null,
    more: object = {},
  ) => {
    const origin = `http://localhost:${service.port}`;
    const response = await fetch(
      `${origin}/console/api/gallery.add${of === undefined ? "" : `?siteId=${of}`}`,
      { method: "POST", headers: { origin, cookie: as.cookie, ...more }, body },
    );
    return { status: response.status, body: await response.json() };
  };
  const form = (fields: Readonly<Record<string, string | Blob>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  };
  const png = (side: number) => new File([makePng(side, 20)], "bread.png", { type: "image/png" });

  test("is taken from editors and owners, with its texts", async () => {
    const seen: Partial<Record<RoleName, number>> = {};
    for (const [at, role] of ROLES.entries())
      seen[role] = (await send(people[role], siteId, form({ file: png(30 + at) }))).status;
    expect(seen).toEqual({
      ...{ nobody: 401, stranger: 404, viewer: 403, editor: 200, owner: 200, operator: 200 },
    });
    const { body } = await send(
      people.editor,
      siteId,
      form({ file: png(60), alt: " Rye ", caption: "Ours" }),
    );
    expect([body.image.alt, body.image.caption]).toEqual(["Rye", "Ours"]);
  });

  test.each([
    ["no file", () => form({ alt: "Rye" })],
    ["a text in its place", () => form({ file: "bread" })],
    ["no picture", () => form({ file: new File(["bread"], "bread.png") })],
    ["half a picture", () => form({ file: new File([makePng(90, 90).slice(0, 60)], "b.png") })],
    ["a text that is too long", () => form({ file: png(61), alt: "x".repeat(301) })],
  ])("with %s is refused in words, and nothing is kept", async (_, body) => {
    const before = (await people.owner.call("gallery.list", { siteId })).body.total;
    const answer = await send(people.owner, siteId, body());
    expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"]);
    expect(answer.body.error.message).toMatch(/^.{12,}\.$/);
    expect((await people.owner.call("gallery.list", { siteId })).body.total).toBe(before);
  });

  test("for no site, or from another page, is not taken", async () => {
    expect((await send(people.owner, undefined, form({ file: png(62) }))).status).toBe(400);
    expect((await send(people.owner, "x", form({ file: png(63) }))).status).toBe(404);
    const foreign = { origin: "https://elsewhere.example" };
    expect((await send(people.owner, siteId, form({ file: png(64) }), foreign)).status).toBe(403);
    const cross = { "sec-fetch-site": "cross-site" };
    expect((await send(people.owner, siteId, form({ file: png(65) }), cross)).status).toBe(403);
  });
});

describe("pictures and typefaces of a preview", () => {
  const readFiles = async (of = siteId) => {
    const { images } = (await people.operator.call("builder.open", { siteId: of })).body;
    return images as { url: string }[];
  };
  const get = (path: string) => fetch(`http://localhost:${service.port}${path}`);

  test("need no cookie, only the address that editors are given, and that for two days", async () => {
    const [image] = await readFiles();
    const url = image?.url ?? "";
    const picture = await get(url);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(picture.headers.get("access-control-allow-origin")).toBe("*");
    service.clock.advance(3 * DAY_MS);
    expect((await get(url)).status).toBe(404);
    const [again] = await readFiles();
    expect((await get(again?.url ?? "")).status).toBe(200);
  });

  test("of another site, another day or another signature are not there", async () => {
    const [image] = await readFiles();
    const [, , , , , which = "", token = "", ...rest] = (image?.url ?? "").split("/");
    const base = "/console/api/preview-files";
    const [expiry = "", signature = ""] = token.split(".");
    for (const wrong of [
      [base, otherSiteId, which, token, ...rest],
      [base, siteId, which, `${Number(expiry) + 1}.${signature}`, ...rest],
      [base, siteId, which, `${expiry}.${signature.slice(0, -1)}`, ...rest],
      [base, siteId, which, `${expiry}.`, ...rest],
      [base, siteId, which, "", ...rest],
      [base, siteId, which, token, "_assets", "nothing.webp"],
      [base, siteId, which, token, "_assets", "nothing.woff2"],
      [base, siteId, "ver_01k9zj4c8h0a1b2c3d4e5f6g7h", token, "_assets", "a.woff2"],
      [base, siteId],
      [base],
    ])
      expect([wrong.length, (await get(wrong.join("/"))).status]).toEqual([wrong.length, 404]);
  });
});

test("none of it was a fault of the service", () => {
  expect(faultsIn(service.logLines)).toEqual([]);
});
