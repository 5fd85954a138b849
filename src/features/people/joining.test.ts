/** Links that let people in, and what becomes of roles: what holds whoever opens them at the same moment. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { ApiError } from "../../lib/errors.ts";
import { acceptLink, lookAtLink } from "./join.ts";
import { createReset, type Invitation, invite, listInvitations } from "./links.ts";
import { type Membership, ROLES, type Role } from "./model.ts";
import { eraseUser } from "./person.ts";
import { endSession, findSession, listSessions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import {
  findUser,
  listMembers,
  listMemberships,
  removeMember,
  removeUser,
  setMemberRole,
} from "./users.ts";

const PLACE = { clientAddress: "192.0.2.1", userAgent: "Firefox" };
const PASSWORD = "correct horse battery";
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let opened: TestContext;
beforeAll(async () => {
  opened = await openTestContext({
    environment: { SITEWRIGHT_LIMITS: "signin=1000000/1000000m" },
  });
});
afterAll(() => opened.close());

let people = 0;
function newAddress(): string {
  people += 1;
  return `person${people}@example.com`;
}

async function inviteTo(accountId: string, role: Role, email: string): Promise<string> {
  return makeLink({ email, account: { id: accountId, role } });
}
const makeLink = async (invitation: Invitation): Promise<string> =>
  tokenOf((await invite(opened.ctx, invitation)).link);
const tokenOf = (link: string): string => link.slice(link.lastIndexOf("/") + 1);

const accept = (token: string, password = PASSWORD) =>
  acceptLink(opened.ctx, { token, name: "Eva", password }, PLACE);

/** Somebody who is a member of the account. */
async function join(accountId: string, role: Role, email = newAddress()) {
  const { user } = await accept(await inviteTo(accountId, role, email));
  return { email, id: user.id };
}

const rolesIn = async (accountId: string): Promise<Role[]> =>
  (await listMembers(opened.ctx, accountId)).map(({ role }) => role);

/** The codes with which calls were refused; anything but a refusal is thrown. */
function refusalsOf(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) => {
    if (result.status === "fulfilled") return [];
    if (result.reason instanceof ApiError) return [result.reason.code];
    throw result.reason;
  });
}

