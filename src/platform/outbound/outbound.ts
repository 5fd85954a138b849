/**
 * The one way out: every call to an address that somebody else chose goes through here. The name is
 * resolved, each of its addresses is judged, and the connection goes to a judged address itself, so
 * that no second look-up can answer otherwise. It uses no proxy and no connection twice, and it
 * follows a redirect only when asked to, judging each hop anew.
 */
import tls from "node:tls";
import { isLocalName } from "../../lib/local-name.ts";
import { describeError, OutboundError } from "./errors.ts";
import { type ReadBody, readBody } from "./read-body.ts";
import { type Resolver, resolveInTime } from "./resolve.ts";
import { type AllowedTargets, allowTarget, refuseAddress, type TargetRefusal } from "./targets.ts";

export type OutboundRequest = {
  method?: "GET" | "HEAD" | "POST";
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Ends the call from outside; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** For all of it: look-up, connection, every hop, the body. Default 15 s. */
  timeoutMs?: number;
  /** Redirects to follow; default 0, which answers with the redirect itself. */
  redirectsMax?: number;
  /** What is read of the body, after decompression; default 64 KiB. The rest is cut off. */
  bodyBytesMax?: number;
};

export type OutboundAnswer = {
  status: number;
  headers: Headers;
  /** Where the answer came from, after redirects. */
  url: string;
  body: ReadBody["bytes"];
  /** Why the body is not whole; undefined when it is. */
  cut: ReadBody["cut"];
};

/** A call whose answer is read as it comes. Only its signal ends it: whoever makes it keeps the time. */
export type StreamRequest = {
  method: "GET" | "POST";
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
};

export type Outbound = {
  /** Rejects with `OutboundError` when no answer comes; any status is an answer. */
  fetch(url: string, request?: OutboundRequest): Promise<OutboundAnswer>;
  /**
   * Calls an address that only the operator sets, which may therefore be private, and answers as soon as
   * its headers are there. Follows no redirect. Rejects with `OutboundError`, or the signal's reason.
   */
  openOperatorUrl(url: string, request: StreamRequest): Promise<Response>;
  /**
   * What can be said of a URL without looking its name up: the reason why no call to it would ever
   * be made, as a sentence for a person; undefined when there is none.
   */
  refuse(url: string): string | undefined;
  /** The same of one address that a name was found to have. */
  refuseAddress(host: string, address: string, port: number): string | undefined;
};

const TIMEOUT_MS = 15_000;
const BODY_BYTES_MAX = 64 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** How many of a name's addresses are tried when one cannot be connected to. */
const DIALS_MAX = 3;
const LOOPBACK = ["127.0.0.1", "::1"];
/** All that another origin gets to see of the headers given for the first one. */
const HARMLESS_HEADERS = /^(accept|accept-encoding|accept-language|user-agent)$/;

/**
 * Whoever chose an address is told that it is not called, and nothing of what it leads to: names and
 * addresses of the inside are the operator's to know, who is told by `onRefused`.
 */
export type OutboundOptions = {
  allowed: AllowedTargets;
  resolver: Resolver;
  /** PEM text of roots that are trusted beside the usual ones; none unless given. */
  extraRoots?: string | undefined;
  onRefused?: (refusal: { target: string; reason: string }) => void;
};

export function createOutbound(options: OutboundOptions): Outbound {
  return {
    fetch: (url, request = {}) => fetchGuarded(options, url, request),
    openOperatorUrl: (url, request) => openOperatorUrl(options, url, request),
    refuse: (url) => refuseText(options, url),
    refuseAddress(host, address, port) {
      const reason = refuseAddress(options.allowed, { host, address, port });
      return reason && explain(options, host, port, reason);
    },
  };
}

type Target = { url: URL; host: string; port: number; literal: string | undefined };

type Hop = {
  target: Target;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
};

