/** Credits and members of an account; and for operators, the accounts themselves. */
import * as v from "valibot";
import { emailKeyOf } from "../../../lib/email-key.ts";
import { PLANS } from "../../../lib/plans.ts";
import { HEX_COLOUR } from "../../../lib/readable-ink.ts";
import { boundedText } from "../../../lib/text.ts";
import {
  createAccount,
  findBrand,
  getAccount,
  grantBonus,
  LOGO_BYTES_MAX,
  newAccountSchema,
  resumeAccount,
  searchAccounts,
  setBrand,
  setPlan,
  suspendAccount,
} from "../../accounts/room.ts";
import { getUsage, listCreditEntries } from "../../credits/room.ts";
import { describeJobs } from "../../generation/room.ts";
import {
  invite,
  listInvitations,
  listMembers,
  personEmail,
  removeMember,
  revokeInvitation,
  roleSchema,
  setMemberRole,
} from "../../people/room.ts";
import { searchSites, toSite } from "../../sites/room.ts";
import { FieldsRefused } from "./answer.ts";
import { idText } from "./id-text.ts";
import { pageEntries, searchText } from "./paging.ts";
import { accountProcedure, operatorAccountProcedure, operatorProcedure } from "./procedure.ts";

const changes = true;
const userId = idText("a person's");
const SITES_SHOWN = 200;
const BONUS = "must be a whole number from 1 to 1000000";

/** As base64, which is a third longer. */
const logoText = v.pipe(
  v.string("must be a picture in base64"),
  v.maxLength(
    Math.ceil((LOGO_BYTES_MAX * 4) / 3) + 4,
    `must have at most ${LOGO_BYTES_MAX / 1024} KB`,
  ),
  v.transform((text) => new Uint8Array(Buffer.from(text, "base64"))),
);
const brandSchema = v.object({
  name: boundedText(60),
  colour: v.nullable(
    v.pipe(v.string("must be a colour"), v.regex(HEX_COLOUR, "must be a colour like #12474f")),
  ),
  logo: v.optional(v.nullable(logoText)),
});

export const creditProcedures = {
  "credits.get": accountProcedure(
    "owner",
    { input: pageEntries },
    async (ctx, { input: { limit, skip }, account }) => {
      const usage = await getUsage(ctx, account, ctx.config.planCredits[account.plan]);
      const { entries, total } = await listCreditEntries(ctx, account.id, { limit, skip });
      const subjects = await describeJobs(
        ctx,
        entries.flatMap(({ jobId }) => jobId ?? []),
      );
      const told = entries.map((entry) => ({
        ...entry,
        job: subjects.get(entry.jobId ?? "") ?? null,
      }));
      return { usage, plan: account.plan, entries: told, total };
    },
  ),
};

export const memberProcedures = {
  "members.list": accountProcedure("owner", {}, async (ctx, { account, caller }) => {
    const members = await listMembers(ctx, account.id);
    const items = members.map((one) => ({ ...one, isYou: one.userId === caller.user.id }));
    const invitations = await listInvitations(ctx, account.id);
    return { items, total: items.length, invitations };
  }),

  /** The link is shown once, and handed on by whoever invites. */
  "members.invite": accountProcedure(
    "owner",
    { input: { email: personEmail(), role: roleSchema }, changes },
    async (ctx, { input: { email, role }, account }) => {
      const key = emailKeyOf(email);
      const members = await listMembers(ctx, account.id);
      if (members.some((member) => emailKeyOf(member.email) === key))
        throw new FieldsRefused("`email` is a member's already.", {
          email: "This person is a member already; change their role instead.",
        });
      return invite(ctx, { email, account: { id: account.id, role } });
    },
  ),

  "members.revoke": accountProcedure(
    "owner",
    { input: { invitationId: idText("an invitation's") }, changes },
    async (ctx, { input, account }) => {
      await revokeInvitation(ctx, account.id, input.invitationId);
      return {};
    },
  ),

  "members.setRole": accountProcedure(
    "owner",
    { input: { userId, role: roleSchema }, changes },
    async (ctx, { input, account }) => {
      await setMemberRole(ctx, account.id, input.userId, input.role);
      return {};
    },
  ),

  "members.remove": accountProcedure(
    "owner",
    { input: { userId }, changes },
    async (ctx, { input, account }) => {
      await removeMember(ctx, account.id, input.userId);
      return {};
    },
  ),
};

export const accountProcedures = {
  "accounts.list": operatorProcedure({ input: { q: searchText(), ...pageEntries } }, (ctx, call) =>
    searchAccounts(ctx, call.input),
  ),

  "accounts.create": operatorProcedure(
    { input: newAccountSchema.entries, changes },
    async (ctx, { input }) => ({ account: await createAccount(ctx, input) }),
  ),

  "accounts.get": operatorAccountProcedure({}, async (ctx, { account: { id } }) => {
    const search = { accountIds: [id], limit: SITES_SHOWN, skip: 0 };
    const [account, brand, members, { rows, total }] = await Promise.all([
      getAccount(ctx, id),
      findBrand(ctx, id),
      listMembers(ctx, id),
      searchSites(ctx, search),
    ]);
    const shown = { account, brand: brand ?? null, members };
    return { ...shown, sites: rows.map((row) => toSite(ctx, row)), siteCount: total };
  }),

  "accounts.plan": operatorAccountProcedure(
    { input: { plan: v.picklist(PLANS, `must be one of ${PLANS.join(", ")}`) }, changes },
    async (ctx, { input, account }) => ({ account: await setPlan(ctx, account.id, input.plan) }),
  ),

  "accounts.bonus": operatorAccountProcedure(
    {
      input: {
        amount: v.pipe(
          v.number(BONUS),
          v.integer(BONUS),
          v.minValue(1, BONUS),
          v.maxValue(1_000_000, BONUS),
        ),
      },
      changes,
    },
    async (ctx, { input, account }) => ({
      account: await grantBonus(ctx, account.id, input.amount),
    }),
  ),

  /** Null takes the account's own name, colour and logo away; a logo that is left out stays. */
  "accounts.brand": operatorAccountProcedure(
    { input: { brand: v.nullable(brandSchema) }, changes },
    async (ctx, { input: { brand }, account }) => {
      await setBrand(ctx, account.id, brand);
      return { brand: (await findBrand(ctx, account.id)) ?? null };
    },
  ),

  "accounts.suspend": operatorAccountProcedure({ changes }, async (ctx, { account }) => ({
    account: await suspendAccount(ctx, account.id),
  })),

  "accounts.resume": operatorAccountProcedure({ changes }, async (ctx, { account }) => ({
    account: await resumeAccount(ctx, account.id),
  })),
};
