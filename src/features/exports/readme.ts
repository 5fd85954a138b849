/** The text that lies in an export and says what it is and how to put it on the web. Pure. */
import { type ExportedFile, textFile } from "./exported-file.ts";
import { PRIVATE_FOLDER } from "./owner-data.ts";

export type Described = {
  name: string;
  siteId: string;
  versionId: string;
  /** Where the site is, or was, on this service. */
  origin: string;
  /** Where its forms are sent. */
  formsOrigin: string;
  exportedAt: number;
};

export function describeExport(site: Described): ExportedFile {
  const { name, siteId, versionId, origin, formsOrigin, exportedAt } = site;
  return textFile(
    "README.txt",
    `${name}
Site ${siteId}, version ${versionId}, exported ${new Date(exportedAt).toISOString()}


On the web

Everything but this file and the folder ${PRIVATE_FOLDER} is the website. Copy it to any static host, into
any folder: it needs no server of its own, no database and no build. 404.html is the page for
addresses that do not exist.

Do not copy ${PRIVATE_FOLDER} there: it holds what visitors have written to you.


What goes on working

Forms send to ${formsOrigin}. What visitors send there arrives as before, as
long as the site exists on that service. Registrations for events are taken, seated and mailed as long
as the site is on the web at ${origin}. Visits of the copied site are not counted.


In ${PRIVATE_FOLDER}

document.json         the site as data: pages, texts, look
leads.csv, .json      what came by the forms, without spam
photographs/          what visitors sent with it, named by the lead's id
events.csv, .json     all events, drafts and past ones included
registrations.csv, .json

The CSV files are UTF-8 for any spreadsheet. Where a cell would be taken for a formula it begins with
an apostrophe; the JSON files hold every text as it was sent. Times are UTC.
`,
  );
}
