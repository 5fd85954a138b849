/** Work on what strangers wrote, in processes of their own: bounded, ended, and begun anew only where it may be. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { DESCRIBE } from "../src/features/events/programs.ts";
import { endIsolatedWork, runIsolated } from "../src/platform/isolated-work/isolated-work.ts";
import {
  defineIsolatedKind,
  type IsolatedKind,
  IsolatedWorkFailed,
} from "../src/platform/isolated-work/kind.ts";
import { openTestContext, type TestContext } from "./fixtures/context.ts";
import { until } from "./fixtures/server-process.ts";

type Described = { html: string; plain: string };

const KIND = DESCRIBE as IsolatedKind<string, Described>;
/** No process is started and answers within it. */
const HASTY = defineIsolatedKind<string, Described>({ ...KIND, name: KIND.name, wallMsMax: 1 });
const isLinux = process.platform === "linux";

let opened: TestContext;
beforeEach(async () => {
  opened = await openTestContext();
});
afterEach(async () => {
  endIsolatedWork(opened.ctx);
  await opened.close();
});

const order = (input: string, more: { owner?: string; signal?: AbortSignal } = {}) =>
  runIsolated(opened.ctx, KIND, { owner: "acc_1", input, ...more });

/** What an order came to: its text, or why there is none. */
const outcomeOf = (work: Promise<Described>): Promise<string> =>
  work.then(
    ({ plain }) => plain,
    (error: unknown) =>
      error instanceof IsolatedWorkFailed ? `failed: ${error.reason}` : `threw: ${error}`,
  );

/** Processes that this one has started and that still run. */
function listWorkers(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
        const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        const command = readFileSync(`/proc/${pid}/cmdline`, "latin1");
        const isOurs = Number(parent) === process.pid && command.includes("isolated-work");
        return isOurs && state !== "Z";
      } catch {
        return false;
      }
    });
}

describe("an order", () => {
  test("is answered with what its program makes, whoever gives it and however many at once", async () => {
    const texts = ["one", "two", "three"];
    const owners = ["acc_1", "acc_2"];
    const made = await Promise.all(
      texts.flatMap((text) => owners.map((owner) => order(`**${text}**`, { owner }))),
    );
    expect(made.map(({ plain }) => plain)).toEqual(texts.flatMap((text) => [text, text]));
    for (const { html } of made) expect(html).toContain("<strong>");
  });

  test.skipIf(!isLinux)("takes the process of the one before, and no second", async () => {
    await order("one");
    const [first, ...others] = listWorkers();
    expect(others).toEqual([]);
    await order("two");
    expect(listWorkers()).toEqual(first === undefined ? [-1] : [first]);
  });

  test("that no program does fails, and tells nothing of what was given", async () => {
    const unknown = defineIsolatedKind<string, Described>({ ...KIND, name: "nobody.does" });
    const failed = await runIsolated(opened.ctx, unknown, { owner: "a", input: "my secret" }).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(IsolatedWorkFailed);
    expect(String(failed)).not.toContain("secret");
    expect(await outcomeOf(order("after it"))).toBe("after it");
  });

  test("that takes too long is ended, and those behind it are answered", async () => {
    const late = runIsolated(opened.ctx, HASTY, { owner: "acc_1", input: "late" });
    const next = order("next");
    expect(await outcomeOf(late)).toBe("failed: time");
    expect(await outcomeOf(next)).toBe("next");
  });

  test("that nobody waits for any more ends with the reason, also before its turn", async () => {
    const [before, during] = [new AbortController(), new AbortController()];
    before.abort(new Error("not wanted"));
    expect(await outcomeOf(order("a", { signal: before.signal }))).toBe("threw: Error: not wanted");
    const given = order("b", { signal: during.signal });
    during.abort(new Error("given up"));
    expect(await outcomeOf(given)).toBe("threw: Error: given up");
    expect(await outcomeOf(order("c"))).toBe("c");
  });
});

describe.skipIf(!isLinux)("a process", () => {
  test("that the system ended while it rested costs no order", async () => {
    await order("one");
    for (const pid of listWorkers()) process.kill(pid, "SIGKILL");
    expect(await outcomeOf(order("two"))).toBe("two");
  });

  test("that the system ended at its work is followed by one that does it", async () => {
    await order("one");
    const given = order("at its work");
    for (const pid of listWorkers()) process.kill(pid, "SIGKILL");
    expect(await outcomeOf(given)).toBe("at its work");
  });

  test("is gone once all are ended, at rest or at work, and none is begun anew", async () => {
    await order("one");
    endIsolatedWork(opened.ctx);
    await until("none is left", async () => listWorkers().length === 0);
    await order("two");
    const given = outcomeOf(order("three"));
    // Its order is on its way to the process that rested.
    await Promise.resolve();
    endIsolatedWork(opened.ctx);
    expect(await given).toBe("failed: broken");
    await until("none is left", async () => listWorkers().length === 0);
  });

  test("sees none of the service's settings", async () => {
    process.env.SITEWRIGHT_INSTANCE_KEY = "not for strangers";
    try {
      await order("one");
      for (const pid of listWorkers())
        expect(readFileSync(`/proc/${pid}/environ`, "latin1")).not.toContain("strangers");
    } finally {
      delete process.env.SITEWRIGHT_INSTANCE_KEY;
    }
  });
});
