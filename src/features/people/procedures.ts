/** What commands do with the people of the console, and with what is known of a person. */
import * as v from "valibot";
import { type CommandProcedures, procedure } from "../../http/procedure.ts";
import { emailKeyOf } from "../../lib/email-key.ts";
import { UsageError } from "../../lib/errors.ts";
import { boundedText } from "../../lib/text.ts";
import type { Context } from "../../platform/context.ts";
import { withAudit } from "./audit-log.ts";
import { erasePerson, exportPerson } from "./every-room.ts";
import { createReset, invite } from "./links.ts";
import { personEmail, roleSchema } from "./model.ts";
import { listUsers, removeUser } from "./users.ts";

const byEmail = v.object({ email: personEmail() });

export const userProcedures: CommandProcedures = {
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

/**
 * Laxer than other inputs: forms are sent with whatever looks like an address. But all that a word stands
 * in would be erased with it.
 */
const somebody = v.pipe(
  boundedText(254),
  v.check(
    // "ann @ home" may stand in a form of before; a word alone stands in anything.
    (text) => /[^\s@]\s?@\s?[^\s@]/u.test(text),
    "must be an e-mail address, such as owner@example.com",
  ),
);

const person = v.object({ account: v.string(), email: somebody });

export const personProcedures: CommandProcedures = {
  "person.export": procedure(person, exportPerson),
  "person.erase": procedure(person, erasePerson),
};
