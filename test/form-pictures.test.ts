/** Pictures that visitors send with a form: what is kept of them, who sees it, and when it is gone. */
import { afterEach, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { inspectImage } from "../src/features/gallery/formats/inspect-image.ts";
import { captureLead, captureSpam } from "../src/features/leads/room.ts";
import { erasePerson, exportPerson } from "../src/features/people/every-room.ts";
import { exportCell } from "../src/features/upkeep/cells/export-cell.ts";
import { importCell } from "../src/features/upkeep/cells/import-cell.ts";
import { examine } from "../src/features/upkeep/doctor.ts";
import { joinAs } from "./fixtures/console.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";
import {
  type Bytes,
  exif,
  makeJpeg,
  makeNoise,
  makePng,
  segment,
  withSegments,
} from "./fixtures/pictures.ts";
import { smallSite, storeSite, upholsteryDocument } from "./fixtures/small-site.ts";
import { startTestService } from "./harness.ts";

let open: FormSite[] = [];
afterEach(async () => {
  for (const site of open) await site.close();
  open = [];
});

async function openSite(options: Parameters<typeof openFormSite>[0] = {}): Promise<FormSite> {
  const site = await openFormSite({ document: upholsteryDocument(), ...options });
  open.push(site);
  return site;
}

const GOOD = { name: "Ada Pell", email: "ada@example.com", message: "One wing chair" };
const JPEG = await makeJpeg(2600, 1400);
const PNG = makePng(300, 200);
const NOISE = makeNoise(1_600);
const JSON_WANTED = { accept: "application/json" };
const PAGE_WANTED = { accept: "text/html" };

function formOf(
  files: readonly (Bytes | string)[],
  fields: Record<string, string> = GOOD,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [at, bytes] of files.entries()) form.append("photos", new File([bytes], `${at}.jpg`));
  return form;
}

const rowsOf = ({ service }: FormSite) =>
  service.ctx.db.orm.all<{ lead_id: string; size: number; bytes: Uint8Array; is_spam: number }>(
    sql`select lead_id, length as size, bytes, is_spam from lead_pictures order by lead_id, position`,
  );

const isWhole = async ({ service }: FormSite) =>
  expect(
    (await examine(service.ctx)).filter(({ check, ok }) => !ok && check === "pictures"),
  ).toEqual([]);

const filesThatHold = (directory: string, piece: Buffer): string[] =>
  readdirSync(directory).filter(
    (name) => !name.endsWith(".sock") && readFileSync(join(directory, name)).includes(piece),
  );

type Shown = { id: string; pictures: { id: string; width: number; height: number }[] };
async function inboxOf(site: FormSite, role: "viewer" | "editor" = "editor") {
  const browser = await joinAs(site.service, site.owner.id, role);
  const { body } = await browser.call("leads.list", { siteId: site.siteId, limit: 50, skip: 0 });
  const items = body.items as (Shown & { fields: Record<string, string> })[];
  return { browser, items };
}
const pictureAt = (siteId: string, pictureId: string, size = "large") =>
  `/console/api/lead-picture?siteId=${siteId}&pictureId=${pictureId}&size=${size}`;

test("pictures sent without a script are kept with the lead, developed, in the visitor's order", async () => {
  const site = await openSite();
  const answer = await site.fill(formOf([JPEG, PNG]), PAGE_WANTED);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/thank-you"]);
  const [{ id = "" } = {}] = (await site.leads()).leads;
  const rows = await rowsOf(site);
  expect(rows.map(({ lead_id }) => lead_id)).toEqual([id, id]);
  const facts = await Promise.all(rows.map(({ bytes }) => inspectImage(new Uint8Array(bytes))));
  expect(facts.map(({ format, width, height }) => [format, width, height])).toEqual([
    ["webp", 2000, 1077],
    ["webp", 300, 200],
  ]);
  await isWhole(site);
});

