/** Preview links and the notes left by them: what holds at the limits, and for those who come at once. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { ApiError } from "../../lib/errors.ts";
import {
  createReviewLink,
  findReviewLink,
  forgetOldReviewLinks,
  listReviewLinks,
  revokeReviewLink,
} from "./links.ts";
import { addReviewNote, listNotesOfLink, listOpenNotes, settleNote } from "./notes.ts";
import { eraseNotes, exportNotes } from "./person.ts";

const DAY_MS = 86_400_000;
const LINKS_MAX = 50;
const OPEN_NOTES_MAX = 500;
const ADDRESS = "192.0.2.7";

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext({ environment: { SITEWRIGHT_LIMITS: "form=1000000/1000000m" } });
});
afterAll(() => opened.close());

let sites = 0;
async function newSite(accountId?: string) {
  sites += 1;
  const owner = accountId ?? (await opened.createAccount());
  const slug = `review-${sites}`;
  const parts = { slug, accountId: owner, files: smallSite(slug) };
  return { accountId: owner, siteId: (await storeSite(opened.ctx, parts)).siteId };
}

async function share(siteId: string) {
  const link = await createReviewLink(opened.ctx, { siteId, shows: "draft", userId: "usr_1" });
  return { ...link, siteId, token: link.url.slice(link.url.lastIndexOf("/") + 1) };
}

const noteOf = (text: string, author = "Robin") => ({ page: "/", block: null, author, text });
const leave = (link: { id: string; siteId: string }, text: string, author?: string) =>
  addReviewNote(opened.ctx, link, ADDRESS, noteOf(text, author));

/** The codes with which calls were refused; anything but a refusal is thrown. */
function refusalsOf(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) => {
    if (result.status === "fulfilled") return [];
    if (result.reason instanceof ApiError) return [result.reason.code];
    throw result.reason;
  });
}

