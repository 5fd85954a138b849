/** What people change about themselves. */
import * as v from "valibot";
import { boundedText } from "../../../lib/text.ts";
import {
  changePassword,
  confirmSecondFactor,
  endSession,
  finishPasskey,
  givenPassword,
  listPasskeys,
  listSessions,
  newPassword,
  notificationsOf,
  passkeyResponse,
  personName,
  removePasskey,
  removeSecondFactorStatements,
  renameUser,
  requirePassword,
  setNotifications,
  startPasskey,
  startSecondFactor,
  toUser,
} from "../../people/room.ts";
import { aboutField } from "./answer.ts";
import { idText } from "./id-text.ts";
import { personProcedure } from "./procedure.ts";

const changes = true;

export const youProcedures = {
  "you.get": personProcedure({}, async (ctx, { caller: { user, session } }) => ({
    user: toUser(user),
    sessions: (await listSessions(ctx, user.id)).map((one) => ({
      ...one,
      isThis: one.id === session.id,
    })),
    passkeys: await listPasskeys(ctx, user.id),
    notifications: notificationsOf(user),
  })),

  "you.save": personProcedure(
    { input: { name: personName() }, changes },
    async (ctx, { input, caller }) => ({ user: await renameUser(ctx, caller.user.id, input.name) }),
  ),

  "you.password": personProcedure(
    { input: { current: givenPassword(), password: newPassword() }, changes },
    async (ctx, { input, caller, visitor }) => {
      const { clientAddress } = visitor;
      const who = { userId: caller.user.id, sessionId: caller.session.id, clientAddress };
      await aboutField("current", changePassword(ctx, who, input));
      return {};
    },
  ),

  "you.secondFactorStart": personProcedure({ changes }, (ctx, { caller }) =>
    startSecondFactor(ctx, caller.user.id),
  ),

  "you.secondFactorConfirm": personProcedure(
    {
      input: { code: v.pipe(v.string("must be a string"), v.regex(/^\d{6}$/, "must be 6 digits")) },
      changes,
    },
    async (ctx, { input, caller }) => ({
      recoveryCodes: await aboutField("code", confirmSecondFactor(ctx, caller.user.id, input.code)),
    }),
  ),

  "you.secondFactorRemove": personProcedure(
    { input: { password: givenPassword() }, changes },
    async (ctx, { input, caller: { user }, visitor }) => {
      await aboutField(
        "password",
        requirePassword(ctx, user, input.password, visitor.clientAddress),
      );
      await ctx.db.write(removeSecondFactorStatements(ctx, user.id));
      return {};
    },
  ),

  "you.passkeyStart": personProcedure({}, async (ctx, { caller, visitor }) => ({
    options: await startPasskey(ctx, caller.user.id, visitor),
  })),

  "you.passkeyFinish": personProcedure(
    { input: { response: passkeyResponse, label: boundedText(100) }, changes },
    async (ctx, { input, caller, visitor }) => ({
      passkey: await finishPasskey(ctx, caller.user.id, visitor, input),
    }),
  ),

  "you.passkeyRemove": personProcedure(
    { input: { id: idText("a passkey's") }, changes },
    async (ctx, { input, caller }) => {
      await removePasskey(ctx, caller.user.id, input.id);
      return {};
    },
  ),

  "you.endSession": personProcedure(
    { input: { id: idText("a session's") }, changes },
    async (ctx, { input, caller }) => {
      await endSession(ctx, caller.user.id, input.id);
      return {};
    },
  ),

  "you.notifications": personProcedure(
    {
      input: {
        leads: v.optional(
          v.picklist(["each", "daily", "never"], "must be one of each, daily, never"),
        ),
        weekly: v.optional(v.boolean("must be true or false")),
        notes: v.optional(v.boolean("must be true or false")),
      },
      changes,
    },
    (ctx, { input, caller }) => setNotifications(ctx, caller.user.id, input),
  ),
};
