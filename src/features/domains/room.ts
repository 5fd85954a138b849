/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { ASK_PATH, answerAsk } from "./ask.ts";
import { certificateChanges } from "./certificates/change-sources.ts";
import { checkPointers } from "./checks.ts";
import { answerProbe, PROBE_PATH } from "./probe.ts";
import { domainCommands } from "./procedures.ts";
import { removeDomainsStatements } from "./removal.ts";
import { domainOperations } from "./routes.ts";
import { domainTasks } from "./tasks.ts";

export { answerAsk } from "./ask.ts";
export { checkCertificates } from "./certificates/checks.ts";
export { checkPointers } from "./checks.ts";
export { type DomainState, newDomainSchema } from "./model.ts";
export { createProbe, PROBE_PATH } from "./probe.ts";
export { listCertifiableNames } from "./served-names.ts";
export { checkDomain, getDomain, removeDomain, setDomain } from "./service.ts";
export { countDomains } from "./stored-domains.ts";

/** Only with `SITEWRIGHT_TLS` on. */
export const loadCertificates = () => import("./certificates/open.ts");

export const domainsRoom: Room = {
  name: "domains",
  operations: domainOperations,
  tasks: domainTasks,
  procedures: domainCommands,
  changes: certificateChanges,
  probes: { [PROBE_PATH]: answerProbe, [ASK_PATH]: answerAsk },
  invariants: [
    { check: "names", good: "every domain leads to the site that has it", find: checkPointers },
  ],
  removeSite: (_ctx, siteId) => removeDomainsStatements(siteId),
};
