/** From a host name to its addresses, in bounded time. */
import { lookup } from "node:dns/promises";
import type { Dns } from "../dns.ts";

/** All addresses of a name; rejects or answers none when it has none. */
export type Resolver = (host: string) => Promise<readonly string[]>;

/** A resolver that hangs costs a call no more than this. */
const RESOLVE_MS_MAX = 3_000;
/** More than any name needs; each is checked, and one is dialled. */
const ADDRESSES_MAX = 64;

export const systemResolver: Resolver = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The same by way of the servers that the operator has named. Some answer for one kind of address and
 * fail at the other: what was answered is what there is. Rejects when neither was.
 */
export const resolverOver =
  (dns: Dns): Resolver =>
  async (host) => {
    const [v4, v6] = await Promise.allSettled([dns.query(host, "A"), dns.query(host, "AAAA")]);
    if (v4.status === "rejected" && v6.status === "rejected") throw v4.reason;
    return [v4, v6].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  };

/** How names are looked up here: by the servers that the operator has named, or as the system does. */
export const chosenResolver = (servers: readonly string[], dns: Dns): Resolver =>
  servers.length > 0 ? resolverOver(dns) : systemResolver;

/** The name's addresses; undefined when it has none or the resolver takes too long. */
export async function resolveInTime(
  resolver: Resolver,
  host: string,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<undefined>();
  const onAbort = () => stop(undefined);
  const timer = setTimeout(onAbort, RESOLVE_MS_MAX);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const found = await Promise.race([resolver(host), stopped]);
    return found?.length ? found.slice(0, ADDRESSES_MAX) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}
