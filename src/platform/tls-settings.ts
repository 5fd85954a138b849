/** The settings of built-in HTTPS. Off unless asked for: a proxy in front may do it. */
import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Variable } from "./settings.ts";
import { wrongSetting } from "./wrong-setting.ts";

type Listening = {
  readonly httpsPort: number;
  readonly httpPort: number;
  /** Offered to clients beside HTTP/1.1. */
  readonly http2: boolean;
};

/** Certificate and key are the operator's, in two PEM files. */
export type FileTlsSettings = Listening & {
  readonly mode: "files";
  readonly certPath: string;
  readonly keyPath: string;
};

/** Certificates are ordered from an authority that speaks ACME. */
export type AcmeTlsSettings = Listening & {
  readonly mode: "acme";
  /** Told to the authority; undefined gives it none. */
  readonly email: string | undefined;
  readonly directory: string;
  readonly challenge: "http-01" | "tls-alpn-01";
};

export type TlsSettings = FileTlsSettings | AcmeTlsSettings;

type Read = (variable: Variable) => string | undefined;

const LETS_ENCRYPT = "https://acme-v02.api.letsencrypt.org/directory";
const CA_FILE_BYTES_MAX = 1024 * 1024;
/** One that is cut off is found too, to be told of. */
const PEM_CERTIFICATES = /-----BEGIN CERTIFICATE-----[^-]{0,65536}(?:-----END CERTIFICATE-----)?/g;

/**
 * Undefined when HTTPS is somebody else's business. Throws `OperatorError`, also for a wrong value
 * that counts only once HTTPS is on: it is easier found before.
 */
export function parseTlsSettings(read: Read): TlsSettings | undefined {
  const mode = read("SITEWRIGHT_TLS") ?? "off";
  const listening = {
    httpsPort: parsePort("SITEWRIGHT_HTTPS_PORT", read("SITEWRIGHT_HTTPS_PORT") ?? "443", "8443"),
    httpPort: parsePort("SITEWRIGHT_HTTP_PORT", read("SITEWRIGHT_HTTP_PORT") ?? "80", "8080"),
    http2: parseSwitch("SITEWRIGHT_HTTP2", read("SITEWRIGHT_HTTP2") ?? "on"),
  };
  const acme = parseAcme(read);
  if (mode === "off") return undefined;
  if (listening.httpsPort === listening.httpPort && listening.httpsPort !== 0)
    throw wrongSetting("SITEWRIGHT_HTTP_PORT", "must differ from SITEWRIGHT_HTTPS_PORT", "80");
  if (mode === "files") return { mode, ...listening, ...parseFiles(read) };
  if (mode === "acme") return { mode, ...listening, ...acme };
  throw wrongSetting("SITEWRIGHT_TLS", "must be off, acme or files", "acme");
}

/** PEM text of `SITEWRIGHT_ACME_CA_FILE`: roots that are trusted beside the usual ones. */
export function readExtraRoots(read: Read): string | undefined {
  const path = read("SITEWRIGHT_ACME_CA_FILE");
  if (path === undefined) return undefined;
  const refuse = (fault: string) =>
    wrongSetting(
      "SITEWRIGHT_ACME_CA_FILE",
      `names ${resolve(path)}, ${fault}`,
      "/etc/ssl/private-authority.pem",
    );
  const text = readRoots(path);
  if (text === undefined) throw refuse("which cannot be read");
  if (text.length > CA_FILE_BYTES_MAX) throw refuse("which is longer than 1 MB");
  const certificates = text.match(PEM_CERTIFICATES) ?? [];
  if (certificates.length === 0)
    throw refuse("which holds no certificate in PEM (-----BEGIN CERTIFICATE-----)");
  const broken = certificates.findIndex((pem) => !isCertificate(pem));
  if (broken >= 0) throw refuse(`whose certificate no. ${broken + 1} is damaged`);
  return text;
}

function readRoots(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== undefined;
  } catch {
    return false;
  }
}

function parseFiles(read: Read) {
  const certPath = read("SITEWRIGHT_TLS_CERT");
  const keyPath = read("SITEWRIGHT_TLS_KEY");
  if (certPath === undefined)
    throw wrongSetting(
      "SITEWRIGHT_TLS_CERT",
      "is needed with SITEWRIGHT_TLS=files",
      "/etc/ssl/sites.pem",
    );
  if (keyPath === undefined)
    throw wrongSetting(
      "SITEWRIGHT_TLS_KEY",
      "is needed with SITEWRIGHT_TLS=files",
      "/etc/ssl/sites.key",
    );
  return { certPath: resolve(certPath), keyPath: resolve(keyPath) };
}

function parseAcme(read: Read) {
  const email = read("SITEWRIGHT_ACME_EMAIL");
  if (email !== undefined && !/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(email))
    throw wrongSetting("SITEWRIGHT_ACME_EMAIL", "must be a mail address", "ops@example.com");
  const directory = read("SITEWRIGHT_ACME_DIRECTORY") ?? LETS_ENCRYPT;
  // Challenges and keys' names travel over it: plain HTTP would let anybody answer for the authority.
  if (URL.parse(directory)?.protocol !== "https:")
    throw wrongSetting("SITEWRIGHT_ACME_DIRECTORY", "must be an https address", LETS_ENCRYPT);
  const challenge = read("SITEWRIGHT_ACME_CHALLENGE") ?? "http-01";
  if (challenge !== "http-01" && challenge !== "tls-alpn-01")
    throw wrongSetting(
      "SITEWRIGHT_ACME_CHALLENGE",
      "must be http-01 or tls-alpn-01",
      "tls-alpn-01",
    );
  return { email, directory, challenge } as const;
}

function parsePort(variable: Variable, text: string, example: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535))
    throw wrongSetting(variable, "must be a whole number from 0 to 65535", example);
  return port;
}

function parseSwitch(variable: Variable, text: string): boolean {
  if (text !== "on" && text !== "off") throw wrongSetting(variable, "must be on or off", "off");
  return text === "on";
}
