/**
 * One certificate authority, as far as orders need it. acme-client signs and knows the protocol; its
 * calls go out through the guarded fetch, with the operator's roots trusted beside the usual ones.
 */
import { isIP } from "node:net";
import * as acme from "acme-client";
import { shorten } from "../../../lib/shorten.ts";
import type { Context } from "../../../platform/context.ts";
import { OutboundError } from "../../../platform/outbound/errors.ts";
import { createOutbound, type Outbound } from "../../../platform/outbound/outbound.ts";
import { chosenResolver } from "../../../platform/outbound/resolve.ts";
import { allowTarget } from "../../../platform/outbound/targets.ts";
import type { AcmeTlsSettings } from "../../../platform/tls-settings.ts";

/** What the authority answered instead of doing what was asked; `message` is in its words. */
export class AuthorityError extends Error {
  override readonly name = "AuthorityError";
  /** The last part of its type, such as `rateLimited`; empty when it gave none. */
  readonly kind: string;
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  constructor(parts: { kind: string; status: number; text: string; retryAfterMs?: number }) {
    super(parts.text);
    this.kind = parts.kind;
    this.status = parts.status;
    this.retryAfterMs = parts.retryAfterMs;
  }
}

type HttpAnswer = { status: number; headers: Record<string, string>; data: unknown };
type HttpOptions = { data?: unknown };

/** The parts of acme-client's own HTTP client that are replaced or set. */
type ClientHttp = {
  maxBadNonceRetries: number;
  request(url: string, method: string, options?: HttpOptions): Promise<HttpAnswer>;
  getDirectory(): Promise<{ renewalInfo?: string; meta?: { profiles?: object } }>;
};

const TIMEOUT_MS = 30_000;
const BODY_BYTES_MAX = 256 * 1024;
/** Authorities may reject a good nonce; each retry costs one call. */
const NONCE_RETRIES_MAX = 20;
const TEXT_LENGTH_MAX = 1_000;

export type AcmeAccount = { key: string; url: string | undefined };
export type AcmeOrder = acme.Order;
export type Authorization = acme.Authorization;
export type Challenge = Authorization["challenges"][number];

export class Authority {
  readonly #client: acme.Client;
  readonly #http: ClientHttp;
  readonly #outbound: Outbound;
  readonly #now: () => number;