async function fetchGuarded(
  options: OutboundOptions,
  text: string,
  request: OutboundRequest,
): Promise<OutboundAnswer> {
  const { timeoutMs = TIMEOUT_MS, redirectsMax = 0, bodyBytesMax = BODY_BYTES_MAX } = request;
  const abort = new AbortController();
  const timeIsUp = new OutboundError("timeout", `no answer within ${timeoutMs / 1_000} s`);
  const timer = setTimeout(() => abort.abort(timeIsUp), timeoutMs);
  const onAbort = () => abort.abort(request.signal?.reason);
  request.signal?.addEventListener("abort", onAbort, { once: true });
  let isOver = false;
  try {
    request.signal?.throwIfAborted();
    let hop = firstHop(text, request);
    for (let redirects = 0; ; redirects += 1) {
      const addresses = await findAddresses(options, hop.target, abort.signal);
      const response = await dial(options, hop, addresses, abort.signal);
      const next = redirectsMax === 0 ? undefined : nextHop(hop, response);
      if (next === undefined) {
        const { bytes, cut } = await readBody(response, bodyBytesMax);
        request.signal?.throwIfAborted();
        isOver = cut === undefined;
        const { status, headers } = response;
        return { status, headers, url: hop.target.url.href, body: bytes, cut };
      }
      await response.body?.cancel();
      if (redirects === redirectsMax)
        throw new OutboundError("connection", `more than ${redirectsMax} redirects`);
      hop = next;
    }
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener("abort", onAbort);
    // Closes the connection, whatever the peer would still like to send.
    if (!isOver) abort.abort();
  }
}

async function openOperatorUrl(
  options: OutboundOptions,
  text: string,
  { signal, ...rest }: StreamRequest,
): Promise<Response> {
  signal.throwIfAborted();
  const headers = { "accept-encoding": "identity", ...rest.headers };
  const hop = firstHop(text, { ...rest, headers });
  const { host, port } = hop.target;
  const allowed = allowTarget(options.allowed, host, port);
  const addresses = await findAddresses({ ...options, allowed }, hop.target, signal);
  return dial(options, hop, addresses, signal);
}

function firstHop(text: string, request: OutboundRequest): Hop {
  const { method = "GET", headers = {}, body } = request;
  const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { target: parseTarget(text), method, headers: Object.fromEntries(lowered), body };
}

/** An http or https URL without credentials in it. Throws `OutboundError`. */
function parseTarget(text: string, base?: URL): Target {
  const url = URL.parse(text, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "")
    throw new OutboundError("refused", "only absolute http and https addresses are called");
  if (url.username !== "" || url.password !== "")
    throw new OutboundError("refused", "an address with a user name or password is not called");
  // The URL parser has already brought every spelling of an IPv4 address into its one form.
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  const isLiteral = isIpv6(host) || /^\d+\.\d+\.\d+\.\d+$/.test(host);
  return { url, host, port, literal: isLiteral ? host : undefined };
}

/** Addresses to dial, every one of them judged. Throws `OutboundError`. */
async function findAddresses(
  options: OutboundOptions,
  { host, port, literal }: Target,
  signal: AbortSignal,
): Promise<string[]> {
  const { allowed, resolver } = options;
  const known = knownAddresses(host, literal);
  const found = known.length > 0 ? known : await resolveInTime(resolver, host, signal);
  signal.throwIfAborted();
  // In the words of a refusal: which names there are inside is no more to be learned than addresses.
  if (!found)
    throw new OutboundError("unresolvable", explain(options, host, port, "it has no address"));
  const reasons = found.map((address) => refuseAddress(allowed, { host, address, port }));
  // The loopback has two addresses, of which the operator may have named one; a name that anybody
  // set up must be good as a whole.
  const reason = reasons.find((candidate) => candidate !== undefined);
  const good = found.filter((_, at) => reasons[at] === undefined);
  if (reason !== undefined && !(isLocalName(host) && good.length > 0))
    throw new OutboundError("refused", explain(options, host, port, reason));
  return [...good.filter((address) => !address.includes(":")), ...good.filter(isIpv6)];
}