test("a script is answered in JSON, on the site's origin and on the service's", async () => {
  const site = await openSite();
  const own = await site.fill(formOf([PNG]), JSON_WANTED);
  expect([own.status, await own.json()]).toMatchObject([200, { ok: true, next: "/thank-you" }]);
  const { service, siteId } = site;
  const elsewhere = await service.visit(`localhost:${service.port}`, `/forms/${siteId}/contact`, {
    method: "POST",
    body: formOf([PNG, PNG]),
    headers: JSON_WANTED,
  });
  expect(elsewhere.status).toBe(200);
  expect((await site.leads()).total).toBe(2);
  expect(await rowsOf(site)).toHaveLength(3);
});

test("nothing that a camera writes into a picture is kept", async () => {
  const site = await openSite();
  const notes = segment(0xe1, exif(6));
  await site.fill(formOf([withSegments(await makeJpeg(640, 400), notes)]));
  const [row] = await rowsOf(site);
  const kept = Buffer.from(row?.bytes ?? []);
  expect(kept.byteLength).toBeGreaterThan(500);
  for (const secret of ["SecretCameraMan", "Exif", "EXIF"])
    expect(kept.includes(secret)).toBe(false);
  // It was held upright.
  const { width, height } = await inspectImage(new Uint8Array(kept));
  expect([width, height]).toEqual([400, 640]);
});

test.each([
  ["six pictures", () => formOf(Array.from({ length: 6 }, () => PNG)), "at most 5", "At most 5"],
  ["one of 11 MiB", () => formOf([new Uint8Array(11 << 20)]), "larger than 10 MiB", "10 MB"],
  ["55 MiB", () => formOf([new Uint8Array(55 << 20)]), "larger than 10 MiB", "10 MB"],
  ["a text", () => formOf([PNG, "<svg onload=alert(1)>"]), "must be a JPEG", "not a picture"],
  ["transparent noise", () => formOf([PNG, NOISE]), "transparency takes too much", "not a picture"],
  ["half a picture", () => formOf([JPEG.slice(0, 5_000)]), "cannot be taken", "not a picture"],
])("%s is refused in words, and nothing is kept", async (_, make, told, shown) => {
  const site = await openSite();
  const asJson = await site.fill(make(), JSON_WANTED);
  expect(asJson.status).toBe(400);
  const { error } = (await asJson.json()) as { error: { code: string; message: string } };
  expect([error.code, error.message]).toEqual(["invalid_request", expect.stringContaining(told)]);
  const asPage = await site.fill(make(), PAGE_WANTED);
  expect([asPage.status, await asPage.text()]).toEqual([400, expect.stringContaining(shown)]);
  expect([(await site.leads()).total, (await site.spam()).total]).toEqual([0, 0]);
  expect(await rowsOf(site)).toEqual([]);
});

test("a form without pictures is what it was: empty inputs, texts too large, files of another name", async () => {
  const site = await openSite();
  const bare = formOf([]);
  bare.append("photos", new File([], ""));
  expect((await site.fill(bare)).status).toBe(303);
  const large = formOf([], { ...GOOD, message: "x".repeat(300_000) });
  expect((await site.fill(large, JSON_WANTED)).status).toBe(400);
  const other = formOf([]);
  other.append("cv", new File([PNG], "cv.png"));
  const refused = await site.fill(other, JSON_WANTED);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("`cv`")]);
  const { leads } = await site.leads();
  expect(leads.map(({ message }) => message)).toEqual([GOOD.message]);
  const { items } = await inboxOf(site);
  expect(items.map(({ fields, pictures }) => [fields, pictures])).toEqual([[{}, []]]);
});

test("a site whose form does not ask for pictures takes none, and no more bytes than ever", async () => {
  const site = await openFormSite();
  open.push(site);
  const refused = await site.fill(formOf([PNG]), JSON_WANTED);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("a file")]);
  // It is answered before it is all sent, and a connection that is kept would hold up the service's end.
  const large = await site.fill(formOf([new Uint8Array(1 << 20)]), {
    ...JSON_WANTED,
    connection: "close",
  });
  expect([large.status, await large.text()]).toEqual([400, expect.stringContaining("256 KiB")]);
});

