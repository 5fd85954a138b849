/**
 * Reads the configuration from variables. A wrong value stops the start with one line that names
 * the variable, the fault and an example; the value itself is never printed.
 */
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as v from "valibot";
import { normaliseHost, splitPort } from "../lib/host.ts";
import { type AddressRange, canonicalAddress, parseAddressRange } from "../lib/ip-address.ts";
import { PLANS, type Plan } from "../lib/plans.ts";
import { boundedText, emailAddress } from "../lib/text.ts";
import type { Limit } from "../lib/token-bucket.ts";
import { type BackupSettings, parseBackupSettings } from "./backup-settings.ts";
import type { LimitName } from "./buckets.ts";
import { parseLimits, parsePlanCredits } from "./limit-settings.ts";
import { LOG_LEVELS, type LogLevel } from "./log.ts";
import { type MailSettings, parseMailSettings } from "./mail/mail-settings.ts";
import { type ModelSettings, parseModelSettings } from "./model-settings.ts";
import { type AllowedTargets, parseAllowedTargets } from "./outbound/targets.ts";
import { parseRecaptchaSettings, type RecaptchaSettings } from "./recaptcha-settings.ts";
import { parseRedisUrl } from "./redis-settings.ts";
import { SETTINGS, type Variable } from "./settings.ts";
import { splitList } from "./split-list.ts";
import { parseTlsSettings, readExtraRoots, type TlsSettings } from "./tls-settings.ts";
import { wrongSetting } from "./wrong-setting.ts";

export type Bootstrap = {
  name: string;
  email: string;
  plan: Plan;
  /** Who is invited to the account as its owner. */
  owner?: string;
};

export type Config = {
  readonly host: string;
  readonly port: number;
  /** Absolute path. */
  readonly dataDirectory: string;
  readonly databaseUrl: string;
  /** Where several instances meet; undefined when this one is alone. */
  readonly redisUrl: string | undefined;
  /** Origin of the API, without a trailing slash. */
  readonly publicUrl: string;
  /** Host name, and port unless it is the scheme's own, below which sites live. */
  readonly sitesDomain: string;
  readonly sitesScheme: "http" | "https";
  readonly trustedProxies: readonly AddressRange[];
  /** What outgoing calls may reach although it is not public. */
  readonly allowPrivateTargets: AllowedTargets;
  /** Resolvers that names are looked up with, as `address` or `address:port`; empty for the system's. */
  readonly dnsServers: readonly string[];
  readonly limits: Readonly<Record<LimitName, Limit>>;
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly workers: number;
  /** Threads that serve visitors beside the main one. */
  readonly hostingThreads: number;
  readonly bootstrap: Bootstrap | undefined;
  /** 32 bytes; undefined when the database keeps the key. */
  readonly instanceKey: Uint8Array | undefined;
  readonly logLevel: LogLevel;
  readonly metricsToken: string | undefined;
  /** How many days registrations are kept after their event. */
  readonly registrationDays: number;
  readonly mail: MailSettings;
  /** Undefined when forms do without it. */
  readonly recaptcha: RecaptchaSettings | undefined;
  /** Undefined when HTTPS is left to a proxy, or to nobody. */
  readonly tls: TlsSettings | undefined;
  /** PEM text of roots that are trusted beside the usual ones. */
  readonly extraRoots: string | undefined;
  readonly backup: BackupSettings;
  /** Undefined when the composer writes alone. */
  readonly model: ModelSettings | undefined;
};

