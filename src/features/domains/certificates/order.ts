/**
 * One order from its beginning to a stored certificate. It can break off anywhere: what the next
 * attempt needs is in the database, and it goes on from where the authority says the order stands.
 */
import { machineMs } from "../../../lib/machine-time.ts";
import type { Context } from "../../../platform/context.ts";
import {
  type AcmeOrder,
  type Authority,
  AuthorityError,
  type Authorization,
  tidyProblem,
} from "./authority.ts";
import type { Challenges } from "./challenges.ts";
import { type ReadCertificate, readCertificate } from "./read-pem.ts";
import { defaultRenewal, renewalId } from "./renewal.ts";
import {
  beginOrder,
  dropOrder,
  readOrder,
  readPem,
  storeCertificate,
  storeOrderUrl,
} from "./store.ts";

export type OrderParts = {
  authority: Authority;
  challenges: Challenges;
  challenge: "http-01" | "tls-alpn-01";
};

/** An order that came to nothing; another has to be made. */
export class OrderFailed extends Error {
  override readonly name = "OrderFailed";
}

/** An authority's checks take seconds, its queues sometimes minutes. */
const STEP_MS_MAX = 5 * 60_000;
const POLL_MS_MIN = 250;
const POLL_MS_MAX = 10_000;

/**
 * Obtains a certificate for the name and stores it. Rejects with what went wrong, in the authority's
 * words where it said something; an order that may still come to something stays stored.
 */
export async function obtainCertificate(
  ctx: Context,
  parts: OrderParts,
  name: string,
  signal: AbortSignal,
): Promise<ReadCertificate> {
  const opened = await openOrder(ctx, parts, name);
  try {
    return await finishOrder(ctx, parts, { name, signal, ...opened });
  } catch (error) {
    if (!(error instanceof OrderFailed && opened.isLeft)) throw error;
    // The authority looked while no process was there to answer: no fault of the name's.
    return finishOrder(ctx, parts, { name, signal, ...(await openOrder(ctx, parts, name)) });
  }
}

type Step = { name: string; order: AcmeOrder; key: string; signal: AbortSignal };

async function finishOrder(ctx: Context, parts: OrderParts, step: Step): Promise<ReadCertificate> {
  const { name, key } = step;
  try {
    const valid = await advance(parts, step);
    const chain = await parts.authority.download(valid);
    const read = readCertificate({ cert: chain, key });
    if (read.leaf.checkHost(name) === undefined && read.leaf.checkIP(name) === undefined)
      throw new OrderFailed(`the authority answered with a certificate that is not for ${name}`);
    await storeCertificate(ctx, name, {
      ...{ chain, notBefore: read.validFrom, notAfter: read.validTo },
      renewAt: defaultRenewal(read),
      // Asked at once: a window may already be known.
      askAt: ctx.clock.now(),
    });
    return read;
  } catch (error) {
    if (error instanceof OrderFailed || isRefusal(error)) await dropOrder(ctx, name);
    throw error;
  }
}

/** The order that is under way, if the authority still knows it; else a new one. */
async function openOrder(
  ctx: Context,
  { authority }: OrderParts,
  name: string,
): Promise<{ key: string; order: AcmeOrder; isLeft: boolean }> {
  const current = await readPem(ctx, name);
  const left = await readOrder(ctx, name);
  if (left?.url !== undefined) {
    const order = await readLeftOrder(authority, left.url);
    if (order && order.status !== "invalid") return { key: left.key, order, isLeft: true };
    await dropOrder(ctx, name);
  }
  // A key without an order: nobody knows whether the authority heard of it, and a new one is harmless.
  const begun = left?.url === undefined ? left : undefined;
  const underWay = begun ?? (await beginOrder(ctx, name, current !== undefined));
  const order = await authority.createOrder(name, current && renewalId(current.cert));
  await storeOrderUrl(ctx, name, order.url);
  return { key: underWay.key, order, isLeft: false };
}

async function readLeftOrder(authority: Authority, url: string): Promise<AcmeOrder | undefined> {
  try {
    return await authority.readOrder(url);
  } catch (error) {
    // Authorities forget orders after a while.
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** Refused for good, in contrast to an authority that is busy or out of reach. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AuthorityError &&
  error.status < 500 &&
  error.status !== 429 &&
  error.kind !== "rateLimited" &&
  error.kind !== "badNonce";

/** Does what the order waits for, until it is valid. */
async function advance(parts: OrderParts, step: Step): Promise<AcmeOrder> {
  const { authority } = parts;
  let { order } = step;
  if (order.status === "pending") order = await prove(parts, step);
  if (order.status === "ready") {
    await authority.finalize(order, step.name, step.key);
    order = await poll(authority, order, step.signal, ["valid", "invalid"]);
  } else if (order.status === "processing") {
    order = await poll(authority, order, step.signal, ["valid", "invalid"]);
  }
  if (order.status !== "valid") throw new OrderFailed(await wordsOf(authority, order));
  return order;
}

/** Answers the challenges of the names that are not proved yet. */
async function prove(parts: OrderParts, { order, signal }: Step): Promise<AcmeOrder> {
  const { authority, challenges } = parts;
  const withdraw: (() => Promise<void>)[] = [];
  try {
    for (const authorization of await authority.readAuthorizations(order)) {
      if (authorization.status !== "pending") continue;
      const challenge = authorization.challenges.find(({ type }) => type === parts.challenge);
      if (!challenge) throw new OrderFailed(`the authority offers no ${parts.challenge} challenge`);
      withdraw.push(await challenges.answer(authority, authorization, challenge));
      if (challenge.status === "pending") await authority.completeChallenge(challenge);
    }
    return await poll(authority, order, signal, ["ready", "valid", "invalid"]);
  } finally {
    for (const step of withdraw) await step();
  }
}

async function poll(
  authority: Authority,
  { url }: AcmeOrder,
  signal: AbortSignal,
  until: readonly string[],
): Promise<AcmeOrder> {
  const deadline = machineMs() + STEP_MS_MAX;
  for (let waitMs = POLL_MS_MIN; ; waitMs = Math.min(waitMs * 1.5, POLL_MS_MAX)) {
    const order = await authority.readOrder(url);
    if (until.includes(order.status)) return order;
    if (machineMs() > deadline)
      throw new Error(`the authority has left the order ${order.status} for five minutes`);
    await pause(waitMs, signal);
  }
}

/** Rejects at once when the service shuts down. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  });
}

/** Why an order failed, as the authority's checks put it. */
async function wordsOf(authority: Authority, order: AcmeOrder): Promise<string> {
  const authorizations = await authority.readAuthorizations(order).catch(() => []);
  const details = authorizations.flatMap(({ challenges }: Authorization) =>
    challenges.flatMap((challenge) => {
      const { error } = challenge as { error?: { detail?: string } };
      return error?.detail === undefined ? [] : [error.detail];
    }),
  );
  const own = (order as { error?: { detail?: string } }).error?.detail;
  return tidyProblem(details[0] ?? own ?? "the authority called the order invalid");
}
