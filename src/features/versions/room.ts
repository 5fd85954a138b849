/** What others may use of this room. */

export type {
  AssembledParts,
  BuildFile,
  BuildParts,
  RenderedBuild,
} from "./assemble-build.ts";
export { findLatestBuild, getBuild, shownVersionId, storeBuildStatements } from "./builds.ts";
export { checkSites } from "./checks.ts";
export {
  beginDraft,
  type Draft,
  DraftConflict,
  discardDraft,
  hasDraft,
  openDraft,
  saveDraft,
} from "./drafts.ts";
export {
  getVersion,
  getVersionOf,
  insertVersionStatement,
  listVersions,
  restoreVersion,
  saveDocument,
  VersionConflict,
} from "./history.ts";
export type { Build, ListedVersion } from "./model.ts";
export { newestDocuments } from "./newest-documents.ts";
export { cancelPlan, findPlan, planRelease, requirePlannable } from "./planned-releases.ts";
export { publishSite, releaseStatements, storeBuild } from "./release.ts";
export { removeVersionsStatements } from "./removal.ts";
export { versionOperations } from "./routes.ts";
export { readSiteLanguage } from "./site-language.ts";
export { checkAudits, findAudit, storeAuditStatement } from "./stored-audits.ts";
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
export { versionTasks } from "./tasks.ts";
