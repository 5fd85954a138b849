/**
 * The order of checks on a bearer call, over every combination of key, account, plan, scope and call:
 * what is answered, and whether the call got as far as the key's bucket, which its headers tell.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import {
  createKey,
  resumeAccount,
  revokeKey,
  setPlan,
  suspendAccount,
} from "../src/features/accounts/room.ts";
import { PLANS, type Plan } from "../src/lib/plans.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const KEYS = ["good", "expired", "revoked", "never made"] as const;
const SCOPES = ["full", "read", "build"] as const;
type KeyState = (typeof KEYS)[number];
type Scope = (typeof SCOPES)[number];

type Call = {
  method: string;
  path: string;
  body?: unknown;
  /** Whether such an operation exists, and which scopes may call it. */
  scopes?: readonly Scope[];
  /** What it comes to when nothing stands in the way. */
  outcome: string;
};

const ALL: readonly Scope[] = SCOPES;
const CALLS: Call[] = [
  { method: "GET", path: "/me", scopes: ALL, outcome: "200" },
  { method: "HEAD", path: "/me", scopes: ALL, outcome: "200" },
  { method: "GET", path: "/jobs?limit=0", scopes: ALL, outcome: "invalid_request" },
  { method: "GET", path: "/sites/site_none", scopes: ALL, outcome: "not_found" },
  {
    method: "GET",
    path: "/sites/site_none/leads?limit=x",
    scopes: ALL,
    outcome: "invalid_request",
  },
  { method: "GET", path: "/none", outcome: "not_found" },
  { method: "POST", path: "/me", body: {}, outcome: "not_found" },
  { method: "OPTIONS", path: "/me", outcome: "not_found" },
  {
    method: "POST",
    path: "/sites",
    body: {},
    scopes: ["full", "build"],
    outcome: "invalid_request",
  },
  {
    ...{ method: "POST", path: "/sites/site_none/events" },
    ...{ body: { title: "x", startsAt: 0 }, scopes: ["full", "build"], outcome: "not_found" },
  },
  {
    ...{ method: "POST", path: "/sites/site_none/revisions" },
    ...{ body: { instruction: "x" }, scopes: ["full"], outcome: "not_found" },
  },
  { method: "DELETE", path: "/jobs/job_none", scopes: ["full"], outcome: "not_found" },
  { method: "POST", path: "/sites/site_none/publish", scopes: ["full"], outcome: "not_found" },
];

let service: TestService;
let owner: TestAccount;
const keys = new Map<string, string>();

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  for (const scope of SCOPES) {
    const make = (expiresInMs?: number) =>
      createKey(service.ctx, { accountId: owner.id, scope, expiresInMs });
    keys.set(`good ${scope}`, (await make()).key);
    keys.set(`expired ${scope}`, (await make(1)).key);
    const revoked = await make();
    await revokeKey(service.ctx, revoked.id);
    keys.set(`revoked ${scope}`, revoked.key);
    keys.set(`never made ${scope}`, owner.key.replace(/.{46}$/, "0".repeat(46)));
  }
  service.clock.advance(1);
});
afterAll(() => service.close());

type Case = { key: KeyState; isSuspended: boolean; plan: Plan; scope: Scope; call: Call };

/** Decisions 3, from the top. */
function expectedOf({ key, isSuspended, plan, scope, call }: Case) {
  if (key !== "good") return { outcome: "unauthorized", isCounted: false };
  if (isSuspended) return { outcome: "forbidden", isCounted: false };
  if (plan === "free" || plan === "starter")
    return { outcome: "upgrade_required", isCounted: false };
  if (call.scopes === undefined) return { outcome: "not_found", isCounted: true };
  if (!call.scopes.includes(scope)) return { outcome: "forbidden", isCounted: true };
  return { outcome: call.outcome, isCounted: true };
}

const STATUSES: Record<string, number> = {
  ...{ unauthorized: 401, forbidden: 403, upgrade_required: 402 },
  ...{ not_found: 404, invalid_request: 400, "200": 200 },
};

test.each(PLANS.flatMap((plan) => [[plan, false] as const, [plan, true] as const]))(
  "on plan %s, suspended: %p",
  async (plan, isSuspended) => {
    await setPlan(service.ctx, owner.id, plan);
    await (isSuspended ? suspendAccount : resumeAccount)(service.ctx, owner.id);
    for (const key of KEYS)
      for (const scope of SCOPES)
        for (const call of CALLS) {
          const { outcome, isCounted } = expectedOf({ key, isSuspended, plan, scope, call });
          const sent = keys.get(`${key} ${scope}`);
          const answer = await service.call(sent, call.method, call.path, { body: call.body });
          const named = `${key} ${scope}: ${call.method} ${call.path}`;
          const code = call.method === "HEAD" ? outcome : (answer.body.error?.code ?? "200");
          expect([named, answer.status, code]).toEqual([named, STATUSES[outcome], outcome]);
          for (const header of ["ratelimit", "ratelimit-policy"])
            expect([named, header, answer.headers.has(header)]).toEqual([named, header, isCounted]);
          expect(answer.headers.has("retry-after")).toBe(false);
        }
  },
);
