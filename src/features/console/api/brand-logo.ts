/** Logos of accounts, for the sign-in, the console and mails: public, at an address that changes with them. */
import { notFound } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { readLogo } from "../../accounts/room.ts";
import type { ConsoleRequest } from "./mount.ts";

/** `/console/api/brand-logo/{accountId}/{hash}` */
export async function answerLogo(
  ctx: Context,
  { request, path }: Pick<ConsoleRequest, "request" | "path">,
): Promise<Response> {
  const [, , , , accountId = "", hash = ""] = path.split("/");
  const logo = await readLogo(ctx, accountId, hash);
  if (logo === undefined) throw notFound("file");
  return new Response(request.method === "HEAD" ? null : logo.bytes, {
    headers: {
      "content-type": logo.type,
      "content-security-policy": "default-src 'none'; sandbox",
      // Mail programs show it from wherever they are.
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
