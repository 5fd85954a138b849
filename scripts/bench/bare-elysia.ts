/** What GET /v1/me is compared with: an Elysia route that answers a constant of the same size. */
import { Elysia } from "elysia";

const answer = {
  account: {
    id: "acc_01k9zj4c8h0a1b2c3d4e5f6g7h",
    name: "Bench",
    email: "b@b.test",
    plan: "agency",
    createdAt: 1763700000000,
  },
  usage: { used: 0, limit: 999999999, remaining: 999999999, bonusTokens: 0 },
};

new Elysia()
  .get("/v1/me", () => answer)
  .listen({ port: Number(process.env.PORT), hostname: "127.0.0.1" });
