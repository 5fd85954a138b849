/**
 * Seals short secrets before they are stored, with a key derived from the instance key for one use
 * alone. What is sealed for one place does not open in another.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Context } from "./context.ts";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "v1.";

/** Where a secret belongs: `use` separates keys, `owner` ties it to one record. */
export type SealPlace = { use: string; owner: string };

type Keys = Pick<Context, "instanceKey" | "random">;

/** AES-256-GCM: nonce, text and tag in base64. */
export function sealSecret(ctx: Keys, place: SealPlace, secret: string): string {
  const nonce = ctx.random.bytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(ctx, place.use), nonce);
  cipher.setAAD(Buffer.from(place.owner));
  const sealed = Buffer.concat([nonce, cipher.update(secret, "utf8"), cipher.final()]);
  return VERSION + Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64");
}

/** Undefined when it was sealed with another instance key or for another place, or was changed. */
export function openSecret(ctx: Keys, place: SealPlace, sealed: string): string | undefined {
  if (!sealed.startsWith(VERSION)) return undefined;
  const bytes = Buffer.from(sealed.slice(VERSION.length), "base64");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const key = deriveKey(ctx, place.use);
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(place.owner));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function deriveKey({ instanceKey }: Keys, use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", instanceKey, new Uint8Array(), use, KEY_BYTES));
}
