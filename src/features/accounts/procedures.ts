/** What commands do with accounts and their keys. */
import * as v from "valibot";
import { type CommandProcedures, procedure } from "../../http/procedure.ts";
import { PLANS } from "../../lib/plans.ts";
import { boundedText } from "../../lib/text.ts";
import { createKey, listKeys, revokeKey, rotateKey } from "./keys.ts";
import { newAccountSchema, SCOPES } from "./model.ts";
import {
  createAccount,
  getAccount,
  grantBonus,
  listAccounts,
  resumeAccount,
  setPlan,
  suspendAccount,
} from "./service.ts";

const byId = v.object({ id: v.string() });
const byAccount = v.object({ account: v.string() });

export const accountCommands: CommandProcedures = {
  "account.create": procedure(newAccountSchema, createAccount),
  "account.list": (ctx) => listAccounts(ctx),
  "account.show": procedure(byId, (ctx, { id }) => getAccount(ctx, id)),
  "account.plan": procedure(
    v.object({ id: v.string(), plan: v.picklist(PLANS, `must be one of ${PLANS.join(", ")}`) }),
    (ctx, { id, plan }) => setPlan(ctx, id, plan),
  ),
  "account.bonus": procedure(
    v.object({
      id: v.string(),
      amount: v.pipe(
        v.number("must be a whole number from 1 to 1000000"),
        v.integer("must be a whole number from 1 to 1000000"),
        v.minValue(1, "must be a whole number from 1 to 1000000"),
        v.maxValue(1_000_000, "must be a whole number from 1 to 1000000"),
      ),
    }),
    (ctx, { id, amount }) => grantBonus(ctx, id, amount),
  ),
  "account.suspend": procedure(byId, (ctx, { id }) => suspendAccount(ctx, id)),
  "account.resume": procedure(byId, (ctx, { id }) => resumeAccount(ctx, id)),
};

export const keyCommands: CommandProcedures = {
  "key.create": procedure(
    v.object({
      account: v.string(),
      label: v.optional(boundedText(200)),
      scope: v.picklist(SCOPES, `must be one of ${SCOPES.join(", ")}`),
      expiresInMs: v.optional(v.number()),
    }),
    (ctx, { account, ...rest }) => createKey(ctx, { accountId: account, ...rest }),
  ),
  "key.list": procedure(byAccount, (ctx, { account }) => listKeys(ctx, account)),
  "key.revoke": procedure(byId, (ctx, { id }) => revokeKey(ctx, id)),
  "key.rotate": procedure(v.object({ id: v.string(), overlapMs: v.number() }), (ctx, input) =>
    rotateKey(ctx, input.id, input.overlapMs),
  ),
};