export const INSTANCE_KEY_BYTES = 32;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Throws `OperatorError` at the first wrong value. An empty variable counts as not set. */
export function parseConfig(environment: Environment): Config {
  const read = (variable: Variable) => environment[variable]?.trim() || undefined;
  const host = parseHost(read("HOST") ?? "127.0.0.1");
  const port = parseInteger("PORT", read("PORT") ?? "8787", 0, 65_535, "8787");
  const dataDirectory = resolve(read("SITEWRIGHT_DATA") ?? "./data");
  const tls = parseTlsSettings(read);
  const local = localAddress(port, tls);
  const publicUrl = parsePublicUrl(read("SITEWRIGHT_PUBLIC_URL") ?? local.origin, tls);
  const sitesDomain = parseDomain(read("SITEWRIGHT_SITES_DOMAIN")) ?? local.host;
  return {
    host,
    port,
    dataDirectory,
    databaseUrl: parseDatabaseUrl(read("SITEWRIGHT_DATABASE_URL"), dataDirectory),
    redisUrl: parseRedisUrl(read),
    publicUrl,
    sitesDomain,
    sitesScheme: parseScheme(read("SITEWRIGHT_SITES_SCHEME"), sitesDomain, tls !== undefined),
    trustedProxies: parseRanges("SITEWRIGHT_TRUSTED_PROXIES", read("SITEWRIGHT_TRUSTED_PROXIES")),
    allowPrivateTargets: parseTargets(read("SITEWRIGHT_ALLOW_PRIVATE_TARGETS")),
    dnsServers: parseServers(read("SITEWRIGHT_DNS_SERVERS")),
    limits: parseLimits(read("SITEWRIGHT_LIMITS")),
    planCredits: parsePlanCredits(read("SITEWRIGHT_PLAN_CREDITS")),
    workers: parseInteger("SITEWRIGHT_WORKERS", read("SITEWRIGHT_WORKERS") ?? "2", 1, 64, "2"),
    hostingThreads: parseInteger(
      "SITEWRIGHT_HOSTING_THREADS",
      read("SITEWRIGHT_HOSTING_THREADS") ?? "0",
      0,
      64,
      "1",
    ),
    bootstrap: parseBootstrap(read("SITEWRIGHT_BOOTSTRAP")),
    instanceKey: parseInstanceKey(read("SITEWRIGHT_INSTANCE_KEY")),
    logLevel: parseLogLevel(read("SITEWRIGHT_LOG") ?? "info"),
    metricsToken: parseToken(read("SITEWRIGHT_METRICS_TOKEN")),
    registrationDays: parseInteger(
      "SITEWRIGHT_REGISTRATION_DAYS",
      read("SITEWRIGHT_REGISTRATION_DAYS") ?? "365",
      1,
      3_650,
      "365",
    ),
    mail: parseMailSettings(read, publicUrl),
    recaptcha: parseRecaptchaSettings(read),
    tls,
    extraRoots: readExtraRoots(read),
    backup: parseBackupSettings(read, environment),
    model: parseModelSettings(read),
  };
}

/** What the documentation calls an API key in the shell of who calls. */
const CLIENTS_KEY = "SITEWRIGHT_KEY";

/** Names of `SITEWRIGHT_*` variables that this version does not know: most often a slip of the pen. */
export function findUnknownVariables(environment: Environment): string[] {
  const known = new Set<string>(SETTINGS.map((setting) => setting.variable));
  return Object.keys(environment)
    .filter((name) => name.startsWith("SITEWRIGHT_") && !known.has(name) && name !== CLIENTS_KEY)
    .sort();
}

/** No name's last part is a number. */
const ENDS_LIKE_ADDRESS = /(?:^|\.)\d+$/;

/** An address, or a name that the system is asked for; whether it is this machine's shows at listening. */
function parseHost(text: string): string {
  const bare = /^\[([^[\]]{2,100})\]$/.exec(text)?.[1] ?? text;
  const isName = /^[a-z\d][a-z\d._-]{0,252}$/i.test(text) && !ENDS_LIKE_ADDRESS.test(text);
  if (canonicalAddress(bare) === undefined && !isName)
    throw wrongSetting("HOST", "must be an address or a host name, without a port", "0.0.0.0");
  return text;
}

function parseInteger(variable: Variable, text: string, min: number, max: number, example: string) {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw wrongSetting(variable, `must be a whole number from ${min} to ${max}`, example);
  return value;
}

/** Where the service is reached on this machine, unless it is told other names. */
function localAddress(port: number, tls: TlsSettings | undefined) {
  if (!tls) return { origin: `http://localhost:${port}`, host: `localhost:${port}` };
  const host = tls.httpsPort === 443 ? "localhost" : `localhost:${tls.httpsPort}`;
  return { origin: `https://${host}`, host };
}

