/** Every procedure of the console: the one list, and the types that the browser reads from it. */
import { builderProcedures } from "./builder/builder-procedures.ts";
import { answerFrameScript } from "./builder/frame-script.ts";
import { answerPreviewFile } from "./builder/preview-files.ts";
import { answerPreviewPage } from "./builder/preview-page.ts";
import { jobProcedures } from "./job-procedures.ts";
import { joinProcedures } from "./join-procedures.ts";
import type { ConsoleOpenPage, ConsolePage, ConsoleUpload } from "./mount.ts";
import type { Procedure } from "./procedure.ts";
import { sessionProcedures } from "./session-procedures.ts";
import { siteProcedures } from "./site-procedures.ts";
import { youProcedures } from "./you-procedures.ts";

export const consoleProcedures = {
  ...sessionProcedures,
  ...joinProcedures,
  ...youProcedures,
  ...siteProcedures,
  ...jobProcedures,
  ...builderProcedures,
};

/** What is read with GET and a cookie. */
export const consolePages: Readonly<Record<string, ConsolePage>> = { preview: answerPreviewPage };

/** What a page in a sandbox asks for, which has no cookie: it is public, or signed. */
export const consoleOpenPages: Readonly<Record<string, ConsoleOpenPage>> = {
  "preview-files": answerPreviewFile,
  "preview-script": async () => answerFrameScript(),
};

/** What takes a file. */
export const consoleUploads: Readonly<Record<string, ConsoleUpload>> = {};

export type ProcedureName = keyof typeof consoleProcedures;

/** What the browser sends to a procedure. */
export type InputOf<Name extends ProcedureName> =
  (typeof consoleProcedures)[Name] extends Procedure<infer Input, unknown> ? Input : never;

/** What it is answered with status 200. */
export type OutputOf<Name extends ProcedureName> =
  (typeof consoleProcedures)[Name] extends Procedure<unknown, infer Output> ? Output : never;
