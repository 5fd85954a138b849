/** GET /me: the account behind the key. */
import { operation, Reply } from "../../http/operation.ts";
import { whenReady } from "../../lib/ready.ts";
import { meSchema } from "./model.ts";
import { writeMe } from "./service.ts";

const getMeOperation = operation({
  method: "GET",
  path: "/me",
  id: "getMe",
  tag: "Account",
  summary: "Retrieve the account",
  description:
    "The account behind the key, its plan and the current period's credit usage. The probe for whether a key works.",
  success: {
    status: 200,
    description: "The account and its usage.",
    schema: meSchema,
    example: {
      account: {
        id: "acc_01k9zj4c8h0a1b2c3d4e5f6g7h",
        name: "Harbour Studio",
        email: "owner@harbour.example",
        plan: "pro",
        createdAt: 1763700000000,
      },
      usage: { used: 15, limit: 200, remaining: 195, bonusTokens: 10 },
    },
  },
  errors: [],
  handle: (ctx, { principal }) =>
    whenReady(writeMe(ctx, principal), (text) => new Reply(200, text)),
});

export const accountOperations = [getMeOperation];
