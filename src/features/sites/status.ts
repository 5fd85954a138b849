/** The status machine of a site, in one place: everything that changes a status goes through it. */
import { type SQL, sql } from "drizzle-orm";
import { sites } from "./table.ts";

export const SITE_STATUSES = ["draft", "provisioning", "live"] as const;
export type SiteStatus = (typeof SITE_STATUSES)[number];

/** What happens to a site. A status that an event does not name stays as it is. */
const TRANSITIONS = {
  publish: { draft: "provisioning" },
  becomeReady: { provisioning: "live" },
  changeAddress: { live: "provisioning" },
  unpublish: { provisioning: "draft", live: "draft" },
} as const satisfies Record<string, Partial<Record<SiteStatus, SiteStatus>>>;

export type StatusEvent = keyof typeof TRANSITIONS;

/** The status after `event`, for a site whose status is known. */
export function statusAfter(status: SiteStatus, event: StatusEvent): SiteStatus {
  const moves: Partial<Record<SiteStatus, SiteStatus>> = TRANSITIONS[event];
  return moves[status] ?? status;
}

/** The status after `event` as SQL over the row itself, so that concurrent events cannot miss each other. */
export function statusColumnAfter(event: StatusEvent): SQL<SiteStatus> {
  const moves = Object.entries(TRANSITIONS[event]).map(
    ([from, to]) => sql`when ${from} then ${to}`,
  );
  return sql`case ${sites.status} ${sql.join(moves, sql` `)} else ${sites.status} end`;
}
