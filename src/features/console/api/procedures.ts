/** Every procedure of the console: the one list, and the types that the browser reads from it. */
import { accountProcedures, creditProcedures, memberProcedures } from "./account-procedures.ts";
import { analyticsProcedures } from "./analytics-procedures.ts";
import { answerLogo } from "./brand-logo.ts";
import { builderProcedures } from "./builder/builder-procedures.ts";
import { answerFrameScript } from "./builder/frame-script.ts";
import { answerPreviewFile } from "./builder/preview-files.ts";
import { answerPreviewPage, answerSharedPage } from "./builder/preview-page.ts";
import { domainProcedures } from "./domain-procedures.ts";
import { download } from "./downloads.ts";
import { eventProcedures, registrationProcedures } from "./event-procedures.ts";
import { addToGallery, galleryProcedures } from "./gallery-procedures.ts";
import { jobProcedures } from "./job-procedures.ts";
import { joinProcedures } from "./join-procedures.ts";
import { keyProcedures } from "./key-procedures.ts";
import { answerLeadPicture } from "./lead-picture.ts";
import { leadProcedures } from "./lead-procedures.ts";
import { listen } from "./live.ts";
import type { ConsoleOpenPage, ConsolePage, ConsoleUpload } from "./mount.ts";
import type { ConsoleProcedure } from "./procedure.ts";
import { reviewProcedures } from "./review-procedures.ts";
import { sessionProcedures } from "./session-procedures.ts";
import { siteProcedures } from "./site-procedures.ts";
import { systemProcedures } from "./system-procedures.ts";
import { versionProcedures } from "./version-procedures.ts";
import { webhookProcedures } from "./webhook-procedures.ts";
import { youProcedures } from "./you-procedures.ts";

export const consoleProcedures = {
  ...sessionProcedures,
  ...joinProcedures,
  ...youProcedures,
  ...siteProcedures,
  ...jobProcedures,
  ...builderProcedures,
  ...versionProcedures,
  ...reviewProcedures,
  ...domainProcedures,
  ...leadProcedures,
  ...eventProcedures,
  ...registrationProcedures,
  ...galleryProcedures,
  ...analyticsProcedures,
  ...keyProcedures,
  ...webhookProcedures,
  ...creditProcedures,
  ...memberProcedures,
  ...accountProcedures,
  ...systemProcedures,
};

/** What is read with GET and a cookie, by the first part of its path. */
export const consolePages: Readonly<Record<string, ConsolePage>> = {
  download,
  "lead-picture": answerLeadPicture,
  live: listen,
  preview: answerPreviewPage,
};

/** What a page in a sandbox asks for, which has no cookie: it is public, or signed. */
export const consoleOpenPages: Readonly<Record<string, ConsoleOpenPage>> = {
  "brand-logo": answerLogo,
  "preview-files": answerPreviewFile,
  "shared-preview": answerSharedPage,
  "preview-script": async () => answerFrameScript(),
};

/** What takes a file. */
export const consoleUploads: Readonly<Record<string, ConsoleUpload>> = {
  "gallery.add": addToGallery,
};

type ConsoleProcedures = typeof consoleProcedures;

export type ProcedureName = keyof ConsoleProcedures;

/** What the browser sends to a procedure. */
export type InputOf<Name extends ProcedureName> =
  ConsoleProcedures[Name] extends ConsoleProcedure<infer Input, unknown> ? Input : never;

/** What it is answered with status 200. */
export type OutputOf<Name extends ProcedureName> =
  ConsoleProcedures[Name] extends ConsoleProcedure<unknown, infer Output> ? Output : never;