describe("an invitation", () => {
  test("is good for 24 hours to the millisecond, and once", async () => {
    const accountId = await opened.createAccount();
    const late = await inviteTo(accountId, "editor", newAddress());
    const inTime = await inviteTo(accountId, "viewer", newAddress());
    opened.clock.advance(DAY_MS - 1);
    expect(await lookAtLink(opened.ctx, inTime)).toMatchObject({ kind: "invitation", accountId });
    await accept(inTime);
    await expect(accept(inTime)).rejects.toMatchObject({ code: "invalid_request" });
    opened.clock.advance(1);
    await expect(accept(late)).rejects.toMatchObject({ code: "invalid_request" });
    expect(await rolesIn(accountId)).toEqual(["viewer"]);
  });

  test("that is opened many times at once lets one in and tells the others that it is over", async () => {
    const accountId = await opened.createAccount();
    const token = await inviteTo(accountId, "editor", newAddress());
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => accept(token)));
    expect(refusalsOf(results)).toEqual(Array(3).fill("invalid_request"));
    expect(await rolesIn(accountId)).toEqual(["editor"]);
  });

  test("two of one new person accepted at the same moment fail for neither without saying why", async () => {
    const email = newAddress();
    const accounts = [await opened.createAccount(), await opened.createAccount()];
    const tokens = await Promise.all(accounts.map((id) => inviteTo(id, "editor", email)));
    const results = await Promise.allSettled(tokens.map((token) => accept(token)));
    expect(refusalsOf(results)).toEqual([]);
    const user = await findUser(opened.ctx, email);
    const memberships = await listMemberships(opened.ctx, user?.id ?? "");
    expect(memberships.map(({ accountId }) => accountId).sort()).toEqual(accounts.sort());
  });

  test("to a lesser role leaves the account with its only owner", async () => {
    const accountId = await opened.createAccount();
    const owner = await join(accountId, "owner");
    await accept(await inviteTo(accountId, "viewer", owner.email));
    expect(await rolesIn(accountId)).toEqual(["owner"]);
  });

  test("to a lesser role is taken where somebody else owns the account", async () => {
    const accountId = await opened.createAccount();
    await join(accountId, "owner");
    const other = await join(accountId, "owner");
    await accept(await inviteTo(accountId, "viewer", other.email));
    expect(await rolesIn(accountId)).toEqual(["owner", "viewer"]);
    await accept(await inviteTo(accountId, "editor", other.email));
    expect(await rolesIn(accountId)).toEqual(["owner", "editor"]);
  });

  test("takes the place of an earlier one to the same account alone, in any spelling of the address", async () => {
    const email = newAddress();
    const [one, other] = [await opened.createAccount(), await opened.createAccount()];
    const first = await inviteTo(one, "editor", email);
    const elsewhere = await inviteTo(other, "editor", email);
    const second = await inviteTo(one, "viewer", ` ${email.toUpperCase()}`);
    await expect(lookAtLink(opened.ctx, first)).rejects.toMatchObject({ code: "invalid_request" });
    expect(await lookAtLink(opened.ctx, elsewhere)).toMatchObject({ accountId: other });
    expect(await lookAtLink(opened.ctx, second)).toMatchObject({ accountId: one });
    expect(await listInvitations(opened.ctx, one)).toHaveLength(1);
  });

  test("gives a known person nothing without the password they have", async () => {
    const accountId = await opened.createAccount();
    const { email, id } = await join(await opened.createAccount(), "owner");
    const token = await inviteTo(accountId, "owner", email);
    await expect(accept(token, "another long password")).rejects.toMatchObject({
      code: "invalid_request",
    });
    expect(await rolesIn(accountId)).toEqual([]);
    await accept(token);
    const [member] = await listMembers(opened.ctx, accountId);
    expect(member).toMatchObject({ userId: id, role: "owner" });
  });

  test("is not ended by another account that erases the person", async () => {
    const [one, other] = [await opened.createAccount(), await opened.createAccount()];
    const { email } = await join(one, "editor");
    const token = await inviteTo(other, "editor", email);
    await eraseUser(opened.ctx, one, email);
    expect(await findUser(opened.ctx, email)).toBeUndefined();
    await accept(token);
    expect(await rolesIn(other)).toEqual(["editor"]);
  });

  test("is ended when the person is removed from the instance", async () => {
    const accountId = await opened.createAccount();
    const { email } = await join(await opened.createAccount(), "editor");
    const token = await inviteTo(accountId, "owner", email);
    await removeUser(opened.ctx, email);
    await expect(accept(token)).rejects.toMatchObject({ code: "invalid_request" });
  });
});

