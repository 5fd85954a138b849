/** Which component shows which view. They come when they are asked for; `first-views.ts` has those that are there at once. */
import type { ViewName } from "./paths.ts";
import type { View } from "./view.ts";

export type Load = () => Promise<View>;

export type LaterViews = Readonly<Partial<Record<ViewName, Load>>>;

export const LATER_VIEWS: LaterViews = {
  claim: () => import("./views/claim.tsx").then(({ ClaimView }) => ClaimView),
  join: () => import("./views/join.tsx").then(({ Join }) => Join),
  review: () => import("./review/review.tsx").then(({ Review }) => Review),
  newSite: () => import("./views/new-site.tsx").then(({ NewSiteView }) => NewSiteView),
  site: () => import("./views/site.tsx").then(({ SitePage }) => SitePage),
  builder: () => import("./builder/builder.tsx").then(({ BuilderView }) => BuilderView),
  leads: () => import("./views/leads.tsx").then(({ Leads }) => Leads),
  events: () => import("./views/events.tsx").then(({ Events }) => Events),
  gallery: () => import("./views/gallery.tsx").then(({ Gallery }) => Gallery),
  analytics: () => import("./views/analytics.tsx").then(({ AnalyticsPage }) => AnalyticsPage),
  domain: () => import("./views/domain.tsx").then(({ Domain }) => Domain),
  history: () => import("./views/history.tsx").then(({ History }) => History),
  settings: () => import("./views/settings.tsx").then(({ Settings }) => Settings),
  keys: () => import("./views/keys.tsx").then(({ Keys }) => Keys),
  webhooks: () => import("./views/webhooks.tsx").then(({ Webhooks }) => Webhooks),
  credits: () => import("./views/credits.tsx").then(({ Credits }) => Credits),
  members: () => import("./views/members.tsx").then(({ Members }) => Members),
  you: () => import("./views/you.tsx").then(({ You }) => You),
  accounts: () => import("./views/accounts.tsx").then(({ Accounts }) => Accounts),
  system: () => import("./views/system.tsx").then(({ System }) => System),
};
