/** Edits on their way: in their order, one at a time, sent again when the line was dead, never called saved too soon. */
import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { openPageWorld } from "../../../../../test/fixtures/page-world.ts";
import type { OperationInput } from "../../../design/room.ts";
import type { DraftChanged } from "../../builder-model.ts";

const world = openPageWorld({ origin: "http://localhost:1" });
afterAll(() => world[Symbol.dispose]());
const { CallError } = await import("../call.ts");
const { createEditQueue } = await import("./edit-queue.ts");

const OFFLINE = new CallError("offline", 0, "Away.");
const REFUSED = new CallError("invalid_request", 400, "Too long.");
const CHANGED = {} as DraftChanged;
const edit = (value: string): OperationInput => ({
  op: "set-text",
  address: "/#hero/heading",
  value,
});

let told: string[] = [];
const nameOf = (mine: OperationInput | undefined) => (mine && "value" in mine ? mine.value : "-");
const openQueue = () =>
  createEditQueue({
    done: (_, mine) => void told.push(`done ${nameOf(mine)}`),
    failed: (error, mine) => void told.push(`failed ${nameOf(mine)}: ${(error as Error).message}`),
  });
beforeEach(() => {
  told = [];
});

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<DraftChanged>();
  const work = Object.assign(
    () => {
      work.turns += 1;
      return promise;
    },
    { turns: 0 },
  );
  return { work, finish: () => resolve(CHANGED), fail: (error: unknown) => reject(error) };
}
const turn = () => Bun.sleep(1);

describe("edits", () => {
  test("are sent one after the other, whatever they were made within", async () => {
    const queue = openQueue();
    const [one, two] = [held(), held()];
    const done = [queue.run(one.work, edit("one")), queue.run(two.work, edit("two"))];
    await turn();
    expect([one.work.turns, two.work.turns, queue.isEmpty]).toEqual([1, 0, false]);
    two.finish();
    await turn();
    expect(told).toEqual([]);
    one.finish();
    expect(await Promise.all(done)).toEqual([true, true]);
    expect([told, queue.isEmpty]).toEqual([["done one", "done two"], true]);
  });

  test("are saving until they are saved, with the next one behind them", async () => {
    const queue = openQueue();
    expect(queue.state.value.state).toBe("saved");
    const [one, two] = [held(), held()];
    const done = [queue.run(one.work), queue.run(two.work)];
    await turn();
    expect(queue.state.value.text).toBe("Saving…");
    one.finish();
    await turn();
    expect(queue.state.value.text).toBe("Saving…");
    two.finish();
    await Promise.all(done);
    expect(queue.state.value.text).toBe("Saved");
  });

  test("that are refused do not keep the next one", async () => {
    const queue = openQueue();
    const refused = queue.run(() => Promise.reject(REFUSED), edit("long"));
    const next = queue.run(() => Promise.resolve(CHANGED), edit("short"));
    expect([await refused, await next]).toEqual([false, true]);
    expect(told).toEqual(["failed long: Too long.", "done short"]);
    expect(queue.state.value.text).toBe("Saved");
  });

  test("say why they were not saved", async () => {
    const queue = openQueue();
    await queue.run(() => Promise.reject(REFUSED));
    expect(queue.state.value).toEqual({ state: "failed", text: "Not saved: Too long." });
    await queue.run(() => Promise.reject("thrown"));
    expect(queue.state.value.text).toBe("Not saved: Something went wrong. Try again.");
  });

  test("without an answer are sent again until there is one, before any later one", async () => {
    const queue = openQueue();
    let turns = 0;
    const lost = queue.run(() => {
      turns += 1;
      return turns < 3 ? Promise.reject(OFFLINE) : Promise.resolve(CHANGED);
    }, edit("lost"));
    const next = held();
    next.finish();
    const later = queue.run(next.work, edit("later"));
    for (let attempt = 1; attempt < 3; attempt += 1) {
      await turn();
      expect([turns, next.work.turns, queue.state.value.state]).toEqual([attempt, 0, "failed"]);
      expect(queue.state.value.text).toContain("keep this page open until it is saved");
      world.tell("online");
    }
    expect([await lost, await later]).toEqual([true, true]);
    expect([turns, told]).toEqual([3, ["done lost", "done later"]]);
  });

  test("whose listener throws are told as failed, and the queue goes on", async () => {
    const failures: unknown[] = [];
    const queue = createEditQueue({
      done() {
        throw new Error("the patch does not fit");
      },
      failed: (error) => void failures.push(error),
    });
    expect(await queue.run(() => Promise.resolve(CHANGED))).toBe(false);
    expect([failures.length, queue.isEmpty]).toEqual([1, true]);
    expect(queue.state.value.state).toBe("failed");
  });
});

describe("what ends a draft", () => {
  test("waits for every edit before it, and keeps every one after it", async () => {
    const queue = openQueue();
    const order: string[] = [];
    const [before, publishing] = [held(), held()];
    const first = queue.run(before.work, edit("before"));
    const end = queue.end(async () => {
      order.push("begun");
      await publishing.work();
      order.push("ended");
    });
    const after = queue.run(async () => {
      order.push("after");
      return CHANGED;
    });
    await turn();
    expect(order).toEqual([]);
    before.finish();
    await first;
    await turn();
    expect(order).toEqual(["begun"]);
    // What is under way is not called saved by what it waits for.
    publishing.finish();
    await Promise.all([end, after]);
    expect(order).toEqual(["begun", "ended", "after"]);
    expect(queue.state.value.text).toBe("Saved");
  });

  test("throws what it is refused with, says it, and lets the next edit through", async () => {
    const queue = openQueue();
    const end = queue.end(() => Promise.reject(REFUSED));
    const after = queue.run(() => Promise.resolve(CHANGED), edit("after"));
    expect(await end.catch((error) => error)).toBe(REFUSED);
    expect(await after).toBe(true);
    expect(told).toEqual(["failed -: Too long.", "done after"]);
  });

  test("is not tried again by itself on a dead line: nobody knows what became of it", async () => {
    const queue = openQueue();
    let turns = 0;
    const end = queue.end(() => {
      turns += 1;
      return Promise.reject(OFFLINE);
    });
    expect(await end.catch((error) => error)).toBe(OFFLINE);
    world.tell("online");
    await turn();
    expect([turns, queue.state.value.text]).toEqual([1, "Not saved: Away."]);
  });
});
