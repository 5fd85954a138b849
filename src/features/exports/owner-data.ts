/**
 * What belongs to a site and to no page of it: the document, leads, events, registrations. It is kept
 * apart from the pages, in a folder that its name keeps off the web on several hosts.
 */
import { ApiError } from "../../lib/errors.ts";
import { Slices } from "../../lib/slices.ts";
import type { Context } from "../../platform/context.ts";
import { type Event, eventPages, registrationPages } from "../events/room.ts";
import { findPicture, leadPages, listPictures } from "../leads/room.ts";
import type { SiteRow } from "../sites/room.ts";
import { getVersion } from "../versions/room.ts";
import { csvFile, type ExportedFile, jsonListFile, textFile } from "./exported-file.ts";
import { LEAD_COLUMNS, type Pages, REGISTRATION_COLUMNS, type TableItem } from "./tables.ts";

export const PRIVATE_FOLDER = "_private/";

const EVENT_COLUMNS = [
  ...["id", "slug", "title", "summary", "startsAt", "endsAt", "timezone", "venueName", "address"],
  ...["onlineUrl", "priceLabel", "capacity", "registrationEnabled", "confirmedSeats", "status"],
  ...["url", "createdAt", "updatedAt"],
];

/**
 * Every table both as CSV, safe for spreadsheets, and as JSON, as the API shows it. What visitors sent is read
 * anew for each of them, a page at a time: an owner may have more of it than belongs in memory.
 */
export async function* collectOwnerData(
  ctx: Context,
  site: SiteRow,
  versionId: string,
): AsyncGenerator<ExportedFile> {
  const { document } = await getVersion(ctx, versionId);
  yield textFile(`${PRIVATE_FOLDER}document.json`, document);
  yield* bothForms("leads", LEAD_COLUMNS, () => leadPages(ctx, site.id));
  yield* collectPictures(ctx, site.id);
  const events = await readEvents(ctx, site.id);
  yield* bothForms("events", EVENT_COLUMNS, async function* () {
    yield events.map(asRow);
  });
  const columns = ["event", "eventTitle", ...REGISTRATION_COLUMNS];
  yield* bothForms("registrations", columns, () => allRegistrations(ctx, site, events));
  // Of the web servers that read such files, none shows the folder.
  yield textFile(`${PRIVATE_FOLDER}.htaccess`, "Require all denied\n");
}

const asRow = (event: Event): Record<string, unknown> & TableItem => ({ ...event });

function* bothForms(name: string, columns: readonly string[], pages: Pages<TableItem>) {
  yield jsonListFile(`${PRIVATE_FOLDER}${name}.json`, pages);
  yield csvFile(`${PRIVATE_FOLDER}${name}.csv`, columns, pages);
}

/** What visitors sent with the leads, one in memory at a time; one that is deleted meanwhile is left out. */
async function* collectPictures(ctx: Context, siteId: string): AsyncGenerator<ExportedFile> {
  const slices = new Slices();
  for await (const leads of leadPages(ctx, siteId)) {
    const byLead = await listPictures(
      ctx,
      leads.map(({ id }) => id),
    );
    for (const [leadId, pictures] of byLead)
      for (const [of, { id }] of pictures.entries()) {
        const bytes = await findPicture(ctx, siteId, id);
        const name = `${PRIVATE_FOLDER}photographs/${leadId}-${of + 1}.webp`;
        if (bytes !== undefined) yield { name, parts: [bytes] };
        await slices.pause();
      }
    await slices.pause();
  }
}

/** Each once, as it was read last. */
async function readEvents(ctx: Context, siteId: string): Promise<Event[]> {
  const all = new Map<string, Event>();
  const slices = new Slices();
  for await (const page of eventPages(ctx, siteId)) {
    for (const event of page) all.set(event.id, event);
    await slices.pause();
  }
  return [...all.values()];
}

/** Of all events; one that is deleted meanwhile has none any more. */
async function* allRegistrations(
  ctx: Context,
  { id: siteId, accountId }: SiteRow,
  events: readonly Event[],
): AsyncGenerator<TableItem[]> {
  for (const { id: eventId, slug: event, title: eventTitle } of events) {
    try {
      for await (const page of registrationPages(ctx, { accountId, siteId, eventId }))
        yield page.map((registration) => ({ event, eventTitle, ...registration }));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "not_found")) throw error;
    }
  }
}
