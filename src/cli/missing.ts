/** What to do when a command names something that is not there: where its name can be looked up. */

const LISTED_BY: Readonly<Record<string, string>> = {
  account: "sitewright account list",
  key: "sitewright key list --account ID",
  site: "sitewright site list --account ID",
  version: "sitewright site versions ID",
  job: "GET /v1/jobs",
  webhook: "sitewright webhook list",
  message: "sitewright webhook deliveries ID",
  person: "sitewright user list",
};

/** The fault, with where to look if it says that there is no such thing. */
export function adviseOn(fault: string): string {
  const [, noun = ""] = /^No such (\w+)/.exec(fault) ?? [];
  const place = Object.hasOwn(LISTED_BY, noun) ? LISTED_BY[noun] : undefined;
  return place === undefined ? fault : `${fault} ${place} shows which there are.`;
}
