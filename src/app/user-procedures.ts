/** What commands do with the people of the console. */
import * as v from "valibot";
import {
  createReset,
  invite,
  listUsers,
  personEmail,
  removeUser,
  roleSchema,
  withAudit,
} from "../features/people/room.ts";
import { emailKeyOf } from "../lib/email-key.ts";
import { UsageError } from "../lib/errors.ts";
import type { Context } from "../platform/context.ts";
import { type Procedures, procedure } from "./procedures.ts";

const byEmail = v.object({ email: personEmail() });

export const userProcedures: Procedures = {
  "user.invite": procedure(
    v.object({
      email: personEmail(),
      account: v.optional(v.string()),
      role: v.optional(roleSchema),
      operator: v.optional(v.boolean(), false),
    }),
    (ctx, { email, account, role, operator }) => {
      if ((account === undefined) !== (role === undefined))
        throw new UsageError("Give --account and --role together: which account, and what there.");
      if (account === undefined && !operator)
        throw new UsageError("Give --account and --role, or --operator.");
      const place = account !== undefined && role !== undefined ? { id: account, role } : undefined;
      return invite(audited(ctx, "user.invite", email, account), {
        email,
        account: place,
        isOperator: operator,
      });
    },
  ),
  "user.list": (ctx) => listUsers(ctx),
  "user.reset": procedure(byEmail, (ctx, { email }) =>
    createReset(audited(ctx, "user.reset", email), email),
  ),
  "user.remove": procedure(byEmail, (ctx, { email }) =>
    removeUser(audited(ctx, "user.remove", email), email),
  ),
};

const audited = (ctx: Context, action: string, email: string, accountId?: string): Context =>
  withAudit(ctx, () => ({
    ...{ by: "command line", action, accountId },
    subjectKey: emailKeyOf(email),
  }));
