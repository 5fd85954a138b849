/**
 * The status that a page of the console is answered with: 404 for what does not exist or is another
 * account's, 403 for what the person's role does not include. Without a session it is 200: the page
 * itself leads to the sign-in, and tells nobody what exists.
 */
import { ApiError, ERRORS } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { isAtLeast } from "../../people/room.ts";
import { findCaller, findSubject, type SignedInCaller } from "../api/caller.ts";
import { readSessionCookie } from "../api/cookie.ts";
import { type FoundView, findView, VIEW_ACCESS } from "../web/paths.ts";

export async function statusOf(ctx: Context, request: Request, path: string): Promise<number> {
  const found = findView(path);
  if (!found) return 404;
  const token = readSessionCookie(ctx, request.headers);
  if (token === undefined || VIEW_ACCESS[found.view].of === "anyone") return 200;
  const caller = await findCaller(ctx, token);
  if (!caller) return 200;
  try {
    return await statusFor(ctx, caller, found);
  } catch (error) {
    if (error instanceof ApiError) return ERRORS[error.code].status;
    throw error;
  }
}

async function statusFor(
  ctx: Context,
  caller: SignedInCaller,
  { view, params }: FoundView,
): Promise<number> {
  const access = VIEW_ACCESS[view];
  if (access.of === "instance") return caller.user.isOperator ? 200 : 403;
  if (access.of !== "site" && access.of !== "account") return 200;
  const { role } = await findSubject(ctx, caller, access.of, params);
  return isAtLeast(role, access.role) ? 200 : 403;
}