function parsePublicUrl(text: string, tls: TlsSettings | undefined): string {
  const publicUrl = parseOrigin(text);
  if (tls && !publicUrl.startsWith("https:"))
    throw wrongSetting(
      "SITEWRIGHT_PUBLIC_URL",
      "must be https with SITEWRIGHT_TLS on",
      "https://sites.example.com",
    );
  return publicUrl;
}

function parseDatabaseUrl(text: string | undefined, dataDirectory: string): string {
  if (text === undefined) return pathToFileURL(`${dataDirectory}/sitewright.db`).href;
  const path = databasePathOf(text);
  if (path !== undefined) return pathToFileURL(path).href;
  if (/^(?:https?|libsql|wss?):\/\/[^/]/.test(text) && URL.canParse(text)) return text;
  throw wrongSetting(
    "SITEWRIGHT_DATABASE_URL",
    "must be a file:, http:, https: or libsql: address",
    "libsql://database.example.com",
  );
}

/**
 * The file that an address names. One without two slashes is a path as it stands, and may start at
 * the working directory.
 */
function databasePathOf(text: string): string | undefined {
  if (!/^file:\/{0,3}[^/:]/.test(text)) return undefined;
  try {
    return text.startsWith("file://") ? fileURLToPath(text) : resolve(text.slice("file:".length));
  } catch {
    // Such as a host, which a file of this machine has none of.
    return undefined;
  }
}

function parseOrigin(text: string): string {
  const example = "https://sites.example.com";
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw wrongSetting("SITEWRIGHT_PUBLIC_URL", "must be an http or https address", example);
  if (url.pathname !== "/" || url.search || url.hash || url.username || url.password)
    throw wrongSetting(
      "SITEWRIGHT_PUBLIC_URL",
      "must be an origin, without a path or a query",
      example,
    );
  // The same host with the dot that ends it in the DNS, and another name to whatever compares them.
  url.hostname = url.hostname.replace(/\.$/, "");
  return url.origin;
}

/** Names go below it, which no address has, and a certificate's star is no part of. */
function parseDomain(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const host = normaliseHost(text);
  const { port } = splitPort(text);
  const isPort = /^(?::(?!0{1,5}$)\d{0,5})?$/.test(port) && Number(port.slice(1)) <= 65_535;
  if (host === undefined || !isPort || host.startsWith("[") || ENDS_LIKE_ADDRESS.test(host))
    throw wrongSetting(
      "SITEWRIGHT_SITES_DOMAIN",
      "must be a host name without *, with a port if needed",
      "sites.example.com",
    );
  // As a number, since a browser knows the origin of `:0443` by another spelling.
  return port.length > 1 ? `${host}:${Number(port.slice(1))}` : host;
}

function parseScheme(
  text: string | undefined,
  sitesDomain: string,
  isTlsOn: boolean,
): "http" | "https" {
  if (isTlsOn && text === "http")
    throw wrongSetting("SITEWRIGHT_SITES_SCHEME", "must be https with SITEWRIGHT_TLS on", "https");
  if (isTlsOn) return "https";
  if (text === "http" || text === "https") return text;
  if (text !== undefined)
    throw wrongSetting("SITEWRIGHT_SITES_SCHEME", "must be http or https", "https");
  const name = sitesDomain.replace(/:\d+$/, "");
  return name === "localhost" || name.endsWith(".localhost") ? "http" : "https";
}

function parseRanges(variable: Variable, text: string | undefined): AddressRange[] {
  return splitList(text).map((part) => {
    const range = parseAddressRange(part);
    if (!range)
      throw wrongSetting(variable, "must list addresses or CIDRs", "10.0.0.0/8,127.0.0.1");
    return range;
  });
}

function parseTargets(text: string | undefined): AllowedTargets {
  const targets = parseAllowedTargets(splitList(text));
  if (!targets)
    throw wrongSetting(
      "SITEWRIGHT_ALLOW_PRIVATE_TARGETS",
      "must list host:port, addresses or CIDRs",
      "localhost:5678,10.1.0.0/16",
    );
  return targets;
}

