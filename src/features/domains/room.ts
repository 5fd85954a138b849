/** What others may use of the domains' room. */
export { ASK_PATH, answerAsk } from "./ask.ts";
export type { DomainCheck, DomainState, WantedRecord } from "./model.ts";
export { answerProbe, PROBE_PATH, probe } from "./probe.ts";
export { domainOperations } from "./routes.ts";
export { isServedName, listCertifiableNames, mayHaveCertificate } from "./served-names.ts";
export { checkDomain, getDomain, type OwnedSite, removeDomain, setDomain } from "./service.ts";
export { domainTasks } from "./tasks.ts";
