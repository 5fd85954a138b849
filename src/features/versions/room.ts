/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { checkSites } from "./checks.ts";
import { versionCommands } from "./procedures.ts";
import { removeVersionsStatements } from "./removal.ts";
import { versionOperations } from "./routes.ts";
import { versionTasks } from "./tasks.ts";

export type { AssembledParts, BuildFile, BuildParts, RenderedBuild } from "./assemble-build.ts";
export { findLatestBuild, getBuild, shownVersionId, storeBuildStatements } from "./builds.ts";
export {
  beginDraft,
  type Draft,
  DraftConflict,
  type DraftOperation,
  discardDraft,
  hasDraft,
  listOperationsSince,
  type OpenedDraft,
  openDraft,
  openDraftSince,
  openWholeDraft,
  saveDraft,
} from "./drafts.ts";
export {
  getVersion,
  getVersionOf,
  insertVersionStatement,
  listVersions,
  saveDocument,
  VersionConflict,
} from "./history.ts";
export type { Build, ListedVersion } from "./model.ts";
export { newestDocuments } from "./newest-documents.ts";
export {
  cancelPlan,
  findPlan,
  planRelease,
  requirePlannable,
  withdrawSite,
} from "./planned-releases.ts";
export { publishSite, releaseStatements, storeBuild } from "./release.ts";
export { readSiteLanguage } from "./site-language.ts";
export { checkAudits, storeAuditStatement } from "./stored-audits.ts";
export {
  ASSET_PREFIX,
  type Encoding,
  findKeptAsset,
  findStored,
  isPage,
  listBuildFiles,
  NOT_FOUND_PATH,
  readStored,
  storeLate,
} from "./stored-files.ts";
export { takesPictures } from "./takes-pictures.ts";

export const versionsRoom: Room = {
  name: "versions",
  operations: versionOperations,
  tasks: versionTasks,
  procedures: versionCommands,
  invariants: [{ check: "sites", good: "every live site has all its pages", find: checkSites }],
  removeSite: (_, siteId) => removeVersionsStatements(siteId),
};
