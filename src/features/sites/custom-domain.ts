/** Which host names an owner may put in front of a site. */
import { invalidRequest } from "../../lib/errors.ts";
import { normaliseHost } from "../../lib/host.ts";
import type { Config } from "../../platform/config.ts";
import { isServiceHost } from "./origin.ts";

const PUBLIC_NAME = /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/;
/** What ends in a number is an address and no name. */
const NUMBER_AT_END = /\.\d+$/;

/**
 * The domain in its one spelling (lower case, ASCII). Throws `invalid_request` for what is no
 * full host name, and for names that belong to the service.
 */
export function parseCustomDomain(config: Config, text: string): string {
  // A port is refused rather than dropped: the owner would expect it to count.
  const host = text.includes(":") ? undefined : normaliseHost(text.trim());
  if (host === undefined || !PUBLIC_NAME.test(host) || NUMBER_AT_END.test(host))
    throw invalidRequest("customDomain must be a full host name, such as www.example.com.");
  if (isServiceHost(config, host))
    throw invalidRequest("customDomain must not be one of the service's own names.");
  return host;
}
