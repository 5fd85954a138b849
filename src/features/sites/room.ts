/** What others may use of this room. */

export { awaitRelease, noteRelease } from "./await-release.ts";
export { listSitesChangedSince } from "./changes.ts";
export { chooseSlug, createSiteStatements, SLUG_TAKEN } from "./create-site.ts";
export { followAddressChange, followRecaptchaChange } from "./follow-settings.ts";
export {
  forgetHostedSite,
  type HostedSite,
  type HostedSites,
  hostedSites,
  siteChanges,
} from "./hosted-sites.ts";
export { type Site, type SiteRow, siteSchema, toSite } from "./model.ts";
export { isServiceHost, siteHost, siteOrigin } from "./origin.ts";
export {
  type DueKind,
  type DueSite,
  listDueSites,
  listNewestSites,
  listServedBuilds,
  listSettledSites,
  moveNewestStatements,
  moveServedStatements,
  notePagesStatement,
  postponeStatement,
  prepareReleaseStatements,
  requireNotPointedAt,
  SITE_CHANGED,
} from "./release-queue.ts";
export { removeSiteStatements } from "./removal.ts";
export { siteOperations } from "./routes.ts";
export {
  getSite,
  getSiteRecord,
  listSites,
  markChangedStatements,
  PROVISION_TASK,
  publishNewest,
  readLatestChange,
  renameSite,
  searchSites,
  unpublishSite,
  wakePublishing,
} from "./service.ts";
export {
  dropHostsStatement,
  findSiteOfHost,
  HOLDER_CHANGED,
  HOST_TAKEN,
  leaveDomainStatements,
  listDomainPointers,
  listPublishedSlugs,
  moveToDomainStatement,
  requireFreeHosts,
  requireHolder,
  setDomainStatements,
} from "./site-domain.ts";
export { SITE_STATUSES, statusAfter } from "./status.ts";
