/**
 * Signed links by which people see and cancel their registration without an account. Whoever has
 * the link may use it, so it is only ever sent to the registered address.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "../../platform/context.ts";
import { eventPath } from "./model.ts";

type Keys = Pick<Context, "instanceKey">;

/** The link's path and query on the site's origin. */
export function selfServicePath(keys: Keys, slug: string, registrationId: string): string {
  const query = new URLSearchParams({ id: registrationId, key: signLink(keys, registrationId) });
  return `${eventPath(slug)}/registration?${query}`;
}

/** Whether `key` was made for this registration by this installation. */
export function isSelfServiceKey(keys: Keys, registrationId: string, key: string): boolean {
  const expected = Buffer.from(signLink(keys, registrationId));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signLink({ instanceKey }: Keys, registrationId: string): string {
  return createHmac("sha256", instanceKey)
    .update(`event registration\n${registrationId}`)
    .digest("base64url");
}
