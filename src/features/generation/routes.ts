/** POST /sites, which starts a job. */
import { operation } from "../../http/operation.ts";
import { acceptedJobSchema } from "../jobs/room.ts";
import { briefSchema } from "../writer/room.ts";
import { requestRevision, revisionInputSchema } from "./revisions.ts";
import { generateSite } from "./service.ts";

const ACCEPTED = 202;

const createSiteOperation = operation({
  method: "POST",
  path: "/sites",
  id: "createSite",
  tag: "Sites",
  summary: "Generate a site (5 AI credits)",
  description:
    "Starts the generation of a complete website as a background job. Five AI credits are reserved, and refunded if the job fails or is cancelled. With an `Idempotency-Key` the same call answers the same job for 24 hours, marked `Idempotent-Replayed: true`, and costs nothing again.",
  body: briefSchema,
  bodyExample: {
    businessName: "Marlow & Finch",
    industry: "artisanal sourdough bakery",
    audience: "neighbours, and cafés that want a supplier",
    goals: "more pre-orders",
    personality: "warm, unhurried, a little witty",
  },
  isCreation: true,
  idempotent: true,
  success: {
    status: ACCEPTED,
    description: "The job was queued.",
    schema: acceptedJobSchema,
    example: { jobId: "job_01k9zj6w2m4n5p6q7r8s9t0v1w" },
  },
  errors: ["invalid_request", "quota_exceeded"],
  handle: async (ctx, { principal, body: brief, record }) => {
    const { accountId, plan } = principal;
    const request = { accountId, plan, brief, origin: "api" } as const;
    return { jobId: await generateSite(ctx, request, (jobId) => record({ jobId })) };
  },
});

const reviseSiteOperation = operation({
  method: "POST",
  path: "/sites/:id/revisions",
  id: "reviseSite",
  tag: "Versions",
  summary: "Change a site in plain words (1 AI credit)",
  description:
    "A language model turns the instruction into changes of the site's document, each held against locks, limits and what is known. They become a new version, whole or not at all; `POST /sites/{id}/publish` shows it. The job's last stage says what was changed, and its error what could not be. Needs a language model on the instance. With an `Idempotency-Key` the same call answers the same job for 24 hours.",
  body: revisionInputSchema,
  bodyExample: { instruction: "Our phone number is 555-0100, and we are closed on Mondays." },
  idempotent: true,
  success: {
    status: ACCEPTED,
    description: "The job was queued.",
    schema: acceptedJobSchema,
    example: { jobId: "job_01k9zj6w2m4n5p6q7r8s9t0v1w" },
  },
  errors: ["invalid_request", "not_found", "quota_exceeded"],
  handle: async (ctx, { principal, params, body, record }) => {
    const { accountId, plan } = principal;
    const request = { accountId, plan, siteId: params.id ?? "", ...body, origin: "api" } as const;
    return { jobId: await requestRevision(ctx, request, (jobId) => record({ jobId })) };
  },
});

export const generationOperations = [createSiteOperation, reviseSiteOperation];