const isIpv6 = (address: string) => address.includes(":");

/** Addresses that need no look-up; none when one is needed. */
function knownAddresses(host: string, literal: string | undefined): readonly string[] {
  if (literal !== undefined) return [literal];
  return isLocalName(host) ? LOOPBACK : [];
}

async function dial(
  options: OutboundOptions,
  hop: Hop,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<Response> {
  let failure: unknown;
  for (const address of addresses.slice(0, DIALS_MAX)) {
    try {
      return await request(options, hop, address, signal);
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
      // Only where nothing can have been sent may the same request go to another address.
      if (!describeError(error).isUnconnected) break;
    }
  }
  throw new OutboundError("connection", describeError(failure).text, failure);
}

function request(
  { extraRoots }: OutboundOptions,
  hop: Hop,
  address: string,
  signal: AbortSignal,
): Promise<Response> {
  const { method, headers, body } = hop;
  const { url, host, literal } = hop.target;
  const dialled = new URL(url);
  dialled.hostname = isIpv6(address) ? `[${address}]` : address;
  return fetch(dialled, {
    method,
    headers: { "accept-encoding": "gzip, deflate, br", ...headers, host: url.host },
    ...(body !== undefined && { body }),
    redirect: "manual",
    decompress: false,
    keepalive: false,
    proxy: false,
    // Bun's own limit of five minutes of silence; each caller keeps its own time.
    timeout: false,
    signal,
    // The certificate has to be the name's, not the address's.
    ...(url.protocol === "https:" && {
      tls: {
        ...(!literal && { serverName: host }),
        ...(extraRoots !== undefined && { ca: [...tls.rootCertificates, extraRoots] }),
      },
    }),
  });
}

/** Where a redirect leads; undefined when the response is none. Throws `OutboundError`. */
function nextHop(hop: Hop, response: Response): Hop | undefined {
  const location = response.headers.get("location");
  if (!REDIRECTS.has(response.status) || location === null) return undefined;
  const target = parseTarget(location, hop.target.url);
  const isSameOrigin = target.url.origin === hop.target.url.origin;
  const headers = Object.entries(hop.headers).filter(
    ([name]) => isSameOrigin || HARMLESS_HEADERS.test(name),
  );
  const keepsMethod = response.status === 307 || response.status === 308 || hop.method !== "POST";
  return {
    target,
    method: keepsMethod ? hop.method : "GET",
    headers: Object.fromEntries(headers),
    // A body was meant for the first origin alone.
    body: keepsMethod && isSameOrigin ? hop.body : undefined,
  };
}

function refuseText(options: OutboundOptions, text: string): string | undefined {
  let target: Target;
  try {
    target = parseTarget(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { host, port, literal } = target;
  // A name whose addresses are not known yet is judged as if they were public.
  const reasons = knownAddresses(host, literal).map((address) =>
    refuseAddress(options.allowed, { host, address, port }),
  );
  const [reason] = reasons;
  // One good address of the loopback is enough.
  return reason === undefined || reasons.includes(undefined)
    ? undefined
    : explain(options, host, port, reason);
}

const NOT_CALLED =
  "the address is not called, because it leads to no public one. An operator can open private " +
  "addresses with SITEWRIGHT_ALLOW_PRIVATE_TARGETS";

/** Tells the operator why, and answers what anybody may know. */
function explain(
  { onRefused }: OutboundOptions,
  host: string,
  port: number,
  reason: TargetRefusal | string,
): string {
  const target = isIpv6(host) ? `[${host}]:${port}` : `${host}:${port}`;
  const { text, isPublic } =
    typeof reason === "string" ? { text: reason, isPublic: false } : reason;
  onRefused?.({ target, reason: text });
  return isPublic ? `the address is not called: ${text}` : NOT_CALLED;
}
