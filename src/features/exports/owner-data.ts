/**
 * What belongs to a site and to no page of it: the document, leads, events, registrations. It is kept
 * apart from the pages, in a folder that its name keeps off the web on several hosts.
 */
import { Slices } from "../../lib/slices.ts";
import type { Context } from "../../platform/context.ts";
import { type Event, listEvents } from "../events/room.ts";
import { findPicture, listPictures } from "../leads/room.ts";
import type { SiteRow } from "../sites/room.ts";
import { getVersion } from "../versions/room.ts";
import { csvFile, type ExportedFile, jsonListFile, textFile } from "./exported-file.ts";
import {
  leadTable,
  REGISTRATION_COLUMNS,
  readLeads,
  readRegistrations,
  type Table,
  toTable,
} from "./tables.ts";

export const PRIVATE_FOLDER = "_private/";

const EVENT_COLUMNS = [
  ...["id", "slug", "title", "summary", "startsAt", "endsAt", "timezone", "venueName", "address"],
  ...["onlineUrl", "priceLabel", "capacity", "registrationEnabled", "confirmedSeats", "status"],
  ...["url", "createdAt", "updatedAt"],
];

const EVENTS_A_PAGE = 50;

/** Every table both as CSV, safe for spreadsheets, and as JSON, as the API shows it. */
export async function* collectOwnerData(
  ctx: Context,
  site: SiteRow,
  versionId: string,
): AsyncGenerator<ExportedFile> {
  const { document } = await getVersion(ctx, versionId);
  yield textFile(`${PRIVATE_FOLDER}document.json`, document);
  const leads = await readLeads(ctx, site.id);
  yield* bothForms("leads", leads, leadTable(leads));
  yield* collectPictures(ctx, site.id, leads);
  const events = await readEvents(ctx, site);
  yield* bothForms("events", events, toTable(EVENT_COLUMNS, events.map(asRow)));
  const registrations = await readAllRegistrations(ctx, site, events);
  const registrationColumns = ["event", "eventTitle", ...REGISTRATION_COLUMNS];
  yield* bothForms("registrations", registrations, toTable(registrationColumns, registrations));
  // Of the web servers that read such files, none shows the folder.
  yield textFile(`${PRIVATE_FOLDER}.htaccess`, "Require all denied\n");
}

const asRow = (event: Event): Record<string, unknown> & { fields?: null } => ({ ...event });

async function* bothForms(name: string, items: readonly object[], table: Table) {
  yield await jsonListFile(`${PRIVATE_FOLDER}${name}.json`, items);
  yield await csvFile(`${PRIVATE_FOLDER}${name}.csv`, table);
}

const LEADS_AT_ONCE = 100;

/** What visitors sent with the leads, one in memory at a time; one that is deleted meanwhile is left out. */
async function* collectPictures(
  ctx: Context,
  siteId: string,
  leads: readonly { id: string }[],
): AsyncGenerator<ExportedFile> {
  const slices = new Slices();
  for (let at = 0; at < leads.length; at += LEADS_AT_ONCE) {
    const ids = leads.slice(at, at + LEADS_AT_ONCE).map(({ id }) => id);
    for (const [leadId, pictures] of await listPictures(ctx, ids))
      for (const [of, { id }] of pictures.entries()) {
        const bytes = await findPicture(ctx, siteId, id);
        const name = `${PRIVATE_FOLDER}photographs/${leadId}-${of + 1}.webp`;
        if (bytes !== undefined) yield { name, parts: [bytes] };
        await slices.pause();
      }
  }
}

async function readEvents(ctx: Context, { id: siteId, accountId }: SiteRow): Promise<Event[]> {
  const all: Event[] = [];
  const slices = new Slices();
  for (;;) {
    await slices.pause();
    const page = {
      when: "all" as const,
      status: undefined,
      limit: EVENTS_A_PAGE,
      skip: all.length,
    };
    const { events, total } = await listEvents(ctx, { accountId, siteId }, page);
    all.push(...events);
    if (all.length >= total || events.length === 0) return all;
  }
}

async function readAllRegistrations(
  ctx: Context,
  { id: siteId, accountId }: SiteRow,
  events: readonly Event[],
) {
  const all = [];
  const slices = new Slices();
  for (const { id: eventId, slug: event, title: eventTitle } of events) {
    for (const registration of await readRegistrations(ctx, { accountId, siteId, eventId }))
      all.push({ event, eventTitle, ...registration });
    await slices.pause();
  }
  return all;
}
