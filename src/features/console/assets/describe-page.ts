/**
 * What a page of the console is answered with. Its status: 404 for what does not exist or is another
 * account's, and for a preview's link that is not good; 403 for what the person's role does not include.
 * Without a session it is 200 elsewhere: the page itself leads to the sign-in, and tells nobody what
 * exists. And what its script would ask for first, so that it need not wait for that.
 */
import * as v from "valibot";
import { ApiError, ERRORS } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { isAtLeast } from "../../people/room.ts";
import { findReviewLink } from "../../reviews/room.ts";
import { findCaller, findSubject, type SignedInCaller } from "../api/caller.ts";
import { readSessionCookie } from "../api/cookie.ts";
import { readBrand, readSessionState } from "../api/session-procedures.ts";
import { listSites, siteListSchema } from "../api/site-procedures.ts";
import { entranceTo } from "../web/entrance.ts";
import { type FirstAnswers, firstSites, questionOf } from "../web/first-answers.ts";
import { type FoundView, findView, VIEW_ACCESS, type ViewName } from "../web/paths.ts";
import { OWN_COLOUR } from "../web/shell/brand-style.ts";

export type DescribedPage = {
  readonly status: number;
  /** The view that is shown: the sign-in to whoever has to sign in first. */
  readonly view: ViewName | undefined;
  readonly isSignedIn: boolean;
  readonly answers: FirstAnswers;
  /** `#rrggbb`, of an account that has its own; undefined where the page shows none. */
  readonly brandColour: string | undefined;
};

export async function describePage(ctx: Context, request: Request): Promise<DescribedPage> {
  const url = new URL(request.url);
  const found = findView(url.pathname);
  const token = readSessionCookie(ctx, request.headers);
  const caller = await findCaller(ctx, token);
  const status = found ? await statusOf(ctx, caller, found) : 404;
  const state = await readSessionState(ctx, caller);
  const answers: Record<string, unknown> = { [questionOf("session.state", {})]: state };
  const entrance = entranceTo(url.pathname + url.search, state);
  const view = entrance === undefined ? found?.view : "signIn";
  const account = state.accounts.find(({ id }) => id === state.accountId);
  const page = { status, view, isSignedIn: caller !== undefined, answers };
  if (view === "signIn") {
    const brand = entrance === undefined ? await bringBrand(ctx, url, answers) : null;
    return { ...page, brandColour: brand ? (brand.colour ?? OWN_COLOUR) : undefined };
  }
  if (caller && view === "sites" && url.search === "") {
    const asked = firstSites();
    const input = v.parse(siteListSchema, asked.input);
    answers[asked.key] = await listSites(ctx, { input, caller });
  }
  return { ...page, brandColour: account?.brand?.colour ?? undefined };
}

/** What the sign-in looks like, where its address names an account. */
async function bringBrand(ctx: Context, url: URL, answers: Record<string, unknown>) {
  const accountId = url.searchParams.get("account");
  if (!accountId) return null;
  const answer = await readBrand(ctx, accountId);
  answers[questionOf("session.brand", { accountId })] = answer;
  return answer.brand;
}

async function statusOf(
  ctx: Context,
  caller: SignedInCaller | undefined,
  found: FoundView,
): Promise<number> {
  const isForAnyone = VIEW_ACCESS[found.view].of === "anyone";
  try {
    if (found.view === "review") await findReviewLink(ctx, found.params.token ?? "");
    return isForAnyone || !caller ? 200 : await statusFor(ctx, caller, found);
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