test("an address sends a site so many forms with pictures and no more; what it writes without them goes on", async () => {
  const site = await openSite({ environment: { SITEWRIGHT_LIMITS: "pictures=2/1h" } });
  for (const _ of [1, 2]) expect((await site.fill(formOf([PNG]), JSON_WANTED)).status).toBe(200);
  const refused = await site.fill(formOf([PNG]), JSON_WANTED);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(1_800);
  const page = await site.fill(formOf([PNG]), PAGE_WANTED);
  expect(await page.text()).toContain("send the message without them now, or again later");
  expect((await site.fill(formOf([]), JSON_WANTED)).status).toBe(200);
  expect((await site.leads()).total).toBe(3);
  expect(await rowsOf(site)).toHaveLength(2);
});

test("a form that its owner has hidden takes none", async () => {
  const document = JSON.parse(upholsteryDocument());
  for (const page of document.pages)
    for (const block of page.blocks) if (block.kind === "contact") block.hidden = true;
  const site = await openSite({ document: JSON.stringify(document) });
  const refused = await site.fill(formOf([PNG]), JSON_WANTED);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("a file")]);
});

test("what a machine sends leaves no pictures; what a person sent comes back with the restored lead", async () => {
  const site = await openSite();
  expect((await site.fill(formOf([PNG], { ...GOOD, _gotcha: "x" }))).status).toBe(303);
  expect((await site.send(formOf([PNG]))).status).toBe(303);
  expect((await site.fill(formOf(["no picture"], { ...GOOD, _gotcha: "x" }))).status).toBe(400);
  expect(await rowsOf(site)).toEqual([]);
  const links = Array.from({ length: 30 }, (_, at) => `https://x.test/${at}`).join(" ");
  expect((await site.fill(formOf([PNG], { ...GOOD, message: links }))).status).toBe(303);
  const { spam } = await site.spam();
  expect(spam.map(({ reason }) => reason)).toEqual(["links", "missing-time", "honeypot"]);
  expect((await rowsOf(site)).map(({ is_spam }) => is_spam)).toEqual([1]);
  await isWhole(site);
  const { service, owner, siteId } = site;
  const path = `/sites/${siteId}/spam/${spam[0]?.id}/restore`;
  expect((await service.call(owner.key, "POST", path)).status).toBe(200);
  const { items } = await inboxOf(site);
  expect(items.map(({ pictures }) => pictures.length)).toEqual([1]);
  await isWhole(site);
});

test("the account's people see them, large and small; nobody else does, on any address", async () => {
  const site = await openSite();
  const { service, siteId, host } = site;
  await site.fill(formOf([JPEG]));
  const { browser, items } = await inboxOf(site, "viewer");
  const [picture] = items[0]?.pictures ?? [];
  expect(picture).toMatchObject({ width: 2000, height: 1077 });
  const path = pictureAt(siteId, picture?.id ?? "");
  const large = await browser.get(path);
  expect([large.status, large.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(large.headers.get("cache-control")).toBe("private, no-store");
  expect(large.headers.get("content-security-policy")).toContain("sandbox");
  expect((await inspectImage(await large.bytes())).width).toBe(2000);
  const small = await browser.get(pictureAt(siteId, picture?.id ?? "", "thumbnail"));
  expect((await inspectImage(await small.bytes())).width).toBe(480);

  const other = await service.createAccount();
  const stranger = await joinAs(service, other.id, "owner");
  const foreign = await stranger.get(path);
  const missing = await stranger.get(pictureAt("site_none", picture?.id ?? ""));
  expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()]);
  // Through a site of their own, neither.
  const files = smallSite("other");
  const own = await storeSite(service.ctx, { slug: "other", accountId: other.id, files });
  expect((await stranger.get(pictureAt(own.siteId, picture?.id ?? ""))).status).toBe(404);
  const anyone = await fetch(`http://localhost:${service.port}${path}`);
  expect(anyone.status).toBe(401);
  expect((await service.visit(host, path)).status).toBe(404);
  const hash = new Bun.CryptoHasher("sha256").update(await (await browser.get(path)).bytes());
  const media = await fetch(`http://localhost:${service.port}/media/${hash.digest("hex")}.webp`);
  expect(media.status).toBe(404);
});

