/** What others may use of this room. */

export { type Brief, briefSchema } from "./brief.ts";
export { describeRivals, listCompetitorAddresses, NO_RIVALS, type Rivals } from "./competitors.ts";
export { COMPOSE } from "./compose-kind.ts";
export { choosePages, isOneSite, readOwnSitemap } from "./existing-site/choose-pages.ts";
export {
  type ExistingPicture,
  type ExistingSite,
  gatherPages,
  listOwnWords,
} from "./existing-site/existing-site.ts";
export type { ExistingPage } from "./existing-site/read-existing-page.ts";
export { type PageOrder, READ_PAGE } from "./existing-site/read-page-kind.ts";
export { parseRobots, type Robots } from "./existing-site/robots.ts";
export type { ModelComposing } from "./model/model-writer.ts";
export { ASSEMBLE_SITE, OUTLINE_SITE } from "./model/outline-kinds.ts";
export type { ModelPort } from "./model/port.ts";
export type { Proposal } from "./model/revise/propose.ts";
export type { ModelMeter } from "./model/session.ts";
export { GENERATION_SITES, Neighbourhood } from "./neighbours/neighbourhood.ts";
export { SILENT_KEYS } from "./quality/list-texts.ts";
export { judgeText, ownWords, type TextFault } from "./quality/quality.ts";
export { countCharacters, shorten, spaceFrench, tidy } from "./speech/tidy.ts";
export { COMPOSER_LIMITS, type KeptSlot, type Writer, WriterError } from "./writer.ts";

// Loaded when they are first needed: most services never do.
export const loadContentCheck = () => import("./content/check-content.ts");
export const loadLocalModels = () => import("./model/find-local-models.ts");
export const loadModelExamination = () => import("./model/examine-model.ts");
export const loadModelPort = () => import("./model/wire/call-model.ts");
export const loadModelWriter = () => import("./model/model-writer.ts");
export const loadRevisions = () => import("./model/revise/propose.ts");
