/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { siteChanges } from "./hosted-sites.ts";
import { siteCommands } from "./procedures.ts";
import { removeSiteStatements } from "./removal.ts";
import { siteOperations } from "./routes.ts";

export { awaitRelease, noteRelease } from "./await-release.ts";
export { listSitesChangedSince } from "./changes.ts";
export { chooseSlug, createSiteStatements, SLUG_TAKEN } from "./create-site.ts";
export { followAddressChange, followRecaptchaChange } from "./follow-settings.ts";
export {
  forgetHostedSite,
  type HostedSite,
  type HostedSites,
  hostedSites,
} from "./hosted-sites.ts";
export { type Site, type SiteRow, siteSchema, toSite } from "./model.ts";
export { findNewOrigin, requireHere } from "./new-address.ts";
export { moveNewestStatements, requireNewest, requireNotPointedAt } from "./newest-version.ts";
export { isServiceHost, siteHost, siteOrigin } from "./origin.ts";
export {
  type DueKind,
  type DueSite,
  listDueSites,
  listNewestSites,
  listServedBuilds,
  listSettledSites,
  moveServedStatements,
  notePagesStatement,
  postponeStatement,
  prepareReleaseStatements,
  SITE_CHANGED,
} from "./release-queue.ts";
export { requireSite, SITE_GONE, siteExists, writeForSite } from "./require-site.ts";
export {
  changeSiteName,
  getSite,
  getSiteRecord,
  listSiteNames,
  listSites,
  markChangedStatements,
  PROVISION_TASK,
  publishNewest,
  readLatestChange,
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
  listSiteHosts,
  moveToDomainStatement,
  requireFreeHosts,
  requireHolder,
  setDomainStatements,
} from "./site-domain.ts";
export { SITE_STATUSES, statusAfter } from "./status.ts";

export const sitesRoom: Room = {
  name: "sites",
  operations: siteOperations,
  procedures: siteCommands,
  changes: siteChanges,
  removeSite: (_, siteId) => removeSiteStatements(siteId),
};
