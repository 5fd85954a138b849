/** Who is signed in, signing in and out, and which account one works in. */
import * as v from "valibot";
import { notFound } from "../../../lib/errors.ts";
import type { Plan } from "../../../lib/plans.ts";
import { buildFacts } from "../../../platform/build-facts.ts";
import type { Context } from "../../../platform/context.ts";
import { type Brand, findAccounts, findBrand, listBrands } from "../../accounts/room.ts";
import {
  chooseAccount,
  endSession,
  finishPasskeySignIn,
  givenPassword,
  hasPeople,
  passkeyResponse,
  personEmail,
  type Role,
  signIn,
  startPasskeySignIn,
  toUser,
  type User,
} from "../../people/room.ts";
import { currentAccountId, findSubject, type SignedInCaller, visibleAccounts } from "./caller.ts";
import { idText } from "./id-text.ts";
import { openProcedure, personProcedure } from "./procedure.ts";

/** Accounts that an operator can switch to; others are found in their list. */
const SWITCHABLE_MAX = 500;

export type SwitchableAccount = {
  id: string;
  name: string;
  role: Role;
  plan: Plan;
  brand: Brand | null;
};

export type SessionState = {
  user: User | null;
  accounts: SwitchableAccount[];
  accountId: string | null;
  version: string;
  /** Null: the composer writes. */
  model: { name: string } | null;
  /** Whether a mail server is configured; without one mail waits. */
  mail: boolean;
  /** False until the first person has claimed the instance. */
  setUp: boolean;
};

export async function readSessionState(
  ctx: Context,
  caller: SignedInCaller | undefined,
): Promise<SessionState> {
  const accountId = caller && (await currentAccountId(ctx, caller));
  return {
    user: caller ? toUser(caller.user) : null,
    accounts: caller ? await listAccounts(ctx, caller, accountId) : [],
    accountId: accountId ?? null,
    version: buildFacts.version,
    model: ctx.config.model === undefined ? null : { name: ctx.config.model.model },
    mail: ctx.config.mail.server !== undefined,
    setUp: caller !== undefined || (await hasPeople(ctx)),
  };
}

/** Of very many an operator gets some, and always the one that they work in. */
async function listAccounts(
  ctx: Context,
  caller: SignedInCaller,
  currentId: string | undefined,
): Promise<SwitchableAccount[]> {
  const ids = visibleAccounts(caller);
  const listed = await findAccounts(ctx, ids ? { ids } : { countMax: SWITCHABLE_MAX });
  const isListed = currentId === undefined || listed.some(({ id }) => id === currentId);
  const rows = isListed ? listed : listed.concat(await findAccounts(ctx, { ids: [currentId] }));
  const brands = await listBrands(
    ctx,
    rows.map(({ id }) => id),
  );
  const roles = new Map(caller.memberships.map(({ accountId, role }) => [accountId, role]));
  return rows.map(({ id, name, plan }) => {
    const role = caller.user.isOperator ? "owner" : (roles.get(id) ?? "viewer");
    return { id, name, role, plan, brand: brands.get(id) ?? null };
  });
}

export const readBrand = async (
  ctx: Context,
  accountId: string,
): Promise<{ brand: Brand | null }> => ({ brand: (await findBrand(ctx, accountId)) ?? null });

export const sessionProcedures = {
  "session.state": openProcedure({}, async (ctx, { caller, visitor }) => {
    if (caller) visitor.keepCookie();
    return readSessionState(ctx, caller);
  }),

  /** What the sign-in of an account's people looks like; the same for one that is not there. */
  "session.brand": openProcedure(
    { input: { accountId: idText("an account's") } },
    (ctx, { input }) => readBrand(ctx, input.accountId),
  ),

  "session.signIn": openProcedure(
    {
      input: {
        email: personEmail(),
        password: givenPassword(),
        code: v.optional(v.pipe(v.string("must be a string"), v.maxLength(40, "must be a code"))),
      },
    },
    async (ctx, { input, visitor }): Promise<{ user: User } | { needs: "code" }> => {
      const result = await signIn(ctx, input, visitor);
      if ("needs" in result) return result;
      visitor.setCookie(result.token);
      return { user: result.user };
    },
  ),

  "session.passkeyStart": openProcedure({}, async (ctx, { visitor }) => ({
    options: await startPasskeySignIn(ctx, visitor),
  })),

  "session.passkeyFinish": openProcedure(
    { input: { response: passkeyResponse } },
    async (ctx, { input, visitor }) => {
      const { user, token } = await finishPasskeySignIn(ctx, visitor, input.response, visitor);
      visitor.setCookie(token);
      return { user };
    },
  ),

  "session.signOut": openProcedure({}, async (ctx, { caller, visitor }) => {
    if (caller) await endSession(ctx, caller.user.id, caller.session.id);
    visitor.setCookie(undefined);
    return {};
  }),

  "session.switchAccount": personProcedure(
    { input: { accountId: idText("an account's") } },
    async (ctx, { input, caller }) => {
      const { account } = await findSubject(ctx, caller, "account", input);
      if (account.id !== input.accountId) throw notFound("account");
      await chooseAccount(ctx, caller.session.id, account.id);
      return { accountId: account.id };
    },
  ),
};
