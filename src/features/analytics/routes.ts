/** GET /sites/{id}/analytics. */
import * as v from "valibot";
import { operation } from "../../http/operation.ts";
import { analyticsQuery, summarySchema } from "./model.ts";
import { summarise } from "./summary.ts";

const getAnalyticsOperation = operation({
  method: "GET",
  path: "/sites/:id/analytics",
  id: "getAnalytics",
  tag: "Analytics",
  summary: "Retrieve analytics",
  description:
    "What happened on the site in the last days, counted by the service itself without cookies. Machines are not counted, nor are visits with `Authorization: Bearer` and a key of the account, and what the same browser does from the same address for a day after. Lists hold at most 10 entries, by count, then name. Form figures are of the contact form; spam is not counted.",
  query: analyticsQuery,
  success: {
    status: 200,
    description: "The summary.",
    schema: v.object({ analytics: summarySchema }),
    example: {
      analytics: {
        range: 7,
        pageviews: 5,
        uniques: 4,
        ctaClicks: 2,
        formViews: 2,
        formSubmits: 1,
        leads: 1,
        conversion: 0.25,
        series: [
          { day: "2026-06-09", pageviews: 0 },
          { day: "2026-06-10", pageviews: 0 },
          { day: "2026-06-11", pageviews: 0 },
          { day: "2026-06-12", pageviews: 1 },
          { day: "2026-06-13", pageviews: 0 },
          { day: "2026-06-14", pageviews: 0 },
          { day: "2026-06-15", pageviews: 4 },
        ],
        topPaths: [
          { path: "/", views: 4 },
          { path: "/contact", views: 1 },
        ],
        topReferrers: [{ ref: "google.com", visits: 2 }],
        devices: [
          { device: "mobile", views: 3 },
          { device: "desktop", views: 2 },
        ],
        topCountries: [
          { country: "DE", views: 4 },
          { country: "ZZ", views: 1 },
        ],
        languages: [{ lang: "de", views: 5 }],
        sources: [
          { source: "search", views: 3 },
          { source: "direct", views: 2 },
        ],
      },
    },
  },
  errors: ["invalid_request", "not_found"],
  handle: async (ctx, { principal, params, query }) => ({
    analytics: await summarise(ctx, principal.accountId, params.id ?? "", query.range),
  }),
});

export const analyticsOperations = [getAnalyticsOperation];
