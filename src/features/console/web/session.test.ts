/** Who one is, what one may do, and what is said of what was done. */
import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { openPageWorld } from "../../../../test/fixtures/page-world.ts";
import type { Role, SessionState } from "./api-types.ts";

const world = openPageWorld({ origin: "http://localhost:1" });
afterAll(() => world[Symbol.dispose]());
const { currentAccount, currentRole, isAtLeast, may, session } = await import("./session.ts");
const { attempt, problem, said, say } = await import("./notices.ts");
const { pauseBeforeRetry } = await import("./retry.ts");
const { CallError, isConnected } = await import("./call.ts");
const { bringAnswers, isSame, questionOf, takeAnswer } = await import("./first-answers.ts");
const { describeTarget } = await import("./audit-words.ts");

const ROLES: readonly Role[] = ["viewer", "editor", "owner", "operator"];
const account = (id: string, role: Role) => ({ id, role, name: id, plan: "pro", brand: null });
const signedIn = (of: { isOperator?: boolean; accountId?: string | null; accounts?: unknown[] }) =>
  ({
    ...{ user: { id: "usr_1", isOperator: of.isOperator ?? false }, setUp: true },
    ...{ accountId: of.accountId ?? null, accounts: of.accounts ?? [] },
  }) as unknown as SessionState;

describe("a role", () => {
  test("includes all below it, and none above", () => {
    for (const [at, role] of ROLES.entries())
      for (const [wantedAt, wanted] of ROLES.entries())
        expect([role, wanted, isAtLeast(role, wanted)]).toEqual([role, wanted, at >= wantedAt]);
  });

  test("is the one in the account that one looks at", () => {
    const accounts = [account("acc_1", "owner"), account("acc_2", "viewer")];
    session.value = signedIn({ accountId: "acc_2", accounts });
    expect([currentAccount.value?.id, currentRole.value, may("editor")]).toEqual([
      ...["acc_2", "viewer"],
      false,
    ]);
    session.value = signedIn({ accountId: "acc_1", accounts });
    expect([currentRole.value, may("owner"), may("operator")]).toEqual(["owner", true, false]);
  });

  test("of an operator is an operator's, also in an account that is not in the list", () => {
    session.value = signedIn({ isOperator: true, accountId: "acc_9" });
    expect([currentRole.value, currentAccount.value]).toEqual(["operator", undefined]);
  });

  test("of nobody, and in no account, is the least", () => {
    for (const state of [undefined, signedIn({}), signedIn({ accountId: "acc_9" })]) {
      session.value = state;
      expect([currentRole.value, may("editor")]).toEqual(["viewer", false]);
    }
  });
});

describe("what was asked for by a button", () => {
  beforeEach(() => {
    problem.value = "";
    said.value = { text: "", count: 0 };
  });

  test("is said when it is done, and not before", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const going = attempt(() => promise, "Done.");
    expect(said.value.text).toBe("");
    resolve();
    expect([await going, said.value.text, problem.value]).toEqual([true, "Done.", ""]);
  });

  test("is told when it went wrong, until the next attempt", async () => {
    const fail = () => Promise.reject(new CallError("conflict", 409, "Somebody was faster."));
    expect(await attempt(fail, "Done.")).toBe(false);
    expect([problem.value, said.value.text]).toEqual(["Somebody was faster.", ""]);
    await attempt(() => Promise.resolve());
    expect([problem.value, said.value.text]).toEqual(["", ""]);
  });

  test("twice with the same words is said twice", () => {
    say("Saved.");
    const first = said.value;
    say("Saved.");
    expect([said.value.text, said.value.count]).toEqual(["Saved.", first.count + 1]);
  });
});

describe("a pause before the service is asked again", () => {
  /** Whether it ended by what was done; its own time is half a second at least. */
  async function endsBy(work: () => void, attempt = 5): Promise<boolean> {
    let isOver = false;
    const pause = pauseBeforeRetry(attempt).then(() => {
      isOver = true;
    });
    work();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    const wasOver = isOver;
    world.tell("online");
    await pause;
    return wasOver;
  }

  test("ends when the browser is online, and when another request has found the service", async () => {
    expect(await endsBy(() => world.tell("online"))).toBe(true);
    isConnected.value = false;
    const found = await endsBy(() => {
      isConnected.value = true;
    });
    expect(found).toBe(true);
  });

  test("ends when somebody looks at the page again, and not when they look away", async () => {
    const look = (state: "visible" | "hidden") => () => {
      Object.assign(document, { visibilityState: state });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    expect(await endsBy(look("hidden"))).toBe(false);
    expect(await endsBy(look("visible"))).toBe(true);
  });

  test("does not end by what nobody has waited for", async () => {
    isConnected.value = true;
    expect(await endsBy(() => undefined)).toBe(false);
    expect(
      await endsBy(() => {
        isConnected.value = false;
      }),
    ).toBe(false);
    isConnected.value = true;
  });

  test("ends by itself", async () => {
    await pauseBeforeRetry(0);
  });
});

test("what a page has brought along is taken once, by the very question", () => {
  bringAnswers({ [questionOf("sites.list", { limit: 50, skip: 0 })]: { total: 1 } });
  expect(takeAnswer(questionOf("sites.list", { limit: 50, skip: 50 }))).toBeUndefined();
  expect(takeAnswer(questionOf("sites.list", { limit: 50, skip: 0 }))).toEqual({ total: 1 });
  expect(takeAnswer(questionOf("sites.list", { limit: 50, skip: 0 }))).toBeUndefined();
  expect([isSame({ a: [1] }, { a: [1] }), isSame({ a: 1 }, { a: "1" })]).toEqual([true, false]);
});

test("what was done to what is told by the words for it, and by the id alone where there are none", () => {
  expect(describeTarget({ siteId: "site_1", leadId: "lead_1" })).toBe("site site_1, lead lead_1");
  expect([describeTarget({ odd: 7 }), describeTarget({})]).toEqual(["7", ""]);
});
