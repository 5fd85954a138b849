/** What the API and the commands say about accounts and keys. */
import * as v from "valibot";
import { PLANS, type Plan } from "../../lib/plans.ts";
import { boundedText, emailAddress } from "../../lib/text.ts";
import { defineCache } from "../../platform/cache.ts";

export const accountSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  plan: v.picklist(PLANS),
  createdAt: v.number(),
});
export type Account = v.InferOutput<typeof accountSchema>;

export const usageSchema = v.object({
  used: v.number(),
  limit: v.number(),
  remaining: v.number(),
  bonusTokens: v.number(),
});

export const meSchema = v.object({ account: accountSchema, usage: usageSchema });

/** `build` may read and create, and changes nothing that exists. */
export const SCOPES = ["full", "read", "build"] as const;
export type Scope = (typeof SCOPES)[number];

/** Who makes a bearer call. */
export type Principal = {
  accountId: string;
  plan: Plan;
  keyId: string;
  scope: Scope;
  /** Epoch ms from which the key is refused. */
  expiresAt: number | null;
  isSuspended: boolean;
  /** The origin of the instance that the account was moved to. */
  movedTo: string | null;
  account: Account;
};

/** Principals by the hash of their key. */
export const principalsCache = defineCache<Principal>("accounts.principals", 10_000);

export const newAccountSchema = v.object({
  name: boundedText(200),
  email: emailAddress(),
  plan: v.optional(v.picklist(PLANS, `must be one of ${PLANS.join(", ")}`), "free"),
});
export type NewAccount = v.InferOutput<typeof newAccountSchema>;

/** A key as its owner sees it; the key itself is only ever in the answer that creates it. */
export type KeyRecord = {
  id: string;
  accountId: string;
  label: string | null;
  scope: Scope;
  /** What the key begins with; of one that an earlier version made, its last four characters. */
  hint: string;
  expiresAt: number | null;
  revokedAt: number | null;
  /** Epoch ms of the latest call; null before the first. */
  lastUsedAt: number | null;
  createdAt: number;
};
