import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../test/fixtures/context.ts";
import { ApiError } from "../lib/errors.ts";
import { requireThat } from "./database/statements.ts";
import {
  answerOnce,
  IDEMPOTENCY_KEPT_MS,
  type IdempotentCall,
  pruneAnswersTask,
} from "./idempotency.ts";
import { instanceSettings } from "./instance-table.ts";
import { RoomStates } from "./room-state.ts";

let house: TestContext;
beforeAll(async () => {
  house = await openTestContext();
});
afterAll(() => house.close());

let calls = 0;
/** A call with a key of its own, so that tests do not meet. */
const newCall = (changes: Partial<IdempotentCall> = {}): IdempotentCall => {
  calls += 1;
  return { accountId: "acc_1", operation: "act", key: `k${calls}`, bodyHash: "a", ...changes };
};

/** Acts by storing a row under a new name, which it answers; `acted` holds the names. */
function actor() {
  const acted: string[] = [];
  const act: Parameters<typeof answerOnce>[2] = async (record) => {
    const name = house.ctx.ids.create("msg");
    const answer = { status: 201, body: JSON.stringify({ name }) };
    await house.ctx.db.write([
      ...record(answer),
      house.ctx.db.orm.insert(instanceSettings).values({ name, value: "" }),
    ]);
    acted.push(name);
    return answer;
  };
  return { acted, act };
}

const refusal = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  );

describe("a call with an Idempotency-Key", () => {
  test("acts once, and the same call gets the first answer again", async () => {
    const { acted, act } = actor();
    const call = newCall();
    const first = await answerOnce(house.ctx, call, act);
    const second = await answerOnce(house.ctx, call, act);
    expect(first.isReplay).toBe(false);
    expect(second).toEqual({ ...first, isReplay: true });
    expect(acted).toHaveLength(1);
  });

  test("is refused with another body, and acts for another account or operation", async () => {
    const { acted, act } = actor();
    const call = newCall();
    await answerOnce(house.ctx, call, act);
    const other = answerOnce(house.ctx, { ...call, bodyHash: "b" }, act);
    expect(await refusal(other)).toBe("invalid_request");
    await answerOnce(house.ctx, { ...call, accountId: "acc_2" }, act);
    await answerOnce(house.ctx, { ...call, operation: "other" }, act);
    expect(acted).toHaveLength(3);
  });

  test("a hundred at once act once, and all get the same answer", async () => {
    const { acted, act } = actor();
    const call = newCall();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => answerOnce(house.ctx, call, act)),
    );
    expect(acted).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
  });

  test("two instances on one database act once", async () => {
    const { acted, act } = actor();
    const call = newCall();
    const otherInstance = { ...house.ctx, states: new RoomStates() };
    const answers = await Promise.all([
      answerOnce(house.ctx, call, act),
      answerOnce(otherInstance, call, act),
    ]);
    expect(acted).toHaveLength(1);
    expect(answers.map(({ isReplay }) => isReplay)).toEqual([false, true]);
    expect(answers[0]?.body).toBe(answers[1]?.body ?? "");
  });

  test("that failed is not stored: the next one acts, also of those that waited", async () => {
    const { acted, act } = actor();
    const call = newCall();
    let failures = 0;
    const failTwice: typeof act = async (record) => {
      failures += 1;
      if (failures <= 2) throw new ApiError("quota_exceeded", "No credits left.");
      return act(record);
    };
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => refusal(answerOnce(house.ctx, call, failTwice))),
    );
    expect(outcomes).toEqual([
      ...["quota_exceeded", "quota_exceeded"],
      ...[undefined, undefined, undefined],
    ]);
    expect(acted).toHaveLength(1);
  });

  test("whose effect is refused inside the transaction leaves no answer behind", async () => {
    const { acted, act } = actor();
    const call = newCall();
    const refused = answerOnce(house.ctx, call, async (record) => {
      const answer = { status: 201, body: "{}" };
      await house.ctx.db.write([...record(answer), requireThat("never", sql`0`)]);
      return answer;
    });
    expect(await refusal(refused)).toMatchObject({ label: "never" });
    expect((await answerOnce(house.ctx, call, act)).isReplay).toBe(false);
    expect(acted).toHaveLength(1);
  });

  test("is remembered for 24 hours and not a moment longer, pruned or not", async () => {
    const { acted, act } = actor();
    const call = newCall();
    await answerOnce(house.ctx, call, act);
    house.clock.advance(IDEMPOTENCY_KEPT_MS - 1);
    expect((await answerOnce(house.ctx, call, act)).isReplay).toBe(true);
    house.clock.advance(1);
    expect((await answerOnce(house.ctx, { ...call, bodyHash: "b" }, act)).isReplay).toBe(false);
    expect(acted).toHaveLength(2);
  });

  test("is forgotten by pruning once its time is over, and not before", async () => {
    const { act } = actor();
    await answerOnce(house.ctx, newCall(), act);
    house.clock.advance(IDEMPOTENCY_KEPT_MS - 1);
    await answerOnce(house.ctx, newCall(), act);
    house.clock.advance(1);
    const count = async () =>
      (await house.ctx.db.client.execute("select key from idempotency_records")).rows.length;
    expect(await count()).toBeGreaterThan(1);
    expect(await pruneAnswersTask(house.ctx).run(new AbortController().signal)).toBe(false);
    expect(await count()).toBe(1);
  });
});
