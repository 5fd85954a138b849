/**
 * Takes pictures over from a site that the business already has: as many as are good enough. They are
 * written down with the new site, so that nothing that happens to the process loses them; a task
 * fetches them one by one, and the accounts take turns.
 */
import { eq, sql } from "drizzle-orm";
import { ApiError } from "../../lib/errors.ts";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { isRefusal, requireThat, statement } from "../../platform/database/statements.ts";
import { fetchImage } from "./fetch-image.ts";
import { inspectUpload } from "./inspect-upload.ts";
import { addImage, type SiteOfAccount } from "./service.ts";
import { galleryTakeovers } from "./table.ts";

/** The scheduler's name of the task that takes pictures over. */
export const TAKE_OVER_TASK = "gallery.takeOver";

/** Smaller ones are ornaments, or would be blown up. */
const SIDE_MIN = 300;
/** Longer than fetching and decoding one takes. */
const LEASE_MS = 2 * 60_000;
/** A picture that has brought down the process this often is left alone. */
const ATTEMPTS_MAX = 3;
const LEASE_LOST = "takeover-lease-lost";

/**
 * Writes down which pictures the site shall get, in the write that makes it. The last one comes
 * first, so that the gallery shows them in the order given. Wake `TAKE_OVER_TASK` after it.
 */
export function takeOverStatements(
  { accountId, siteId }: SiteOfAccount,
  pictures: readonly { url: string; alt: string }[],
): Statement[] {
  if (pictures.length === 0) return [];
  const list = soundJson(
    pictures.map(({ url, alt }) => ({ url, alt: alt.replaceAll("\0", "") })).reverse(),
  );
  // With the account's others, or with those whose turn is next.
  const nextTurn = sql`coalesce(
    (select max(turn) from ${galleryTakeovers} where account_id = ${accountId}),
    (select min(turn) from ${galleryTakeovers}), 0)`;
  return [
    statement(sql`insert into ${galleryTakeovers}
        (account_id, site_id, url, alt, attempts, lease_until, turn)
      select ${accountId}, ${siteId}, value ->> 'url', value ->> 'alt', 0, 0, ${nextTurn}
      from json_each(${list})`),
  ];
}

type Takeover = Pick<
  typeof galleryTakeovers.$inferSelect,
  "id" | "accountId" | "siteId" | "url" | "alt" | "attempts" | "leaseUntil"
>;

/** Takes over a picture of the account whose turn it is. Answers whether there was one. */
export async function takeOverNext(ctx: Context, signal: AbortSignal): Promise<boolean> {
  const takeover = await claimNext(ctx);
  if (takeover === undefined) return false;
  const { id, attempts, siteId } = takeover;
  try {
    if (attempts > ATTEMPTS_MAX || !(await takeOver(ctx, takeover, signal)))
      await ctx.db.write([dropStatement(takeover)]);
  } catch (error) {
    // Another worker has it by now.
    if (isRefusal(error, LEASE_LOST)) return true;
    if (signal.aborted) {
      await ctx.db.write([
        statement(sql`update ${galleryTakeovers} set lease_until = 0, attempts = attempts - 1
          where ${isHeld(takeover)}`),
      ]);
      return false;
    }
    // A fault of ours: it is tried again once the claim has lapsed.
    if (!(error instanceof ApiError)) throw error;
    ctx.log.info({ siteId, reason: error.message }, "a picture was not taken over");
    await ctx.db.write([ctx.db.orm.delete(galleryTakeovers).where(eq(galleryTakeovers.id, id))]);
  }
  return true;
}

/**
 * One of an account at a time, and its others go behind those of all who wait: however many pictures
 * one account has, another's wait for no more than its turn.
 */
async function claimNext(ctx: Context): Promise<Takeover | undefined> {
  const now = ctx.clock.now();
  // A lease that is longer than any is one of a clock that was ahead.
  const isFree = sql`(lease_until <= ${now} or lease_until > ${now + 2 * LEASE_MS})`;
  const [open] = await ctx.db.orm
    .select({ id: galleryTakeovers.id })
    .from(galleryTakeovers)
    .where(isFree)
    .limit(1);
  if (open === undefined) return undefined;
  const leaseUntil = now + LEASE_MS;
  const [claimed] = await ctx.db.write([
    statement(sql`update ${galleryTakeovers} set lease_until = ${leaseUntil},
        attempts = attempts + 1
      where id = (select id from ${galleryTakeovers} where ${isFree}
        and account_id not in (select account_id from ${galleryTakeovers}
          where not ${isFree})
        order by turn, id limit 1)
      returning id, account_id, site_id, url, hex(alt) as alt, attempts`),
    statement(sql`update ${galleryTakeovers}
      set turn = (select max(turn) + 1 from ${galleryTakeovers})
      where account_id in (select account_id from ${galleryTakeovers}
        where lease_until = ${leaseUntil})`),
  ]);
  const row = claimed?.rows[0];
  if (row === undefined) return undefined;
  return {
    id: Number(row.id),
    accountId: String(row.account_id),
    siteId: String(row.site_id),
    url: String(row.url),
    // Earlier versions may have stored one that cannot be read as text.
    alt: Buffer.from(String(row.alt), "hex").toString(),
    attempts: Number(row.attempts),
    leaseUntil,
  };
}

const isHeld = ({ id, leaseUntil }: Takeover) => sql`id = ${id} and lease_until = ${leaseUntil}`;

/** Takes the picture out of the queue, while it is still this worker's. */
const dropStatement = (takeover: Takeover) =>
  statement(sql`delete from ${galleryTakeovers} where ${isHeld(takeover)}`);

/** False when it is not good enough. */
async function takeOver(ctx: Context, takeover: Takeover, signal: AbortSignal): Promise<boolean> {
  const bytes = await fetchImage(ctx, takeover.url, signal);
  const { facts } = await inspectUpload(bytes);
  if (Math.min(facts.width, facts.height) < SIDE_MIN) return false;
  // With the image, so that it is neither lost nor there twice.
  await addImage(ctx, takeover, bytes, { alt: takeover.alt }, [
    requireThat(
      LEASE_LOST,
      sql`exists (select 1 from ${galleryTakeovers} where ${isHeld(takeover)})`,
    ),
    dropStatement(takeover),
  ]);
  return true;
}
