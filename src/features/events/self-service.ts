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
  const query = new URLSearchParams({
    id: registrationId,
    key: selfServiceKey(keys, registrationId),
  });
  return `${eventPath(slug)}/registration?${query}`;
}

/**
 * Whether `key` was made for this registration: by this instance, or by one that it was at before, whose
 * keys came with it (`formerKeys`, separated by spaces).
 */
export function isSelfServiceKey(
  keys: Keys,
  { id, formerKeys }: { id: string; formerKeys: string | null },
  key: string,
): boolean {
  const given = Buffer.from(key);
  return [selfServiceKey(keys, id), ...(formerKeys?.split(" ") ?? [])].some((good) => {
    const expected = Buffer.from(good);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** What the link is signed with. */
export function selfServiceKey({ instanceKey }: Keys, registrationId: string): string {
  return createHmac("sha256", instanceKey)
    .update(`event registration\n${registrationId}`)
    .digest("base64url");
}
