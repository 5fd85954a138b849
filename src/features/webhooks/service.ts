/** Webhook endpoints: creating, changing, rotating and deleting them. */
import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import { requireThat, unlessRefused } from "../../platform/database/statements.ts";
import { endDeliveriesStatements } from "./deliveries.ts";
import { forgetListeners } from "./messages.ts";
import {
  type Endpoint,
  type EndpointChange,
  type EndpointRow,
  type NewEndpoint,
  toEndpoint,
} from "./model.ts";
import { createSecret, retireSecret } from "./secrets.ts";
import { forgetSender } from "./senders.ts";
import { webhookEndpoints } from "./table.ts";

const ENDPOINTS_MAX = 100;
const TOO_MANY = "too-many-endpoints";

/** Whose endpoints are meant: one account's, or anybody's when the operator asks. */
export type Owner = { accountId: string } | "operator";

export type NewSecret = { webhook: Endpoint; secret: string };

/**
 * Throws `invalid_request` for a URL that would never be called, and past 100 endpoints. Whether
 * its name leads somewhere that may be called is judged at every attempt.
 */
export async function createEndpoint(
  ctx: Context,
  accountId: string,
  input: NewEndpoint,
): Promise<NewSecret> {
  requireCallable(ctx, input.url);
  const id = ctx.ids.create("whk");
  const { secret, sealed } = createSecret(ctx, id);
  const now = ctx.clock.now();
  const existing = sql`(select count(*) from ${webhookEndpoints} where account_id = ${accountId})`;
  const isWritten = await unlessRefused(TOO_MANY, () =>
    ctx.db.write([
      requireThat(TOO_MANY, sql`${existing} < ${ENDPOINTS_MAX}`),
      ctx.db.orm.insert(webhookEndpoints).values({
        ...{ id, accountId, url: input.url, secret: sealed, createdAt: now, updatedAt: now },
        types: toList(input.types),
        siteIds: toList(input.siteIds),
      }),
    ]),
  );
  if (!isWritten) {
    throw invalidRequest(`An account has at most ${ENDPOINTS_MAX} webhooks; delete one first.`);
  }
  forgetListeners(ctx, accountId);
  return { webhook: await getEndpoint(ctx, { accountId }, id), secret };
}

/** A page of endpoints, newest first. */
export async function listEndpoints(
  ctx: Context,
  owner: Owner,
  page: { limit: number; skip: number },
): Promise<{ webhooks: Endpoint[]; total: number }> {
  const isTheirs = belongsTo(owner);
  const [rows, [counted]] = await Promise.all([
    ctx.db.orm
      .select()
      .from(webhookEndpoints)
      .where(isTheirs)
      .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))
      .limit(page.limit)
      .offset(page.skip),
    ctx.db.orm.select({ total: count() }).from(webhookEndpoints).where(isTheirs),
  ]);
  return { webhooks: rows.map(toEndpoint), total: counted?.total ?? 0 };
}

/** Throws `not_found`, also for another account's endpoint. */
export async function getEndpoint(ctx: Context, owner: Owner, id: string): Promise<Endpoint> {
  return toEndpoint(await getEndpointRow(ctx, owner, id));
}

export async function getEndpointRow(ctx: Context, owner: Owner, id: string): Promise<EndpointRow> {
  const [row] = await ctx.db.orm
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), belongsTo(owner)));
  if (!row) throw notFound("webhook");
  return row;
}

/**
 * Changes what is given. Disabling drops what waits; enabling, or another URL, starts with a clean
 * record: what the former one did is not held against it.
 */
export async function changeEndpoint(
  ctx: Context,
  owner: Owner,
  id: string,
  { url, types, siteIds, status, enabled }: EndpointChange,
): Promise<Endpoint> {
  const row = await getEndpointRow(ctx, owner, id);
  if (url !== undefined) requireCallable(ctx, url);
  const now = ctx.clock.now();
  const isOn = status === undefined ? enabled : status === "enabled";
  const change = {
    updatedAt: now,
    ...(url !== undefined && { url, failingSince: failingSinceAt(url) }),
    ...(types !== undefined && { types: toList(types) }),
    ...(siteIds !== undefined && { siteIds: toList(siteIds) }),
    ...(isOn === false && disabledColumns(now)),
    ...(isOn === true && enabledColumns(url)),
  };
  await ctx.db.write([
    ctx.db.orm.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, row.id)),
    ...(isOn === false ? endDeliveriesStatements(id) : []),
  ]);
  forgetSender(ctx, id);
  forgetListeners(ctx, row.accountId);
  return getEndpoint(ctx, owner, id);
}

const { disabledAt, disabledReason, failingSince } = webhookEndpoints;

/** One that is off already stays off for the reason that it has. */
const disabledColumns = (now: number) => ({
  disabledAt: sql`coalesce(${disabledAt}, ${now})`,
  disabledReason: sql`coalesce(${disabledReason}, 'owner')`,
});

const failingSinceAt = (url: string) =>
  sql`case when ${webhookEndpoints.url} = ${url} then ${failingSince} end`;

/** One that is on already keeps its record. */
const enabledColumns = (url: string | undefined) => ({
  disabledAt: sql`null`,
  disabledReason: sql`null`,
  failingSince: sql`case when ${disabledAt} is null
    then ${url === undefined ? failingSince : failingSinceAt(url)} end`,
});

const ROTATED = "webhook-rotated";

/**
 * Gives the endpoint a new secret. Each one before it signs messages as well for 24 hours from when it was
 * replaced, of very many the latest. Throws `not_found`.
 */
export async function rotateSecret(ctx: Context, owner: Owner, id: string): Promise<NewSecret> {
  for (;;) {
    const row = await getEndpointRow(ctx, owner, id);
    const { secret, sealed } = createSecret(ctx, id);
    const now = ctx.clock.now();
    const change = { ...retireSecret(ctx, row, now), secret: sealed, updatedAt: now };
    const isIt = eq(webhookEndpoints.id, id);
    const isUnchanged = sql`exists (select 1 from ${webhookEndpoints}
      where ${isIt} and secret = ${row.secret})`;
    const isWritten = await unlessRefused(ROTATED, () =>
      ctx.db.write([
        requireThat(ROTATED, isUnchanged),
        ctx.db.orm.update(webhookEndpoints).set(change).where(isIt),
      ]),
    );
    // Of two at once the other was faster, and its secret signs for a day as well.
    if (!isWritten) continue;
    forgetSender(ctx, id);
    return { webhook: await getEndpoint(ctx, owner, id), secret };
  }
}

/** Sends nothing more to it, and forgets it. Answers it as it was. */
export async function deleteEndpoint(ctx: Context, owner: Owner, id: string): Promise<Endpoint> {
  const row = await getEndpointRow(ctx, owner, id);
  await ctx.db.write([
    ...endDeliveriesStatements(id),
    ctx.db.orm.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)),
  ]);
  forgetSender(ctx, id);
  forgetListeners(ctx, row.accountId);
  return toEndpoint(row);
}

function requireCallable(ctx: Context, url: string): void {
  const reason = ctx.outbound.refuse(url);
  if (reason !== undefined) throw invalidRequest(`\`url\` cannot be used: ${reason}.`);
}

function belongsTo(owner: Owner): SQL | undefined {
  return owner === "operator" ? undefined : eq(webhookEndpoints.accountId, owner.accountId);
}

const toList = (items: readonly string[] | null | undefined) => (items ? soundJson(items) : null);
