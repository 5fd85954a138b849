/** API keys of an account: an owner makes and ends them; the key itself is shown once. */
import * as v from "valibot";
import { ApiError } from "../../../lib/errors.ts";
import { includesApi } from "../../../lib/plans.ts";
import { optionalText } from "../../../lib/text.ts";
import {
  type AccountRow,
  createKey,
  listKeys,
  requireKeyOf,
  revokeKey,
  rotateKey,
  SCOPES,
} from "../../accounts/room.ts";
import { idText } from "./id-text.ts";
import { accountProcedure } from "./procedure.ts";

const HOUR_MS = 60 * 60_000;
const HOURS = "must be a whole number of hours from 0 to 720";
const DAYS = "must be a whole number of days from 1 to 3650";

const whole = (min: number, max: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));

const keyId = idText("a key's");

/** What the API does not do on a plan is not sold by the console either. */
export function requireApiPlan({ plan }: AccountRow): void {
  if (!includesApi(plan))
    throw new ApiError("upgrade_required", "The API is part of the Pro and Agency plans.");
}

export const keyProcedures = {
  "keys.list": accountProcedure("owner", {}, async (ctx, { account }) => {
    const items = await listKeys(ctx, account.id);
    return { items: items.reverse(), total: items.length };
  }),

  "keys.create": accountProcedure(
    "owner",
    {
      input: {
        label: optionalText(200),
        scope: v.optional(v.picklist(SCOPES, `must be one of ${SCOPES.join(", ")}`), "full"),
        /** Without it the key does not expire. */
        expiresInDays: v.optional(v.nullable(whole(1, 3_650, DAYS))),
      },
      changes: true,
    },
    async (ctx, { input, account }) => {
      requireApiPlan(account);
      const { label, scope, expiresInDays } = input;
      const days = expiresInDays ?? undefined;
      const expiresInMs = days === undefined ? undefined : days * 24 * HOUR_MS;
      return { key: await createKey(ctx, { accountId: account.id, label, scope, expiresInMs }) };
    },
  ),

  "keys.revoke": accountProcedure(
    "owner",
    { input: { keyId }, changes: true },
    async (ctx, { input, account }) => {
      await requireKeyOf(ctx, account.id, input.keyId);
      return { key: await revokeKey(ctx, input.keyId) };
    },
  ),

  "keys.rotate": accountProcedure(
    "owner",
    { input: { keyId, overlapHours: v.optional(whole(0, 720, HOURS), 24) }, changes: true },
    async (ctx, { input, account }) => {
      await requireKeyOf(ctx, account.id, input.keyId);
      return { key: await rotateKey(ctx, input.keyId, input.overlapHours * HOUR_MS) };
    },
  ),
};
