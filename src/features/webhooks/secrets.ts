/** Endpoint secrets: made, sealed for the database, and used to sign. */
import { Webhook } from "standardwebhooks";
import type { Context } from "../../platform/context.ts";
import { openSecret, sealSecret } from "../../platform/seal.ts";

/** How long the secret before a rotation signs beside the new one. */
export const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1_000;

const SECRET_BYTES = 32;

const placeOf = (endpointId: string) => ({ use: "sitewright webhook secret", owner: endpointId });

/** A new secret in the form that Standard Webhooks libraries take, and as it is stored. */
export function createSecret(ctx: Context, endpointId: string): { secret: string; sealed: string } {
  const secret = `whsec_${Buffer.from(ctx.random.bytes(SECRET_BYTES)).toString("base64")}`;
  return { secret, sealed: sealSecret(ctx, placeOf(endpointId), secret) };
}

/** What signs an endpoint's messages: the present secret first, then the one before. */
export type Signers = { present: Webhook; previous: Webhook | undefined; previousUntil: number };

/** Undefined when a secret was sealed with another instance key. */
export function openSigners(
  ctx: Context,
  endpoint: {
    id: string;
    secret: string;
    previousSecret: string | null;
    previousUntil: number | null;
  },
): Signers | undefined {
  const open = (sealed: string) => openSecret(ctx, placeOf(endpoint.id), sealed);
  const present = open(endpoint.secret);
  const previous = endpoint.previousSecret === null ? undefined : open(endpoint.previousSecret);
  if (present === undefined) return undefined;
  return {
    present: new Webhook(present),
    previous: previous === undefined ? undefined : new Webhook(previous),
    previousUntil: endpoint.previousUntil ?? 0,
  };
}

/** The three headers of Standard Webhooks for one attempt at `now`, epoch ms. */
export function signHeaders(
  { present, previous, previousUntil }: Signers,
  message: { id: string; body: string },
  now: number,
): Record<string, string> {
  const at = new Date(now);
  const signers = previous && previousUntil > now ? [present, previous] : [present];
  const signatures = signers.map((signer) => signer.sign(message.id, at, message.body));
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(Math.floor(now / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
}