/** `address`, `address:port` and `[address]:port`, as the resolver takes them. */
function parseServers(text: string | undefined): string[] {
  const servers = splitList(text);
  for (const server of servers) {
    const [, bracketed, plain, port = "53"] =
      /^(?:\[([\da-f:.]{2,45})\]|([\d.]{7,15}))(?::(\d{1,5}))?$/i.exec(server) ?? [];
    const isPort = Number(port) >= 1 && Number(port) <= 65_535;
    const address = bracketed ?? plain ?? server;
    // As in ranges: a short form such as 9.9.9 means another address than it seems to.
    if (address.includes("/") || parseAddressRange(address) === undefined || !isPort)
      throw wrongSetting(
        "SITEWRIGHT_DNS_SERVERS",
        "must list addresses of DNS resolvers, with a port if needed",
        "9.9.9.9,[2620:fe::fe]:53",
      );
  }
  return servers;
}

const BOOTSTRAP_EXAMPLE = "name=Acme;email=owner@acme.test;plan=agency";
/** Of any account's name. */
const NAME_LENGTH_MAX = 200;
const BOOTSTRAP_FIELDS = ["name", "email", "plan", "owner"];

function parseBootstrap(text: string | undefined): Bootstrap | undefined {
  if (text === undefined) return undefined;
  const refuse = (fault: string, example = BOOTSTRAP_EXAMPLE) =>
    wrongSetting("SITEWRIGHT_BOOTSTRAP", fault, example);
  const parts = readFields(text);
  const fields = new Map(parts);
  const plan = PLANS.find((name) => name === (fields.get("plan") ?? "pro"));
  const name = fields.get("name");
  const email = fields.get("email");
  const owner = fields.get("owner");
  if (fields.size < parts.length) throw refuse("must say each thing at most once");
  if (!name || !email) throw refuse("must give name and email of an account");
  if (!v.is(boundedText(NAME_LENGTH_MAX), name))
    throw refuse(`must give a name of at most ${NAME_LENGTH_MAX} characters`);
  if (!plan) throw refuse(`must give one of ${PLANS.join(", ")} as plan`);
  if (!v.is(emailAddress(), email)) throw refuse("must give an e-mail address as email");
  if (owner !== undefined && !v.is(emailAddress(), owner))
    throw refuse(
      "must give an e-mail address as owner",
      `${BOOTSTRAP_EXAMPLE};owner=owner@acme.test`,
    );
  if ([...fields.keys()].some((field) => !BOOTSTRAP_FIELDS.includes(field)))
    throw refuse(`must say nothing but ${BOOTSTRAP_FIELDS.join(", ")}, parted by semicolons`);
  return { name, email, plan, ...(owner === undefined ? {} : { owner }) };
}

/** `a=1;b=2` as pairs; a semicolon at the end says nothing. */
function readFields(text: string): [string, string][] {
  const parts = text.split(";").filter((part) => part.trim() !== "");
  return parts.map((part) => {
    const [name = "", ...rest] = part.split("=");
    return [name.trim(), rest.join("=").trim()];
  });
}

function parseInstanceKey(text: string | undefined): Uint8Array | undefined {
  if (text === undefined) return undefined;
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== INSTANCE_KEY_BYTES || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(text))
    throw wrongSetting(
      "SITEWRIGHT_INSTANCE_KEY",
      `must be ${INSTANCE_KEY_BYTES} bytes in base64`,
      "$(openssl rand -base64 32)",
    );
  return bytes;
}

/** Only what a request's `Authorization` can carry could ever match. */
function parseToken(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[\x21-\x7e]+$/.test(text))
    throw wrongSetting(
      "SITEWRIGHT_METRICS_TOKEN",
      "must be of letters, digits and signs, without spaces",
      "$(openssl rand -hex 32)",
    );
  return text;
}

function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === text);
  if (!level)
    throw wrongSetting("SITEWRIGHT_LOG", `must be one of ${LOG_LEVELS.join(", ")}`, "info");
  return level;
}
