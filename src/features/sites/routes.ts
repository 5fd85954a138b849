/** GET /sites and GET /sites/{id}. */
import * as v from "valibot";
import { operation } from "../../http/operation.ts";
import { siteSchema } from "./model.ts";
import { getSite, listSites } from "./service.ts";

const example = {
  id: "site_01k9zj4c8h0a1b2c3d4e5f6g7h",
  name: "Harbour Bakery",
  status: "live",
  url: "https://harbour-bakery.sites.example",
  customDomain: null,
  pages: 9,
  createdAt: 1763700000000,
  updatedAt: 1763700004000,
};

const listSitesOperation = operation({
  method: "GET",
  path: "/sites",
  id: "listSites",
  tag: "Sites",
  summary: "List sites",
  description: "All sites of the account, newest first.",
  success: {
    status: 200,
    description: "The account's sites.",
    schema: v.object({ sites: v.array(siteSchema) }),
    example: { sites: [example] },
  },
  errors: [],
  handle: async (ctx, call) => ({ sites: await listSites(ctx, call.principal.accountId) }),
});

const getSiteOperation = operation({
  method: "GET",
  path: "/sites/:id",
  id: "getSite",
  tag: "Sites",
  summary: "Retrieve a site",
  description:
    "One site of the account. Its url is null until the site is live: published, reachable and checked.",
  success: {
    status: 200,
    description: "The site.",
    schema: v.object({ site: siteSchema }),
    example: { site: example },
  },
  errors: ["not_found"],
  handle: async (ctx, call) => ({
    site: await getSite(ctx, call.principal.accountId, call.params.id ?? ""),
  }),
});

export const siteOperations = [listSitesOperation, getSiteOperation];
