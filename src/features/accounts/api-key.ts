/**
 * API keys: `swk_`, 40 base62 characters of randomness, and 6 of CRC-32 over all before them, so
 * that a mistyped key is refused without a look at the database.
 */
import { crc32 } from "node:zlib";
import type { Random } from "../../platform/random.ts";

const PREFIX = "swk_";
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SECRET_LENGTH = 40;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^swk_[0-9A-Za-z]{46}$/;

export function createApiKey(random: Random): string {
  let secret = "";
  while (secret.length < SECRET_LENGTH) {
    // Bytes from 248 on are dropped: 62 does not divide 256, and the rest would favour some characters.
    for (const byte of random.bytes(SECRET_LENGTH))
      if (byte < 248 && secret.length < SECRET_LENGTH) secret += ALPHABET[byte % 62];
  }
  return PREFIX + secret + checksumOf(PREFIX + secret);
}

export function isWellFormedApiKey(text: string): boolean {
  return (
    SHAPE.test(text) && text.slice(-CHECKSUM_LENGTH) === checksumOf(text.slice(0, -CHECKSUM_LENGTH))
  );
}

/** What is stored and looked up in place of the key: its SHA-256, hex. */
export function hashApiKey(key: string): string {
  return Bun.SHA256.hash(key, "hex");
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let i = 0; i < CHECKSUM_LENGTH; i += 1) {
    digits = ALPHABET[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