  constructor(ctx: Context, settings: AcmeTlsSettings, { key, url }: AcmeAccount) {
    this.#now = ctx.clock.now;
    this.#outbound = openOutbound(ctx, settings.directory);
    this.#client = new acme.Client({
      directoryUrl: settings.directory,
      accountKey: key,
      ...(url !== undefined && { accountUrl: url }),
    });
    this.#http = (this.#client as unknown as { http: ClientHttp }).http;
    this.#http.maxBadNonceRetries = NONCE_RETRIES_MAX;
    this.#http.request = (address, method, options) => this.#request(address, method, options);
  }

  /** Makes the account, or finds the one that has this key; answers its address. */
  async register(email: string | undefined): Promise<string> {
    await this.#client.createAccount({
      termsOfServiceAgreed: true,
      ...(email !== undefined && { contact: [`mailto:${email}`] }),
    });
    return this.#client.getAccountUrl();
  }

  /** `replaces` is the renewal id of the certificate that this one is for (RFC 9773). */
  async createOrder(name: string, replaces: string | undefined): Promise<AcmeOrder> {
    const type = isIP(name) === 0 ? "dns" : "ip";
    const profile = type === "ip" ? await this.#shortLivedProfile() : {};
    const order = { identifiers: [{ type, value: name }], ...profile };
    if (replaces === undefined) return this.#client.createOrder(order);
    try {
      return await this.#client.createOrder({ ...order, replaces } as typeof order);
    } catch (error) {
      // What was replaced already, or is no longer known, is ordered as if it were new.
      const isRefused = error instanceof AuthorityError && [400, 404, 409].includes(error.status);
      if (!isRefused || error.kind === "rateLimited") throw error;
      return this.#client.createOrder(order);
    }
  }

  readOrder(url: string): Promise<AcmeOrder> {
    return this.#client.getOrder({ url } as AcmeOrder);
  }

  readAuthorizations(order: AcmeOrder): Promise<Authorization[]> {
    return this.#client.getAuthorizations(order);
  }

  keyAuthorization(challenge: Challenge): Promise<string> {
    return this.#client.getChallengeKeyAuthorization(challenge);
  }

  async completeChallenge(challenge: Challenge): Promise<void> {
    await this.#client.completeChallenge(challenge);
  }

  async finalize(order: AcmeOrder, name: string, key: string): Promise<void> {
    const [, csr] = await acme.crypto.createCsr({ altNames: [name] }, key);
    await this.#client.finalizeOrder(order, csr);
  }

  /** PEM of the certificate and its chain. */
  download(order: AcmeOrder): Promise<string> {
    return this.#client.getCertificate(order);
  }

  /** When the authority would like a certificate to be renewed; undefined where it says nothing. */
  async readRenewalWindow(renewalId: string): Promise<RenewalWindow | undefined> {
    const { renewalInfo } = await this.#http.getDirectory();
    if (renewalInfo === undefined) return undefined;
    const answer = await this.#request(`${renewalInfo}/${renewalId}`, "get");
    const { suggestedWindow } = answer.data as { suggestedWindow?: Record<string, string> };
    const start = Date.parse(suggestedWindow?.start ?? "");
    const end = Date.parse(suggestedWindow?.end ?? "");
    if (!(start <= end)) return undefined;
    return { start, end, askAgainMs: readRetryAfter(answer.headers["retry-after"], this.#now()) };
  }

  /** Authorities give addresses only certificates that live for days. */
  async #shortLivedProfile(): Promise<object> {
    const { meta } = await this.#http.getDirectory();
    return meta?.profiles && Object.hasOwn(meta.profiles, "shortlived")
      ? { profile: "shortlived" }
      : {};
  }

  async #request(url: string, method: string, options: HttpOptions = {}): Promise<HttpAnswer> {
    const answer = await this.#outbound.fetch(url, {
      method: method.toUpperCase() as "GET" | "HEAD" | "POST",
      headers: { "content-type": "application/jose+json", "user-agent": "sitewright" },
      ...(options.data !== undefined && { body: JSON.stringify(options.data) }),
      timeoutMs: TIMEOUT_MS,
      bodyBytesMax: BODY_BYTES_MAX,
    });
    if (answer.cut !== undefined) throw new OutboundError("connection", "the answer was not whole");
    const headers = Object.fromEntries(answer.headers);
    const data = readData(answer.body, headers["content-type"] ?? "");
    const problem = findProblem(answer.status, data);
    // acme-client itself tries again with another nonce.
    if (problem && problem.kind !== "badNonce") {
      const retryAfterMs = readRetryAfter(headers["retry-after"], this.#now());
      throw new AuthorityError({
        ...problem,
        status: answer.status,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      });
    }
    return { status: answer.status, headers, data };
  }
}

export type RenewalWindow = { start: number; end: number; askAgainMs: number | undefined };

/** The directory is the operator's choice, wherever it is; everything else is judged as ever. */
function openOutbound({ config, log, dns }: Context, directory: string): Outbound {
  const { hostname, port } = new URL(directory);
  return createOutbound({
    allowed: allowTarget(config.allowPrivateTargets, hostname, Number(port || 443)),
    resolver: chosenResolver(config.dnsServers, dns),
    extraRoots: config.extraRoots,
    onRefused: (refusal) => log.info(refusal, "an address was not called"),
  });
}

function readData(body: Uint8Array, type: string): unknown {
  const text = new TextDecoder().decode(body);
  if (!/json/.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function findProblem(status: number, data: unknown) {
  if (status < 400) return undefined;
  const { type, detail } = (typeof data === "object" && data ? data : {}) as Record<
    string,
    unknown
  >;
  const kind = typeof type === "string" ? (type.split(":").at(-1) ?? "") : "";
  const text = typeof detail === "string" ? detail : `it answered ${status}`;
  return { kind, text: tidyProblem(text) };
}

/** An authority's words, fit to be stored and shown: whole characters, and not without end. */
export function tidyProblem(text: string): string {
  return shorten(text.toWellFormed().replace(/\p{Cc}/gu, " "), TEXT_LENGTH_MAX);
}

/** Seconds or a date, as ms from now. */
function readRetryAfter(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