test("the mail says how many there are and has none of them", async () => {
  const site = await openSite();
  await site.fill(formOf([JPEG, PNG, PNG]));
  await site.fill(formOf([PNG], { ...GOOD, name: "Bo" }));
  await site.service.ctx.scheduler.step();
  const texts = site.mail.received.map(({ parsed }) => parsed.text ?? "");
  expect(texts.find((text) => text.includes("Ada Pell"))).toContain(
    "3 photographs are with the enquiry in the inbox.",
  );
  expect(texts.find((text) => text.includes("Name: Bo"))).toContain(
    "1 photograph is with the enquiry in the inbox.",
  );
  for (const { parsed } of site.mail.received) {
    expect(parsed.attachments).toEqual([]);
    expect(parsed.text).not.toContain("photos:");
  }
});

test("an account without room keeps the lead, and the lead says so", async () => {
  const site = await openSite();
  const { service, owner } = site;
  await site.fill(formOf([PNG], { ...GOOD, name: "First" }));
  const fill = (bytes: number) =>
    service.ctx.db.write([
      { sql: `update lead_pictures set length = ${bytes} where account_id = ?`, args: [owner.id] },
    ]);
  const { size = 0 } = (await rowsOf(site))[0] ?? {};
  await fill(500 * 1024 * 1024 - size + 1);
  const answer = await site.fill(formOf([PNG], { ...GOOD, name: "Second" }));
  expect(answer.status).toBe(303);
  await fill(500 * 1024 * 1024 - 2 * size);
  await site.fill(formOf([PNG], { ...GOOD, name: "Third", photos: "https://x.test/a" }));
  const { items } = await inboxOf(site);
  expect(items.map(({ fields, pictures }) => [fields.photos, pictures.length])).toEqual([
    ["https://x.test/a, 1", 1],
    ["1 not kept: the account has no room left for pictures", 0],
    ["1", 1],
  ]);
  await site.service.ctx.scheduler.step();
  const second = site.mail.received.find(({ parsed }) => parsed.text?.includes("Second"));
  expect(second?.parsed.text).toContain("1 not kept: the account has no room left");
});

test("pictures go with their lead, with their spam and with their site", async () => {
  const site = await openSite();
  const { service, siteId } = site;
  const links = Array.from({ length: 30 }, (_, at) => `https://x.test/${at}`).join(" ");
  for (const message of ["one", "two", links, links])
    await site.fill(formOf([PNG], { ...GOOD, message }));
  expect(await rowsOf(site)).toHaveLength(4);
  const { browser, items } = await inboxOf(site);
  const remove = (leadId: string) => browser.call("leads.delete", { siteId, leadId });
  await remove(items[0]?.id ?? "");
  const { spam } = await site.spam();
  await remove(spam[0]?.id ?? "");
  const left = [items[1]?.id, spam[1]?.id];
  expect((await rowsOf(site)).map(({ lead_id }) => lead_id).sort()).toEqual(
    left.sort() as string[],
  );
  await isWhole(site);
  service.clock.advance(31 * 24 * 60 * 60_000);
  await service.ctx.scheduler.step();
  expect((await rowsOf(site)).map(({ lead_id }) => lead_id)).toEqual([items[1]?.id ?? ""]);
  const owner = await joinAs(service, site.owner.id, "owner", "o@example.com");
  const { name } = (await service.call(site.owner.key, "GET", `/sites/${siteId}`)).body.site;
  expect((await owner.call("sites.delete", { siteId, name })).status).toBe(200);
  expect(await rowsOf(site)).toEqual([]);
});

