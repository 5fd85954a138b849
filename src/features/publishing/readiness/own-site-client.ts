/**
 * Fetches a site of ours over its public address, as a visitor would: its name is resolved here,
 * and the connection goes to the address that was found. It sends nothing but GET and HEAD, follows
 * no redirect, and believes no answer's length.
 */
import { lookup } from "node:dns/promises";
import tls, { type PeerCertificate } from "node:tls";
import { isLocalName } from "../../../lib/local-name.ts";
import type { Context } from "../../../platform/context.ts";
import { readPeerCertificate } from "../../../platform/outbound/peer-certificate.ts";
import { resolverOver } from "../../../platform/outbound/resolve.ts";

export type SiteAnswer = {
  status: number;
  headers: Headers;
  body: string;
};

export type Certificate = { isValid: boolean; description: string };

export type OwnSiteClient = {
  /** IP addresses of the host; throws when there are none. */
  resolve(host: string): Promise<readonly string[]>;
  inspectCertificate(url: URL, addresses: readonly string[]): Promise<Certificate>;
  /** Throws when no answer comes. */
  request(
    method: "GET" | "HEAD",
    url: URL,
    addresses: readonly string[],
    signal: AbortSignal,
  ): Promise<SiteAnswer>;
};

const TIMEOUT_MS = 10_000;
const BODY_BYTES_MAX = 16 * 1024 * 1024;
const LOOPBACK = ["127.0.0.1", "::1"];

/** `extraRoots` is PEM text of roots that are trusted beside the usual ones. */
export function createOwnSiteClient(extraRoots?: string): OwnSiteClient {
  const trust = extraRoots === undefined ? {} : { ca: [...tls.rootCertificates, extraRoots] };
  return {
    resolve,
    inspectCertificate: (url, addresses) =>
      firstOf(addresses, (address) => readCertificate(url, address, trust)),
    request: (method, url, addresses, signal) =>
      firstOf(addresses, (address) => requestFrom({ method, url, address, signal, trust }), signal),
  };
}

export const ownSiteClient: OwnSiteClient = createOwnSiteClient();

/** The client with the operator's roots and resolvers, where some are configured. */
export function ownSiteClientOf(ctx: Context): OwnSiteClient {
  const client = createOwnSiteClient(ctx.config.extraRoots);
  if (ctx.config.dnsServers.length === 0) return client;
  return { ...client, resolve: (host) => resolveOver(ctx, host) };
}

async function resolveOver(ctx: Context, host: string): Promise<readonly string[]> {
  if (isLocalName(host)) return LOOPBACK;
  const found = await resolverOver(ctx.dns)(host);
  if (found.length === 0) throw new Error(`${host} has no address`);
  return found;
}

type Trust = { ca?: string[] };

async function resolve(host: string): Promise<readonly string[]> {
  // Browsers and curl send such names to the loopback whatever the system's resolver says.
  if (isLocalName(host)) return LOOPBACK;
  const found = await lookup(host, { all: true });
  if (found.length === 0) throw new Error(`${host} has no address`);
  return found.map(({ address }) => address);
}

/** What the first address answers that does; else throws what the first one failed with. */
async function firstOf<Value>(
  addresses: readonly string[],
  ask: (address: string) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  let failure: unknown;
  for (const address of addresses) {
    try {
      return await ask(address);
    } catch (error) {
      signal?.throwIfAborted();
      failure ??= error;
    }
  }
  throw failure;
}

type SiteRequest = {
  method: "GET" | "HEAD";
  url: URL;
  address: string;
  signal: AbortSignal;
  trust: Trust;
};

async function requestFrom(request: SiteRequest): Promise<SiteAnswer> {
  const { method, url, address, signal, trust } = request;
  const target = new URL(url);
  target.hostname = address.includes(":") ? `[${address}]` : address;
  const response = await fetch(target, {
    method,
    headers: { host: url.host, "user-agent": "sitewright-readiness" },
    redirect: "manual",
    // A proxy in the environment would resolve the name by itself.
    proxy: false,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    ...(url.protocol === "https:" ? { tls: { serverName: url.hostname, ...trust } } : {}),
  });
  return { status: response.status, headers: response.headers, body: await readText(response) };
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BODY_BYTES_MAX) throw new Error(`answered more than ${BODY_BYTES_MAX} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function readCertificate(url: URL, address: string, trust: Trust): Promise<Certificate> {
  const { certificate, fault } = await readPeerCertificate({
    ...{ host: url.hostname, address, port: Number(url.port || 443) },
    ...{ ca: trust.ca, timeoutMs: TIMEOUT_MS },
  });
  return { isValid: fault === undefined, description: describeCertificate(certificate, fault) };
}

function describeCertificate(certificate: PeerCertificate, fault: string | undefined): string {
  const names = certificate.subjectaltname?.replaceAll("DNS:", "") ?? "no names";
  const until = certificate.valid_to ?? "an unknown date";
  return `Certificate for ${names}, valid until ${until}${fault ? `: ${fault}` : ""}.`;
}
