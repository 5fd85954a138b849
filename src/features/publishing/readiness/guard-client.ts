/**
 * Keeps readiness checks from looking where an owner's domain should not lead. Names below the
 * sites' domain are the operator's; any other must resolve to public addresses, to those of this
 * very service, or to what the operator has opened.
 */
import { splitPort } from "../../../lib/host.ts";
import type { Context } from "../../../platform/context.ts";
import { isServiceHost } from "../../sites/room.ts";
import type { OwnSiteClient } from "./own-site-client.ts";

const HTTPS_PORT = 443;

/** `client`, which then dials only addresses that have been judged, since it dials what it resolved. */
export function guardClient(ctx: Context, client: OwnSiteClient): OwnSiteClient {
  return {
    ...client,
    async resolve(host) {
      const addresses = await client.resolve(host);
      if (isServiceHost(ctx.config, host)) return addresses;
      const own = new Set(await listOwnAddresses(ctx, client));
      for (const address of addresses) {
        const refusal = own.has(address) ? undefined : refuse(ctx, host, address);
        if (refusal !== undefined) throw new Error(refusal);
      }
      return addresses;
    },
  };
}

/** The sites' port is the operator's choice: an address that is good on the usual one is good there. */
function refuse(ctx: Context, host: string, address: string): string | undefined {
  const port = Number(splitPort(ctx.config.sitesDomain).port.slice(1) || HTTPS_PORT);
  const refusal = ctx.outbound.refuseAddress(host, address, port);
  return refusal && ctx.outbound.refuseAddress(host, address, HTTPS_PORT) && refusal;
}

/** Where the service's own names lead, which is where an owner's domain has to lead too. */
async function listOwnAddresses(ctx: Context, client: OwnSiteClient): Promise<string[]> {
  const { sitesDomain, publicUrl } = ctx.config;
  const names = [splitPort(sitesDomain).name, new URL(publicUrl).hostname];
  // A name without an address vouches for none.
  const found = await Promise.all(names.map((name) => client.resolve(name).catch(() => [])));
  return found.flat();
}
