/** What is downloaded from the console with the session's cookie: tables, a site, a backup. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { notFound } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { searchRegistrations } from "../../events/check-in.ts";
import { searchLeads } from "../../leads/inbox.ts";
import { isAtLeast, type Role } from "../../people/model.ts";
import { exportSite } from "../../publishing/export.ts";
import { findBackup } from "./backups.ts";
import { type Caller, findPlace } from "./caller.ts";
import { toCsv } from "./csv.ts";
import { CONSOLE_API, type ConsolePage, notAllowed } from "./mount.ts";

const PAGE = 500;

export const download: ConsolePage = (ctx, { request, path }, caller) => {
  const query = new URL(request.url).searchParams;
  const kind = path.slice(`${CONSOLE_API}download/`.length);
  if (kind === "leads") return downloadLeads(ctx, caller, query);
  if (kind === "registrations") return downloadRegistrations(ctx, caller, query);
  if (kind === "site") return downloadSite(ctx, caller, query);
  if (kind === "backup") return downloadBackup(ctx, caller, query);
  throw notFound("download");
};

async function downloadLeads(ctx: Context, caller: Caller, query: URLSearchParams) {
  const { site } = await findSite(ctx, caller, query, "viewer");
  const rows: Record<string, unknown>[] = [];
  const asked = new Set<string>();
  for (;;) {
    const search = { siteId: site.id, limit: PAGE, skip: rows.length };
    const { items, total } = await searchLeads(ctx, search);
    for (const { fields, createdAt, ...lead } of items) {
      for (const name of Object.keys(fields)) asked.add(name);
      rows.push({ ...prefixed(fields), ...lead, createdAt: new Date(createdAt).toISOString() });
    }
    if (rows.length >= total || items.length === 0) break;
  }
  const own = ["createdAt", "status", "name", "email", "phone", "message", "source", "form"];
  return csvResponse(`leads-${site.slug}.csv`, toCsv([...own, ...fieldColumns(asked)], rows));
}

async function downloadRegistrations(ctx: Context, caller: Caller, query: URLSearchParams) {
  const { site, account } = await findSite(ctx, caller, query, "viewer");
  const eventId = query.get("eventId") ?? "";
  const owner = { accountId: account.id, siteId: site.id, eventId };
  const rows: Record<string, unknown>[] = [];
  const asked = new Set<string>();
  for (;;) {
    const page = { limit: PAGE, skip: rows.length };
    const { items, total } = await searchRegistrations(ctx, owner, page);
    for (const { fields, createdAt, checkedInAt, ...one } of items) {
      for (const name of Object.keys(fields ?? {})) asked.add(name);
      const times = {
        createdAt: new Date(createdAt).toISOString(),
        checkedInAt: checkedInAt === null ? null : new Date(checkedInAt).toISOString(),
      };
      rows.push({ ...prefixed(fields ?? {}), ...one, ...times });
    }
    if (rows.length >= total || items.length === 0) break;
  }
  const own = ["createdAt", "status", "name", "email", "phone", "seats", "message", "checkedInAt"];
  const name = `registrations-${site.slug}.csv`;
  return csvResponse(name, toCsv([...own, ...fieldColumns(asked)], rows));
}

/** Forms name their fields as they like: in front of ours they must not stand in for one. */
const prefixed = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`field: ${name}`, value]));

const fieldColumns = (asked: ReadonlySet<string>): string[] =>
  [...asked].sort().map((name) => `field: ${name}`);

async function downloadSite(ctx: Context, caller: Caller, query: URLSearchParams) {
  const { site } = await findSite(ctx, caller, query, "owner");
  const folder = await mkdtemp(join(tmpdir(), "sitewright-export-"));
  try {
    const { out } = await exportSite(ctx, site.id, join(folder, "site.zip"));
    const bytes = await Bun.file(out).bytes();
    return fileResponse(`${site.slug}.zip`, "application/zip", bytes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function downloadBackup(ctx: Context, caller: Caller, query: URLSearchParams) {
  if (!caller.user.isOperator) throw notAllowed();
  const name = query.get("name") ?? "";
  const path = await findBackup(ctx, name);
  return fileResponse(name, "application/vnd.sqlite3", Bun.file(path));
}

async function findSite(ctx: Context, caller: Caller, query: URLSearchParams, wanted: Role) {
  const place = await findPlace(ctx, caller, "site", { siteId: query.get("siteId") ?? "" });
  if (!isAtLeast(place.role, wanted)) throw notAllowed();
  if (!place.site) throw notFound("site");
  return { site: place.site, account: place.account };
}

const csvResponse = (name: string, text: string): Response =>
  fileResponse(name, "text/csv; charset=utf-8", text);

/** Always saved, never shown: what is in it was written by strangers. */
function fileResponse(
  name: string,
  type: string,
  body: string | Blob | Uint8Array<ArrayBuffer>,
): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "-")}"`,
      "content-security-policy": "sandbox; default-src 'none'",
    },
  });
}
