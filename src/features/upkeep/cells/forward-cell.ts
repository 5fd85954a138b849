/** Has this instance send on what comes for a tenant that was moved from it. */
import { OperatorError, UsageError } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { forwardAccount } from "../../accounts/room.ts";

export type ForwardedCell = { id: string; account: string; serviceUrl: string; sitesUrl: string };

/**
 * `to` is the other instance's SITEWRIGHT_PUBLIC_URL, `sitesDomain` its SITEWRIGHT_SITES_DOMAIN, the host of
 * `to` unless given. Throws `OperatorError` for an account that was not moved, `UsageError` for what is no address.
 */
export async function forwardCell(
  ctx: Context,
  { account, to, sitesDomain }: { account: string; to: string; sitesDomain?: string | undefined },
): Promise<ForwardedCell> {
  const service = parseOrigin(to, "`to` must be an origin, such as https://sites.example.com.");
  const sites = parseOrigin(
    `${service.protocol}//${sitesDomain ?? service.host}`,
    "`sitesDomain` must be a host name, with its port if need be, such as sites.example.com.",
  );
  if (service.origin === new URL(ctx.config.publicUrl).origin)
    throw new OperatorError(`${service.origin} is this instance itself.`);
  const address = { serviceUrl: service.origin, sitesUrl: sites.origin };
  return { id: account, ...(await forwardAccount(ctx, account, address)) };
}

function parseOrigin(text: string, fault: string): URL {
  const url = URL.parse(text);
  const isOrigin =
    url !== null &&
    (url.protocol === "https:" || url.protocol === "http:") &&
    url.pathname === "/" &&
    url.search + url.hash + url.username + url.password === "";
  if (!isOrigin) throw new UsageError(fault);
  return url;
}
