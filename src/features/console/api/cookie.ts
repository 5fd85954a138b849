/** The session's cookie: host-only, out of reach of scripts, and bound to https where there is https. */
import type { Context } from "../../../platform/context.ts";
import { SESSION_IDLE_MS, TOKEN } from "../../people/room.ts";

/** With this prefix browsers take the cookie from this host alone, over https, for all of it. */
const SECURE_NAME = "__Host-sitewright";
const PLAIN_NAME = "sitewright";
const HEADER_LENGTH_MAX = 16_384;

const isSecure = (ctx: Context): boolean => ctx.config.publicUrl.startsWith("https:");
const nameOf = (ctx: Context): string => (isSecure(ctx) ? SECURE_NAME : PLAIN_NAME);

export function readSessionCookie(ctx: Context, headers: Headers): string | undefined {
  const header = headers.get("cookie");
  if (header === null || header.length > HEADER_LENGTH_MAX) return undefined;
  const start = `${nameOf(ctx)}=`;
  for (const part of header.split(";")) {
    const pair = part.trim();
    const token = pair.startsWith(start) ? pair.slice(start.length) : "";
    if (TOKEN.test(token)) return token;
  }
  return undefined;
}

/** The header that signs in with a token, or out. */
export function sessionCookie(ctx: Context, token: string | undefined): string {
  const seconds = token === undefined ? 0 : SESSION_IDLE_MS / 1000;
  const secure = isSecure(ctx) ? "; Secure" : "";
  return `${nameOf(ctx)}=${token ?? ""}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
