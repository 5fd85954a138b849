/** Records as the documentation shows them. */
import type { Delivery, Endpoint } from "./model.ts";

export const EXAMPLE_ENDPOINT: Endpoint = {
  id: "whk_01k9zjb0x2y4z6a8b0c2d4e6f8",
  url: "https://hooks.example.com/sitewright",
  types: ["lead.created", "site.published"],
  siteIds: null,
  status: "enabled",
  disabledAt: null,
  disabledReason: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: 1763700000000,
  updatedAt: 1763700000000,
};

export const EXAMPLE_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";

export const EXAMPLE_DELIVERY: Delivery = {
  messageId: "msg_01k9zjc5k7m9n1p3q5r7s9t1v3",
  type: "lead.created",
  status: "succeeded",
  nextAttemptAt: null,
  createdAt: 1763700004000,
  attempts: [
    { attemptedAt: 1763700004020, durationMs: 48, status: 200, error: null, answer: "ok" },
  ],
};
