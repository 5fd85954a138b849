/** What others may use of this room. */

export { exportOperations } from "./routes.ts";
export { archiveSite, exportSite } from "./service.ts";
export { leadTable, readLeads, readRegistrations, registrationTable } from "./tables.ts";
