/**
 * Proof that a domain is its owner's: a TXT record with a value that only this installation can make
 * for that site. It takes a domain from whoever set it without being able to show one.
 */
import { createHmac } from "node:crypto";
import type { Context } from "../../platform/context.ts";

const CLAIM_NAME = "_sitewright";
const CLAIM_KEY = "sitewright-site=";

/** Where a domain's claim record is looked for. */
export const claimName = (domain: string): string => `${CLAIM_NAME}.${domain}`;

/** The record's value: the same for every domain of the site, and no other site's. */
export function claimValue(ctx: Context, siteId: string): string {
  const token = createHmac("sha256", ctx.instanceKey)
    .update(`domain-claim\n${siteId}`)
    .digest("hex");
  return CLAIM_KEY + token.slice(0, 40);
}

/** Whether one of the texts is the site's claim; people add spaces and quotation marks. */
export function hasClaim(ctx: Context, siteId: string, texts: readonly string[]): boolean {
  const wanted = claimValue(ctx, siteId);
  return texts.some((text) => text.replaceAll('"', "").trim().toLowerCase() === wanted);
}
