/** E-mail addresses as they are compared: by the person they are kept for, and by where mail arrives. */
import { domainToASCII } from "node:url";

/** The address in one spelling: mail servers tell neither case nor Unicode's forms apart in practice. */
export const emailKeyOf = (email: string): string =>
  email.trim().normalize("NFC").toLowerCase().normalize("NFC");

/**
 * The mailbox behind an address: what follows a plus sign is the owner's own note and leads to the
 * same mailbox, and a domain may be written in either of its two forms.
 */
export function mailboxKeyOf(email: string): string {
  const key = emailKeyOf(email);
  const at = key.lastIndexOf("@");
  if (at < 0) return key;
  const [local = ""] = key.slice(0, at).split("+", 1);
  const domain = key.slice(at + 1);
  return `${local}@${domainToASCII(domain) || domain}`;
}

/** True if this address stands in `value`, or in a text somewhere in it, in any spelling; `key` is its key. */
export function holdsAddress(value: unknown, key: string): boolean {
  if (typeof value === "string") return standsIn(emailKeyOf(value), key);
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((part) => holdsAddress(part, key));
}

/** What would belong to a longer address: `anna@a.test` is not where `na@a.test` stands, nor is `na@a.test.au`. */
const GOES_ON_BEFORE = /[\p{L}\p{M}\p{N}._%+-]$/u;
const GOES_ON_BEHIND = /^[.-]?[\p{L}\p{M}\p{N}]/u;

function standsIn(text: string, key: string): boolean {
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const end = at + key.length;
    // Three code units: a letter of two, and a point in front of it.
    const isPart =
      GOES_ON_BEFORE.test(text.slice(Math.max(0, at - 2), at)) ||
      GOES_ON_BEHIND.test(text.slice(end, end + 3));
    if (!isPart) return true;
  }
  return false;
}

/**
 * A piece of a key that any spelling of the address has once ASCII capitals are made small: what a
 * database can look for, before the few rows that have it are compared in earnest. I and K are
 * left out because other letters become them.
 */
export function asciiPieceOf(key: string): string {
  const pieces = key.match(/[a-hjl-z0-9.@_-]+/g) ?? [];
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
}
