/** Whatever people of two accounts do in whatever order: who may what stays as it was said. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { ApiError } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { acceptLink } from "./join.ts";
import { createReset, invite, listInvitations, revokeInvitation } from "./links.ts";
import { ROLES, type Role } from "./model.ts";
import { eraseUser } from "./person.ts";
import { findSession, listSessions } from "./sessions.ts";
import { changePassword, signIn } from "./sign-in.ts";
import { memberships, sessions, signInLinks, users } from "./table.ts";
import {
  findUser,
  listMembers,
  listMemberships,
  removeMember,
  removeUser,
  setMemberRole,
} from "./users.ts";

let opened: TestContext;
let ctx: Context;
const accounts: string[] = [];
beforeAll(async () => {
  opened = await openTestContext({ environment: { SITEWRIGHT_LIMITS: "signin=100000/100000m" } });
  ({ ctx } = opened);
  accounts.push(await opened.createAccount(), await opened.createAccount());
});
afterAll(() => opened.close());

const PEOPLE = ["ada@example.com", "ben@example.com", "eva@example.com"];
const SPELLINGS = [(email: string) => email, (email: string) => email.toUpperCase()];
const place = { clientAddress: "192.0.2.1", userAgent: "Firefox" };

/** What is known outside: links that were handed on, passwords, the tokens of cookies. */
type Known = { links: string[]; passwords: Map<string, string>; tokens: Map<string, string> };

const step = fc.record({
  kind: fc.nat(9),
  who: fc.nat(2),
  other: fc.nat(2),
  account: fc.nat(1),
  role: fc.constantFrom(...ROLES),
  spelling: fc.nat(1),
});
type Step = {
  kind: number;
  who: number;
  other: number;
  account: number;
  role: Role;
  spelling: number;
};

async function take(known: Known, one: Step): Promise<void> {
  const { links, passwords, tokens } = known;
  const key = PEOPLE[one.who] ?? "";
  const email = SPELLINGS[one.spelling]?.(key) ?? key;
  const accountId = accounts[one.account] ?? "";
  const userId = (await findUser(ctx, email))?.id ?? "usr_none";
  if (one.kind === 0)
    links.push((await invite(ctx, { email, account: { id: accountId, role: one.role } })).link);
  else if (one.kind === 1) links.push((await createReset(ctx, email)).link);
  else if (one.kind === 2 || one.kind === 3) {
    const link = links[one.other % Math.max(1, links.length)] ?? "none";
    const token = link.slice(link.lastIndexOf("/") + 1);
    const password = passwords.get(key) ?? `password of ${key}`;
    const { user, token: cookie } = await acceptLink(ctx, { token, name: "N", password }, place);
    passwords.set(user.email.toLowerCase(), password);
    tokens.set(user.email.toLowerCase(), cookie ?? "");
  } else if (one.kind === 4) await setMemberRole(ctx, accountId, userId, one.role);
  else if (one.kind === 5) await removeMember(ctx, accountId, userId);
  else if (one.kind === 6) {
    const session = await findSession(ctx, tokens.get(key) ?? "none");
    const who = { userId, sessionId: session?.session.id ?? "", clientAddress: "192.0.2.1" };
    const password = `password ${one.other} of ${key}`;
    await changePassword(ctx, who, { current: passwords.get(key) ?? "none", password });
    passwords.set(key, password);
    expect((await listSessions(ctx, userId)).length).toBeLessThanOrEqual(1);
  } else if (one.kind === 7) await removeUser(ctx, email);
  else if (one.kind === 8) await eraseUser(ctx, accountId, email);
  else {
    const [invitation] = await listInvitations(ctx, accountId);
    await revokeInvitation(ctx, accountId, invitation?.id ?? "lnk_none");
  }
}

async function checkAll(known: Known): Promise<void> {
  const [everybody, everySession, every, links] = await Promise.all([
    ctx.db.orm.select().from(users),
    ctx.db.orm.select().from(sessions),
    ctx.db.orm.select().from(memberships),
    ctx.db.orm.select().from(signInLinks),
  ]);
  const ids = new Set(everybody.map(({ id }) => id));
  for (const { userId } of [...everySession, ...every]) expect(ids.has(userId)).toBe(true);
  const open = links.filter(({ usedAt }) => usedAt === null);
  const places = open.map((link) => `${link.kind} ${link.emailKey} ${link.accountId}`);
  expect(new Set(places).size).toBe(places.length);
  for (const user of everybody) {
    const password = known.passwords.get(user.email.toLowerCase()) ?? "";
    expect(await signIn(ctx, { email: user.email, password }, place)).toHaveProperty("token");
  }
}

/** Who is an owner where, and where there is one at all. */
const ownersOf = async (accountId: string) =>
  (await listMembers(ctx, accountId)).filter(({ role }) => role === "owner").length;

test("an account keeps an owner, links are good once, and passwords open what they should", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      for (const email of PEOPLE) if (await findUser(ctx, email)) await removeUser(ctx, email);
      await ctx.db.write([ctx.db.orm.delete(signInLinks)]);
      const known: Known = { links: [], passwords: new Map(), tokens: new Map() };
      for (const one of steps) {
        opened.clock.advance(1_000);
        const before = await Promise.all(accounts.map(ownersOf));
        const wasUsed = await ctx.db.orm.select().from(signInLinks);
        await take(known, one).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        });
        // Only operators take an account's last owner away.
        if (one.kind < 7)
          for (const [at, accountId] of accounts.entries())
            if ((before[at] ?? 0) > 0) expect(await ownersOf(accountId)).toBeGreaterThan(0);
        const now = await ctx.db.orm.select().from(signInLinks);
        for (const { id, usedAt } of wasUsed)
          if (usedAt !== null)
            expect(now.find((link) => link.id === id)?.usedAt ?? usedAt).toBe(usedAt);
      }
      await checkAll(known);
      for (const email of PEOPLE) {
        const user = await findUser(ctx, email);
        if (user) expect((await listMemberships(ctx, user.id)).length).toBeLessThanOrEqual(2);
      }
    }),
    { numRuns: 20 },
  );
}, 60_000);
