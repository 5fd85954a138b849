/** What others may use of the domains' room. */

export { ASK_PATH, answerAsk } from "./ask.ts";
export { certificateChanges } from "./certificates/change-sources.ts";
export { checkCertificates } from "./certificates/checks.ts";
export { checkPointers } from "./checks.ts";
export { type DomainState, newDomainSchema } from "./model.ts";
export { answerProbe, createProbe, PROBE_PATH } from "./probe.ts";
export { removeDomainsStatements } from "./removal.ts";
export { domainOperations } from "./routes.ts";
export { listCertifiableNames } from "./served-names.ts";
export { checkDomain, getDomain, removeDomain, setDomain } from "./service.ts";
export { countDomains } from "./stored-domains.ts";
export { domainTasks } from "./tasks.ts";

/** Only with `SITEWRIGHT_TLS` on. */
export const loadCertificates = () => import("./certificates/open.ts");
