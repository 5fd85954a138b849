/** GET /sites/{id}/export. */
import { FileReply, operation } from "../../http/operation.ts";
import { getSite } from "../sites/room.ts";
import { archiveSite } from "./service.ts";

const exportSiteOperation = operation({
  method: "GET",
  path: "/sites/:id/export",
  id: "exportSite",
  tag: "Sites",
  summary: "Export a site",
  description:
    "All of a site as a ZIP archive: its pages with pictures and fonts as files that any static host can serve, their forms still sent to this service; and in the folder `_private`, which does not belong on the web, its document, leads, events and registrations as CSV and JSON. A README tells what is what. It is what visitors get, or the newest version of a draft.",
  success: {
    status: 200,
    description: "The archive.",
    contentType: "application/zip",
  },
  errors: ["not_found"],
  handle: async (ctx, { principal, params }) => {
    const { id } = await getSite(ctx, principal.accountId, params.id ?? "");
    const { name, archive } = await archiveSite(ctx, id);
    return new FileReply(name, "application/zip", archive);
  },
});

export const exportOperations = [exportSiteOperation];
