/** Random secrets of links and cookies, which are stored only as hashes. */
import type { Context } from "../../platform/context.ts";

const TOKEN_BYTES = 32;

/** A new token, base64url, and what is stored in its place. */
export function createToken(ctx: Context): { token: string; hash: string } {
  const token = Buffer.from(ctx.random.bytes(TOKEN_BYTES)).toString("base64url");
  return { token, hash: hashToken(token) };
}

/** Hex. A token is random, so that no salt and no slow hash is needed. */
export const hashToken = (token: string): string => Bun.SHA256.hash(token, "hex");