describe("who was only invited", () => {
  test("is removed by their address: the invitation ends, and no other does", async () => {
    const [accountId, other] = [await opened.createAccount(), await opened.createAccount()];
    const token = await inviteTo(accountId, "editor", "only.invited@example.com");
    const kept = await inviteTo(other, "editor", "somebody.else@example.com");
    expect(await removeUser(opened.ctx, "Only.Invited@example.com")).toEqual({
      ...{ email: "Only.Invited@example.com", invitations: 1 },
    });
    await expect(accept(token)).rejects.toMatchObject({ code: "invalid_request" });
    expect(await listInvitations(opened.ctx, accountId)).toEqual([]);
    await accept(kept);
    const again = removeUser(opened.ctx, "only.invited@example.com");
    await expect(again).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a reset", () => {
  test("ends all sessions and the reset before it, and the old password", async () => {
    const { email, id } = await join(await opened.createAccount(), "owner");
    const before = await signIn(opened.ctx, { email, password: PASSWORD }, PLACE);
    const first = tokenOf((await createReset(opened.ctx, email)).link);
    const second = tokenOf((await createReset(opened.ctx, email)).link);
    await expect(accept(first, "a new long password")).rejects.toMatchObject({
      code: "invalid_request",
    });
    const { token } = await accept(second, "a new long password");
    expect(await listSessions(opened.ctx, id)).toHaveLength(1);
    expect(await findSession(opened.ctx, token ?? "")).toBeDefined();
    if ("token" in before)
      expect(await findSession(opened.ctx, before.token ?? "")).toBeUndefined();
    await expect(signIn(opened.ctx, { email, password: PASSWORD }, PLACE)).rejects.toMatchObject({
      code: "invalid_request",
    });
  });

  test("of somebody who was removed meanwhile makes nobody", async () => {
    const { email } = await join(await opened.createAccount(), "owner");
    const token = tokenOf((await createReset(opened.ctx, email)).link);
    await removeUser(opened.ctx, email);
    await expect(accept(token)).rejects.toMatchObject({ code: "invalid_request" });
    expect(await findUser(opened.ctx, email)).toBeUndefined();
  });
});

describe("owners", () => {
  test("who demote or remove each other at the same moment leave one behind", async () => {
    const accountId = await opened.createAccount();
    const [a, b] = [await join(accountId, "owner"), await join(accountId, "owner")];
    const results = await Promise.allSettled([
      setMemberRole(opened.ctx, accountId, b.id, "viewer"),
      removeMember(opened.ctx, accountId, a.id),
    ]);
    expect(refusalsOf(results)).toEqual(["invalid_request"]);
    expect((await rolesIn(accountId)).filter((role) => role === "owner")).toHaveLength(1);
  });

  test("an account never loses its last one, whatever is asked of its members at once", async () => {
    const accountId = await opened.createAccount();
    const members: { id: string }[] = [];
    for (let count = 0; count < 3; count += 1) members.push(await join(accountId, "owner"));
    const change = fc.tuple(fc.nat(2), fc.constantFrom(...ROLES));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 5 }), (rounds) =>
        applyRounds(accountId, members, rounds),
      ),
      { numRuns: 25 },
    );
  });

  async function applyRounds(
    accountId: string,
    members: readonly { id: string }[],
    rounds: readonly (readonly [number, Role][])[],
  ): Promise<void> {
    for (const round of rounds) {
      const results = await Promise.allSettled(
        round.map(([index, role]) =>
          setMemberRole(opened.ctx, accountId, members[index]?.id ?? "", role),
        ),
      );
      for (const code of refusalsOf(results)) expect(code).toBe("invalid_request");
      expect(await rolesIn(accountId)).toContain("owner");
    }
  }

  test("another account's member is nobody here", async () => {
    const [one, other] = [await opened.createAccount(), await opened.createAccount()];
    await join(one, "owner");
    const stranger = await join(other, "editor");
    const results = await Promise.allSettled([
      setMemberRole(opened.ctx, one, stranger.id, "viewer"),
      removeMember(opened.ctx, one, stranger.id),
    ]);
    expect(refusalsOf(results)).toEqual(["not_found", "not_found"]);
    const kept: Membership[] = await listMemberships(opened.ctx, stranger.id);
    expect(kept).toEqual([{ accountId: other, role: "editor" }]);
  });
});

describe("a session", () => {
  test("ends 30 days after the last visit, and each visit begins them anew", async () => {
    const { email, id } = await join(await opened.createAccount(), "owner");
    const signedIn = await signIn(opened.ctx, { email, password: PASSWORD }, PLACE);
    const token = "token" in signedIn ? (signedIn.token ?? "") : "";
    opened.clock.advance(30 * DAY_MS - 1);
    expect(await findSession(opened.ctx, token)).toBeDefined();
    opened.clock.advance(30 * DAY_MS - 1);
    expect(await findSession(opened.ctx, token)).toBeDefined();
    opened.clock.advance(30 * DAY_MS);
    expect(await findSession(opened.ctx, token)).toBeUndefined();
    expect(await listSessions(opened.ctx, id)).toEqual([]);
  });

  test("is ended by whose it is, and looks missing to anybody else", async () => {
    const accountId = await opened.createAccount();
    const [mine, other] = [await join(accountId, "owner"), await join(accountId, "editor")];
    const [session] = await listSessions(opened.ctx, mine.id);
    const id = session?.id ?? "";
    await expect(endSession(opened.ctx, other.id, id)).rejects.toMatchObject({ code: "not_found" });
    await endSession(opened.ctx, mine.id, id);
    expect(await listSessions(opened.ctx, mine.id)).toEqual([]);
  });
});

describe("a person", () => {
  test("signs in with any spelling of the address, and the password from any keyboard", async () => {
    const accountId = await opened.createAccount();
    const token = await inviteTo(accountId, "owner", "Zoë@example.com");
    await accept(token, "brûlée für Zoë".normalize("NFD"));
    for (const email of ["zoë@EXAMPLE.com", "Zoë@example.com".normalize("NFD"), " ZOË@example.com"])
      expect(
        await signIn(opened.ctx, { email, password: "brûlée für Zoë".normalize("NFC") }, PLACE),
      ).toMatchObject({ user: { email: "Zoë@example.com" } });
  });
});
