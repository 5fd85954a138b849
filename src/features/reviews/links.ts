/**
 * Links that show a draft or a version without an account: signed, good for 30 days, and over at once when
 * they are taken back. What they show is the caller's business; this file says whether one is good.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { and, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import { ANY_ID } from "../../lib/ids.ts";
import type { Context } from "../../platform/context.ts";
import { requireThat, unlessRefused } from "../../platform/database/statements.ts";
import { writeForSite } from "../sites/room.ts";
import { reviewLinks } from "./table.ts";

const DAY_MS = 86_400_000;
const GOOD_MS = 30 * DAY_MS;
/** Of one site at a time: more of them nobody keeps in view. */
const LINKS_MAX = 50;

const TOO_MANY = "too-many-links";

export type ReviewLinkRow = typeof reviewLinks.$inferSelect;

/** As those who manage the site see it; the address can be shown again. */
export type ReviewLink = {
  id: string;
  shows: string;
  url: string;
  createdAt: number;
  expiresAt: number;
};

const toLink = (ctx: Context, { id, shows, createdAt, expiresAt }: ReviewLinkRow): ReviewLink => ({
  ...{ id, shows, createdAt, expiresAt },
  url: `${ctx.config.publicUrl}/console/review/${id}.${sign(ctx, id)}`,
});

const sign = ({ instanceKey }: Pick<Context, "instanceKey">, id: string): string =>
  createHmac("sha256", instanceKey).update(`review link\n${id}`).digest("base64url");

/** `shows` is "draft" or the id of a version that there is. Throws `invalid_request` for one too many. */
export async function createReviewLink(
  ctx: Context,
  wanted: { siteId: string; shows: string; userId: string },
): Promise<ReviewLink> {
  const { siteId, shows, userId } = wanted;
  const now = ctx.clock.now();
  const row = {
    ...{ id: ctx.ids.create("lnk"), siteId, shows, createdBy: userId },
    ...{ createdAt: now, expiresAt: now + GOOD_MS, notesToldUntil: null },
  };
  const hasRoom = sql`(select count(*) from ${reviewLinks}
    where site_id = ${siteId} and expires_at > ${now}) < ${LINKS_MAX}`;
  const isWritten = await unlessRefused(TOO_MANY, () =>
    writeForSite(ctx, siteId, [
      requireThat(TOO_MANY, hasRoom),
      ctx.db.orm.insert(reviewLinks).values(row),
    ]),
  );
  if (!isWritten)
    throw invalidRequest(`A site can have ${LINKS_MAX} links. Revoke one that is not needed.`);
  return toLink(ctx, row);
}

/** Those that are good, newest first. */
export async function listReviewLinks(ctx: Context, siteId: string): Promise<ReviewLink[]> {
  const rows = await ctx.db.orm
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.siteId, siteId), gt(reviewLinks.expiresAt, ctx.clock.now())))
    .orderBy(desc(reviewLinks.id));
  return rows.map((row) => toLink(ctx, row));
}

/** The versions that a good link of the site shows; "draft" among them is nobody's id. */
export const selectShownVersions = (ctx: Context, siteId: string): SQL =>
  sql`select shows from ${reviewLinks}
    where site_id = ${siteId} and expires_at > ${ctx.clock.now()}`;

/** Takes a link back: from now on it shows nothing. Throws `not_found`. */
export async function revokeReviewLink(ctx: Context, siteId: string, id: string): Promise<void> {
  const which = and(eq(reviewLinks.id, id), eq(reviewLinks.siteId, siteId));
  if ((await ctx.db.orm.$count(reviewLinks, which)) === 0) throw notFound("link");
  await ctx.db.write([ctx.db.orm.delete(reviewLinks).where(which)]);
}

/** The link behind what stands in an address. Throws `not_found`, the same for forged, old and revoked. */
export async function findReviewLink(ctx: Context, token: string): Promise<ReviewLinkRow> {
  const [id = "", signature = "", ...more] = token.split(".");
  const expected = Buffer.from(sign(ctx, id));
  const given = Buffer.from(signature);
  const isSigned =
    more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSigned || !ANY_ID.test(id)) throw linkOver();
  const [row] = await ctx.db.orm.select().from(reviewLinks).where(eq(reviewLinks.id, id));
  if (row === undefined || row.expiresAt <= ctx.clock.now()) throw linkOver();
  return row;
}

export const linkOver = () => notFound("preview");

/** Removes links that are over. */
export async function forgetOldReviewLinks(ctx: Context): Promise<boolean> {
  const isOver = lt(reviewLinks.expiresAt, ctx.clock.now());
  if ((await ctx.db.orm.$count(reviewLinks, isOver)) > 0)
    await ctx.db.write([ctx.db.orm.delete(reviewLinks).where(isOver)]);
  return false;
}
