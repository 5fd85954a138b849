/** GET /sites/{id}/leads, a lead's status, and the spam folder. */
import * as v from "valibot";
import { operation } from "../../http/operation.ts";
import { getSite } from "../sites/room.ts";
import { restoreSpam } from "./capture.ts";
import { changeSchema, leadSchema, listQuery, spamQuery, spamSchema } from "./model.ts";
import { listLeads, listSpam, setLeadStatus } from "./service.ts";

const example = {
  id: "lead_01k9zjc1d3e5f7g9h1j3k5m7n9",
  name: "Robin Vale",
  email: "robin@example.com",
  phone: "",
  message: "Do you bake for weddings?",
  status: "new",
  source: "/contact",
  createdAt: 1763700004000,
} as const;

const listLeadsOperation = operation({
  method: "GET",
  path: "/sites/:id/leads",
  id: "listLeads",
  tag: "Leads",
  summary: "List leads",
  description:
    "What visitors sent through the site's forms, newest first; spam is left out. `total` counts all leads that match.",
  query: listQuery,
  success: {
    status: 200,
    description: "A page of leads.",
    schema: v.object({ leads: v.array(leadSchema), total: v.number() }),
    example: { leads: [example], total: 1 },
  },
  errors: ["invalid_request", "not_found"],
  handle: (ctx, call) => listLeads(ctx, call.principal.accountId, call.params.id ?? "", call.query),
});

const setLeadStatusOperation = operation({
  method: "PATCH",
  path: "/sites/:id/leads/:leadId",
  id: "setLeadStatus",
  tag: "Leads",
  summary: "Set a lead's status",
  description: "A lead may move from any status to any other.",
  body: changeSchema,
  bodyExample: { status: "contacted" },
  success: {
    status: 200,
    description: "The lead after the change.",
    schema: v.object({ lead: leadSchema }),
    example: { lead: { ...example, status: "contacted" } },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, { principal, params, body }) => {
    const { id: siteId = "", leadId = "" } = params;
    const { accountId } = principal;
    return { lead: await setLeadStatus(ctx, { accountId, siteId, leadId }, body.status) };
  },
});

const listSpamOperation = operation({
  method: "GET",
  path: "/sites/:id/spam",
  id: "listSpam",
  tag: "Leads",
  summary: "List the spam folder",
  description:
    "Submissions that were taken for spam, newest first, each with the check that it failed. They are kept for 30 days.",
  query: spamQuery,
  success: {
    status: 200,
    description: "A page of the spam folder.",
    schema: v.object({ spam: v.array(spamSchema), total: v.number() }),
    example: { spam: [{ ...example, reason: "honeypot" }], total: 1 },
  },
  errors: ["invalid_request", "not_found"],
  handle: (ctx, call) => listSpam(ctx, call.principal.accountId, call.params.id ?? "", call.query),
});

const restoreSpamOperation = operation({
  method: "POST",
  path: "/sites/:id/spam/:leadId/restore",
  id: "restoreSpam",
  tag: "Leads",
  summary: "Restore from the spam folder",
  description:
    "Makes a lead of a submission that was taken for spam: from now on it is counted, and it is mailed and sent to webhooks like a new one.",
  success: {
    status: 200,
    description: "The lead.",
    schema: v.object({ lead: leadSchema }),
    example: { lead: example },
  },
  errors: ["not_found"],
  handle: async (ctx, { principal, params }) => {
    const { id: siteId = "", leadId = "" } = params;
    await getSite(ctx, principal.accountId, siteId);
    return { lead: await restoreSpam(ctx, siteId, leadId) };
  },
});

export const leadOperations = [
  listLeadsOperation,
  setLeadStatusOperation,
  listSpamOperation,
  restoreSpamOperation,
];
