/** When a certificate is replaced, and what authorities call it then (RFC 9773). Pure. */
import { X509Certificate } from "node:crypto";

/** Of the lifetime: what is left over is enough to try for weeks, or days where it is short. */
const RENEW_AFTER = 2 / 3;
const MINUTE_MS = 60_000;
/** How often an authority is asked for a better time where it does not say. */
const ASK_EVERY_MS = 6 * 60 * MINUTE_MS;
const ASK_EVERY_MS_MIN = 5 * MINUTE_MS;
const ASK_EVERY_MS_MAX = 24 * 60 * MINUTE_MS;

type Dates = { validFrom: number; validTo: number };

export function defaultRenewal({ validFrom, validTo }: Dates): number {
  return Math.round(validFrom + (validTo - validFrom) * RENEW_AFTER);
}

/** A moment within the window, by chance, so that not everybody comes at once. */
export function chooseRenewal(window: { start: number; end: number }, chance: number): number {
  return Math.round(window.start + (window.end - window.start) * chance);
}

export function nextAsking(now: number, wantedMs: number | undefined): number {
  const waitMs = Math.max(wantedMs ?? ASK_EVERY_MS, ASK_EVERY_MS_MIN);
  return now + Math.min(waitMs, ASK_EVERY_MS_MAX);
}

const AUTHORITY_KEY_ID = Buffer.from("0603551d23", "hex");
const OCTET_STRING = 0x04;
const SEQUENCE = 0x30;
const KEY_ID = 0x80;

/** The authority's key and the serial number; undefined when the certificate does not name the key. */
export function renewalId(pem: string): string | undefined {
  const leaf = new X509Certificate(pem);
  const keyId = readAuthorityKeyId(leaf.raw);
  if (keyId === undefined) return undefined;
  const serial = Buffer.from(leaf.serialNumber.padStart(evenLength(leaf.serialNumber), "0"), "hex");
  // As DER has it: a number whose first bit is set gets a zero before it.
  const signed = (serial[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.alloc(1), serial]) : serial;
  return `${keyId.toString("base64url")}.${signed.toString("base64url")}`;
}

const evenLength = (text: string): number => text.length + (text.length % 2);

/** Short lengths alone: an authority's key id has 20 bytes or a few more. */
function readAuthorityKeyId(der: Buffer): Buffer | undefined {
  const start = der.indexOf(AUTHORITY_KEY_ID);
  if (start < 0) return undefined;
  const value = der.subarray(start + AUTHORITY_KEY_ID.length);
  const isAsExpected = value[0] === OCTET_STRING && value[2] === SEQUENCE && value[4] === KEY_ID;
  const length = value[5] ?? 0;
  return isAsExpected && length < 0x80 ? value.subarray(6, 6 + length) : undefined;
}
