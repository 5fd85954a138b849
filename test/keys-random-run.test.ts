/**
 * Whatever an operator does to accounts and keys, and whatever is asked meanwhile: the next call is answered
 * by what is so then, in the contract's order, and not by what was remembered.
 */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKey, listKeys, revokeKey, rotateKey } from "../src/features/accounts/keys.ts";
import type { Scope } from "../src/features/accounts/model.ts";
import {
  createAccount,
  resumeAccount,
  setPlan,
  suspendAccount,
} from "../src/features/accounts/service.ts";
import { PLANS, type Plan } from "../src/lib/plans.ts";
import { startTestService, TestClock, type TestService } from "./harness.ts";

const HOUR_MS = 3_600_000;
const ROUNDS = 60;

type ModelAccount = { id: string; plan: Plan; isSuspended: boolean };
type ModelKey = {
  id: string;
  key: string;
  account: ModelAccount;
  scope: Scope;
  isRevoked: boolean;
  expiresAt: number;
};

let service: TestService;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "sitewright-keys-"));
});
afterEach(async () => {
  await service.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The same numbers for the same seed, from 0 up to `below`. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

class World {
  readonly #next: (below: number) => number;
  readonly accounts: ModelAccount[] = [];
  readonly keys: ModelKey[] = [];

  constructor(seed: number) {
    this.#next = numbersOf(seed);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.#next(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }

  async addAccount(): Promise<void> {
    const plan = this.pick(PLANS);
    const { id } = await createAccount(service.ctx, { name: "A", email: "a@a.test", plan });
    this.accounts.push({ id, plan, isSuspended: false });
  }

  async addKey(): Promise<void> {
    const account = this.pick(this.accounts);
    const scope = this.pick(["full", "full", "read", "build"] as const);
    const hours = this.pick([0, 0, 1, 5, 50]);
    const expiresInMs = hours === 0 ? undefined : hours * HOUR_MS;
    const made = await createKey(service.ctx, { accountId: account.id, scope, expiresInMs });
    this.#note(made, account, scope);
  }

  #note(
    { id, key, expiresAt }: { id: string; key: string; expiresAt: number | null },
    account: ModelAccount,
    scope: Scope,
  ): void {
    const ends = expiresAt ?? Number.POSITIVE_INFINITY;
    this.keys.push({ ...{ id, key, account, scope }, isRevoked: false, expiresAt: ends });
  }

  isGood(key: ModelKey): boolean {
    return !key.isRevoked && key.expiresAt > service.clock.now();
  }

  async rotate(): Promise<void> {
    const old = this.pick(this.keys);
    const overlapMs = this.pick([0, HOUR_MS, 30 * HOUR_MS]);
    const wasGood = this.isGood(old);
    const made = await rotateKey(service.ctx, old.id, overlapMs).catch(() => undefined);
    expect(made !== undefined).toBe(wasGood);
    if (made === undefined) return;
    this.#note(made, old.account, old.scope);
    old.expiresAt = Math.min(old.expiresAt, service.clock.now() + overlapMs);
  }

  async act(): Promise<void> {
    const { ctx, clock } = service;
    const account = this.pick(this.accounts);
    switch (this.pick(["key", "key", "rotate", "revoke", "plan", "plan", "stop", "go", "time"])) {
      case "key":
        return this.addKey();
      case "rotate":
        return this.rotate();
      case "revoke": {
        const key = this.pick(this.keys);
        await revokeKey(ctx, key.id);
        key.isRevoked = true;
        return;
      }
      case "plan":
        account.plan = this.pick(PLANS);
        return void (await setPlan(ctx, account.id, account.plan));
      case "stop":
        account.isSuspended = true;
        return void (await suspendAccount(ctx, account.id));
      case "go":
        account.isSuspended = false;
        return void (await resumeAccount(ctx, account.id));
      default:
        clock.advance(this.pick([1, 3, 20]) * HOUR_MS);
    }
  }

  /** What the contract says of a call, up to the gate's end; 0 where it is let in. */
  refusalOf({ account, ...key }: ModelKey): number {
    if (!this.isGood({ account, ...key })) return 401;
    if (account.isSuspended) return 403;
    return account.plan === "pro" || account.plan === "agency" ? 0 : 402;
  }

  /** Calls of all kinds with every key. */
  async check(): Promise<void> {
    for (const key of this.keys) {
      const refusal = this.refusalOf(key);
      const me = await service.call(key.key, "GET", "/me");
      expect([key.id, me.status]).toEqual([key.id, refusal || 200]);
      if (refusal === 0)
        expect(me.body.account).toMatchObject({ id: key.account.id, plan: key.account.plan });
      const created = await service.call(key.key, "POST", "/sites", { body: {} });
      const changed = await service.call(key.key, "DELETE", "/jobs/job_none");
      expect([key.id, created.status, changed.status]).toEqual([
        ...[key.id, refusal || (key.scope === "read" ? 403 : 400)],
        refusal || (key.scope === "full" ? 404 : 403),
      ]);
    }
    for (const { id } of this.accounts) {
      const listed = await listKeys(service.ctx, id);
      const ours = this.keys.filter(({ account }) => account.id === id);
      expect(listed.map((one) => one.id).sort()).toEqual(ours.map((one) => one.id).sort());
      for (const { key } of ours) expect(JSON.stringify(listed)).not.toContain(key.slice(8));
    }
  }

  /** While something is done, others call: nothing that they are told stays remembered. */
  async actUnderCalls(): Promise<void> {
    const callers = Array.from({ length: 6 }, () => this.pick(this.keys));
    const calls = callers.map(({ key }) => service.call(key, "GET", "/me"));
    await this.act();
    for (const { status } of await Promise.all(calls))
      expect([200, 401, 402, 403]).toContain(status);
  }
}

test.each([1, 2, 3])(
  "a call is answered by what is so (%i)",
  async (seed) => {
    const clock = new TestClock();
    service = await startTestService({ directory, clock });
    const world = new World(seed);
    for (let made = 0; made < 3; made += 1) await world.addAccount();
    for (let made = 0; made < 4; made += 1) await world.addKey();
    for (let round = 0; round < ROUNDS; round += 1) {
      await world.actUnderCalls();
      await world.check();
      if (round % 25 !== 24) continue;
      await service.stop();
      service = await startTestService({ directory, clock });
      await world.check();
    }
  },
  120_000,
);