test("pictures that are developed while their site is removed are not kept", async () => {
  const site = await openSite();
  const { service, owner } = site;
  const lead = {
    ...{ siteId: "site_removed", accountId: owner.id, form: "contact", ...GOOD, phone: "" },
    ...{ fields: {}, subject: undefined, source: "/", verification: undefined },
  };
  const kept = [{ width: 300, height: 200, bytes: PNG, thumbnail: undefined }];
  const sent = { sent: 1, kept };
  await expect(captureLead(service.ctx, lead, sent)).rejects.toMatchObject({ code: "not_found" });
  await expect(captureSpam(service.ctx, lead, "links", sent)).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await rowsOf(site)).toEqual([]);
  await isWhole(site);
});

test("a person gets their pictures, and nothing of them is left after an erasure", async () => {
  const site = await openSite();
  const { service, owner } = site;
  await site.fill(formOf([JPEG]));
  const [hers] = await rowsOf(site);
  const links = Array.from({ length: 30 }, (_, at) => `https://x.test/${at}`).join(" ");
  await site.fill(formOf([PNG], { ...GOOD, message: links }));
  await site.fill(formOf([PNG], { ...GOOD, email: "kim@example.com" }));
  const who = { account: owner.id, email: "ADA@example.com" };
  const { leads } = (await exportPerson(service.ctx, who)) as unknown as {
    leads: { pictures: { base64: string; width: number }[] }[];
  };
  expect(leads.map(({ pictures }) => pictures.length)).toEqual([1, 1]);
  const bytes = new Uint8Array(Buffer.from(leads[0]?.pictures[0]?.base64 ?? "", "base64"));
  expect((await inspectImage(bytes)).width).toBe(2000);
  const piece = Buffer.from(hers?.bytes ?? []).subarray(2_000, 2_200);
  expect(filesThatHold(service.directory, piece).join()).toContain("sitewright.db");
  await erasePerson(service.ctx, who);
  const rows = await rowsOf(site);
  const [kim] = (await site.leads()).leads;
  expect(rows.map(({ lead_id }) => lead_id)).toEqual([kim?.id ?? ""]);
  expect(filesThatHold(service.directory, piece)).toEqual([]);
  await isWhole(site);
});

test("an export of the site has them apart from its pages", async () => {
  const site = await openSite();
  const { service, siteId, owner } = site;
  await site.fill(formOf([JPEG, PNG]));
  const [lead] = (await site.leads()).leads;
  const answer = await fetch(`http://127.0.0.1:${service.port}/v1/sites/${siteId}/export`, {
    headers: { authorization: `Bearer ${owner.key}` },
  });
  const files = unzipSync(await answer.bytes());
  const names = Object.keys(files).filter((name) => name.includes("photographs"));
  expect(names).toEqual([1, 2].map((at) => `_private/photographs/${lead?.id}-${at}.webp`));
  const [first = ""] = names;
  expect((await inspectImage(new Uint8Array(files[first] ?? []))).width).toBe(2000);
  const leads = JSON.parse(new TextDecoder().decode(files["_private/leads.json"]));
  expect(leads[0].fields).toEqual({ photos: "2" });
});

test("a tenant who moves takes them along", async () => {
  const site = await openSite();
  await site.fill(formOf([JPEG, PNG]));
  const before = await rowsOf(site);
  const scratch = mkdtempSync(join(tmpdir(), "sitewright-pictures-"));
  const fresh = await startTestService();
  try {
    const path = join(scratch, "tenant.cell");
    await exportCell(site.service.ctx, { account: site.owner.id, path, moves: false });
    await importCell(fresh.ctx, path);
    const there = await rowsOf({ ...site, service: fresh });
    expect(there).toHaveLength(2);
    const bytesOf = (rows: typeof there) => rows.map(({ bytes }) => Bun.hash(bytes));
    expect(bytesOf(there)).toEqual(bytesOf(before));
    await isWhole({ ...site, service: fresh });
  } finally {
    await fresh.close();
    rmSync(scratch, { recursive: true, force: true });
  }
});
