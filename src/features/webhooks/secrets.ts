/** Endpoint secrets: made, sealed for the database, and used to sign. */
import { Webhook } from "standardwebhooks";
import type { Context } from "../../platform/context.ts";
import { openSecret, sealSecret } from "../../platform/seal.ts";

/** How long the secret before a rotation signs beside the new one. */
const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1_000;

const SECRET_BYTES = 32;

const placeOf = (endpointId: string) => ({ use: "sitewright webhook secret", owner: endpointId });

/** A new secret in the form that Standard Webhooks libraries take, and as it is stored. */
export function createSecret(ctx: Context, endpointId: string): { secret: string; sealed: string } {
  const secret = `whsec_${Buffer.from(ctx.random.bytes(SECRET_BYTES)).toString("base64")}`;
  return { secret, sealed: sealSecret(ctx, placeOf(endpointId), secret) };
}

/** Secrets before the present one that sign beside it: each costs a signature in every message. */
const FORMER_MAX = 9;

type FormerSecret = { secret: string; until: number };

/** What an endpoint's row has of its secrets. */
export type StoredSecrets = {
  id: string;
  secret: string;
  previousSecret: string | null;
  previousUntil: number | null;
};

/** What signs an endpoint's messages: the present secret first, then those before it, the latest in front. */
export type Signers = {
  present: Webhook;
  former: readonly { signer: Webhook; until: number }[];
};

/** Undefined when the secret was sealed with another instance key. */
export function openSigners(ctx: Context, endpoint: StoredSecrets): Signers | undefined {
  const present = openSecret(ctx, placeOf(endpoint.id), endpoint.secret);
  if (present === undefined) return undefined;
  const former = readFormer(ctx, endpoint).map(({ secret, until }) => ({
    ...{ signer: new Webhook(secret), until },
  }));
  return { present: new Webhook(present), former };
}

/**
 * The columns of an endpoint whose present secret is replaced at `now`, epoch ms: it signs for another day, and
 * so do those that were replaced within the day before, each to its own end.
 */
export function retireSecret(
  ctx: Context,
  endpoint: StoredSecrets,
  now: number,
): Pick<StoredSecrets, "previousSecret" | "previousUntil"> {
  const place = placeOf(endpoint.id);
  const until = now + ROTATION_OVERLAP_MS;
  // One that cannot be opened signs nothing, and is why somebody rotates it.
  const secret = openSecret(ctx, place, endpoint.secret);
  const replaced = secret === undefined ? [] : [{ secret, until }];
  const former = [...replaced, ...readFormer(ctx, endpoint)]
    .filter((one) => one.until > now)
    .slice(0, FORMER_MAX);
  if (former.length === 0) return { previousSecret: null, previousUntil: null };
  return { previousSecret: sealSecret(ctx, place, writeFormer(former)), previousUntil: until };
}

/** One alone stands there as it is, and its end in the column beside it. */
function writeFormer(former: readonly FormerSecret[]): string {
  const [only, ...more] = former;
  if (only !== undefined && more.length === 0) return only.secret;
  return former.map(({ secret, until }) => `${secret} ${until}`).join("\n");
}

function readFormer(
  ctx: Context,
  { id, previousSecret, previousUntil }: StoredSecrets,
): FormerSecret[] {
  const opened = previousSecret === null ? undefined : openSecret(ctx, placeOf(id), previousSecret);
  return (opened?.split("\n") ?? []).map((line) => {
    const [secret = "", until] = line.split(" ");
    return { secret, until: until === undefined ? (previousUntil ?? 0) : Number(until) };
  });
}

/** The three headers of Standard Webhooks for one attempt at `now`, epoch ms. */
export function signHeaders(
  { present, former }: Signers,
  message: { id: string; body: string },
  now: number,
): Record<string, string> {
  const at = new Date(now);
  const good = former.filter(({ until }) => until > now).map(({ signer }) => signer);
  const signatures = [present, ...good].map((signer) => signer.sign(message.id, at, message.body));
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(Math.floor(now / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
}