describe("a link", () => {
  test("is good for 30 days to the millisecond, and then the same as one that never was", async () => {
    const { siteId } = await newSite();
    const link = await share(siteId);
    opened.clock.advance(30 * DAY_MS - 1);
    expect((await findReviewLink(opened.ctx, link.token)).id).toBe(link.id);
    opened.clock.advance(1);
    const never = findReviewLink(opened.ctx, "lnk_never.x").catch((error) => error.message);
    await expect(findReviewLink(opened.ctx, link.token)).rejects.toThrow(await never);
    expect(await listReviewLinks(opened.ctx, siteId)).toEqual([]);
    await forgetOldReviewLinks(opened.ctx);
  });

  test("opens nothing with another's signature, a part of its own, or anything else", async () => {
    const { siteId } = await newSite();
    const [one, other] = [await share(siteId), await share(siteId)];
    const [, signature = ""] = other.token.split(".");
    const forged = [
      ...[`${one.id}.${signature}`, one.id, `${one.id}.`, one.token.slice(0, -1), `${one.token}A`],
      ...["", ".", "💥.💥", "\0", one.token.toUpperCase(), `${one.token}.`, `${one.token}.x`],
    ];
    for (const token of forged)
      await expect(findReviewLink(opened.ctx, token)).rejects.toMatchObject({ code: "not_found" });
  });

  test("is one of fifty at most, however many are asked for at once", async () => {
    const { siteId } = await newSite();
    const wanted = Array.from({ length: LINKS_MAX + 10 }, () => share(siteId));
    const refused = refusalsOf(await Promise.allSettled(wanted));
    expect(refused).toEqual(Array(10).fill("invalid_request"));
    const [first] = await listReviewLinks(opened.ctx, siteId);
    expect(await listReviewLinks(opened.ctx, siteId)).toHaveLength(LINKS_MAX);
    await revokeReviewLink(opened.ctx, siteId, first?.id ?? "");
    await share(siteId);
    opened.clock.advance(30 * DAY_MS);
    await share(siteId);
  });

  test("is taken back by its own site alone, and once", async () => {
    const [one, other] = [await newSite(), await newSite()];
    const link = await share(one.siteId);
    const revoke = (siteId: string) => revokeReviewLink(opened.ctx, siteId, link.id);
    await expect(revoke(other.siteId)).rejects.toMatchObject({ code: "not_found" });
    await revoke(one.siteId);
    await expect(revoke(one.siteId)).rejects.toMatchObject({ code: "not_found" });
    await expect(findReviewLink(opened.ctx, link.token)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a note", () => {
  test("is not stored by a link that is taken back at the same moment or before", async () => {
    const { siteId } = await newSite();
    const link = await share(siteId);
    const kept = await leave(link, "Kept");
    const [, during] = await Promise.allSettled([
      revokeReviewLink(opened.ctx, siteId, link.id),
      leave(link, "Too late"),
    ]);
    expect(refusalsOf([during])).toEqual(["not_found"]);
    await expect(leave(link, "Later still")).rejects.toMatchObject({ code: "not_found" });
    expect((await listOpenNotes(opened.ctx, siteId)).map(({ id }) => id)).toEqual([kept.id]);
  });

  test("is one of five hundred open ones at most, however many come at once", async () => {
    const { siteId } = await newSite();
    const link = await share(siteId);
    const notes = Array.from({ length: OPEN_NOTES_MAX + 5 }, (_, at) => leave(link, `Note ${at}`));
    expect(refusalsOf(await Promise.allSettled(notes))).toEqual(Array(5).fill("invalid_request"));
    const [latest] = await listOpenNotes(opened.ctx, siteId);
    await settleNote(opened.ctx, { siteId, noteId: latest?.id ?? "" }, true);
    const newest = await leave(link, "In its place");
    expect(await listOpenNotes(opened.ctx, siteId)).toHaveLength(OPEN_NOTES_MAX);
    // Those that are done count for its readers, who see what they have just left all the same.
    const shown = await listNotesOfLink(opened.ctx, link.id);
    expect([shown.length, shown.at(-1)?.id]).toEqual([OPEN_NOTES_MAX, newest.id]);
  });

  test("is seen by the readers of its own link, and settled by its own site", async () => {
    const [one, other] = [await newSite(), await newSite()];
    const [link, second] = [await share(one.siteId), await share(one.siteId)];
    const note = await leave(link, "A larger picture 📷");
    expect(await listNotesOfLink(opened.ctx, link.id)).toEqual([note]);
    expect(await listNotesOfLink(opened.ctx, second.id)).toEqual([]);
    const settle = (siteId: string, isDone: boolean) =>
      settleNote(opened.ctx, { siteId, noteId: note.id }, isDone);
    await expect(settle(other.siteId, true)).rejects.toMatchObject({ code: "not_found" });
    await settle(one.siteId, true);
    expect(await listOpenNotes(opened.ctx, one.siteId)).toEqual([]);
    await settle(one.siteId, false);
    expect(await listOpenNotes(opened.ctx, one.siteId)).toEqual([note]);
  });

  test("in which a person's address stands is found and erased in that account alone", async () => {
    const accountId = await opened.createAccount();
    const [one, other] = [await newSite(accountId), await newSite()];
    const [mine, foreign] = [await share(one.siteId), await share(other.siteId)];
    await leave(mine, "Write to İPEK.Zoë@Example.com".normalize("NFD"), "Zoë");
    await leave(mine, "Write to anİpek.Zoë@example.com");
    await leave(foreign, "ipek.zoë@example.com");
    const email = "İpek.Zoë@example.com";
    expect(await exportNotes(opened.ctx, accountId, email)).toHaveLength(1);
    expect(await eraseNotes(opened.ctx, accountId, email)).toBe(1);
    expect(await eraseNotes(opened.ctx, accountId, email)).toBe(0);
    expect(await listOpenNotes(opened.ctx, one.siteId)).toHaveLength(1);
    expect(await listOpenNotes(opened.ctx, other.siteId)).toHaveLength(1);
  });
});
