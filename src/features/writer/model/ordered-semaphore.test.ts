/** Places on the wire: never more than there are, in the order of asking, and none is ever lost. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { OrderedSemaphore } from "./ordered-semaphore.ts";

const never = new AbortController().signal;

/** A call that lasts until it is ended. */
function openCall() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, end: resolve, fail: reject };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("a place", () => {
  test("that becomes free is for whoever waits longest, and not for who asks in that moment", async () => {
    const places = new OrderedSemaphore(1);
    const order: string[] = [];
    const first = openCall();
    const job = async (name: string, calls: number, until: Promise<void>) => {
      for (let call = 1; call <= calls; call += 1)
        await places.within(never, async () => {
          order.push(`${name}${call}`);
          if (call === 1) await until;
        });
    };
    const jobs = [
      job("a", 3, first.promise),
      job("b", 3, Promise.resolve()),
      job("c", 3, Promise.resolve()),
    ];
    await settle();
    first.end();
    await Promise.all(jobs);
    expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]);
  });

  test("of a call that failed is free again", async () => {
    const places = new OrderedSemaphore(1);
    const failing = places.within(never, () => Promise.reject(new Error("away")));
    const next = places.within(never, async () => "answered");
    await expect(failing).rejects.toThrow("away");
    expect(await next).toBe("answered");
  });

  test("is not waited for by who was cancelled before", async () => {
    const places = new OrderedSemaphore(1);
    let calls = 0;
    const work = places.within(AbortSignal.abort(new Error("over")), async () => {
      calls += 1;
    });
    await expect(work).rejects.toThrow("over");
    expect(calls).toBe(0);
    expect(await places.within(never, async () => "free")).toBe("free");
  });

  test("that is given to somebody who is cancelled in the same moment goes to the next", async () => {
    const places = new OrderedSemaphore(1);
    const held = openCall();
    const holding = places.within(never, () => held.promise);
    const cancelled = new AbortController();
    let calls = 0;
    const second = places.within(cancelled.signal, async () => {
      calls += 1;
    });
    const third = places.within(never, async () => "third");
    const outcome = second.then(
      () => "done",
      (error: Error) => error.message,
    );
    held.end();
    await holding;
    cancelled.abort(new Error("cancelled"));
    // Whichever was first, the place is not lost.
    expect(["done", "cancelled"]).toContain(await outcome);
    expect(await third).toBe("third");
    expect(calls).toBeLessThan(2);
  });
});

test("whoever asks, ends, fails and is cancelled in whatever order, no place is lost and none is doubled", async () => {
  const acts = fc.array(
    fc.record({ act: fc.constantFrom("ask", "end", "fail", "cancel"), which: fc.nat(20) }),
    { maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), acts, async (count, list) => {
      const places = new OrderedSemaphore(count);
      let running = 0;
      let most = 0;
      const calls: {
        call: ReturnType<typeof openCall>;
        cancel: AbortController;
        over: Promise<unknown>;
      }[] = [];
      const ask = () => {
        const call = openCall();
        const cancel = new AbortController();
        const over = places.within(cancel.signal, async () => {
          running += 1;
          most = Math.max(most, running);
          try {
            await call.promise;
          } finally {
            running -= 1;
          }
        });
        calls.push({ call, cancel, over: over.catch(() => undefined) });
        call.promise.catch(() => undefined);
      };
      for (const { act, which } of list) {
        const one = calls[which % Math.max(1, calls.length)];
        if (act === "ask") ask();
        else if (act === "end") one?.call.end();
        else if (act === "fail") one?.call.fail(new Error("away"));
        else one?.cancel.abort(new Error("cancelled"));
        if (which % 3 === 0) await settle();
        expect(running).toBeLessThanOrEqual(count);
      }
      for (const { call } of calls) call.end();
      await Promise.all(calls.map(({ over }) => over));
      // All of them are free again, at once.
      const held = openCall();
      const all = Array.from({ length: count }, () => places.within(never, () => held.promise));
      let isExtra = false;
      const extra = places.within(never, async () => {
        isExtra = true;
      });
      await settle();
      expect([running, most <= count, isExtra]).toEqual([0, true, false]);
      held.end();
      await Promise.all([...all, extra]);
    }),
    { numRuns: 60 },
  );
});
