/** Claiming an empty instance, and accepting invitations and resets. */
import * as v from "valibot";
import { findBrand } from "../../accounts/room.ts";
import {
  acceptClaim,
  acceptLink,
  findGoodLink,
  lookAtLink,
  newPassword,
  personEmail,
  personName,
  tokenText,
} from "../../people/room.ts";
import { openProcedure } from "./procedure.ts";

const byToken = { input: { token: tokenText() } };

export const joinProcedures = {
  "claim.look": openProcedure(byToken, async (ctx, { input }) => {
    await findGoodLink(ctx, input.token, ["claim"]);
    return { ok: true };
  }),

  "claim.accept": openProcedure(
    {
      input: {
        token: tokenText(),
        name: personName(),
        email: personEmail(),
        password: newPassword(),
      },
    },
    async (ctx, { input, visitor }) => {
      const { user, token } = await acceptClaim(ctx, input, visitor);
      visitor.setCookie(token);
      return { user };
    },
  ),

  "join.look": openProcedure(byToken, async (ctx, { input }) => {
    const { accountId, ...joining } = await lookAtLink(ctx, input.token);
    const brand = accountId === null ? undefined : await findBrand(ctx, accountId);
    return { ...joining, brand: brand ?? null };
  }),

  /** Without `signedIn` there is a second factor, and one signs in with it. */
  "join.accept": openProcedure(
    { input: { token: tokenText(), name: v.optional(personName()), password: newPassword() } },
    async (ctx, { input, visitor }) => {
      const { user, token } = await acceptLink(ctx, input, visitor);
      if (token !== undefined) visitor.setCookie(token);
      return { user, signedIn: token !== undefined };
    },
  ),
};
