/** Every procedure of the console: the one list, and the types that the browser reads from it. */
import { jobProcedures } from "./job-procedures.ts";
import { joinProcedures } from "./join-procedures.ts";
import type { ConsolePage, ConsoleUpload } from "./mount.ts";
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
};

/** What is read with GET and a cookie. */
export const consolePages: Readonly<Record<string, ConsolePage>> = {};

/** What takes a file. */
export const consoleUploads: Readonly<Record<string, ConsoleUpload>> = {};

export type ProcedureName = keyof typeof consoleProcedures;

/** What the browser sends to a procedure. */
export type InputOf<Name extends ProcedureName> =
  (typeof consoleProcedures)[Name] extends Procedure<infer Input, unknown> ? Input : never;

/** What it is answered with status 200. */
export type OutputOf<Name extends ProcedureName> =
  (typeof consoleProcedures)[Name] extends Procedure<unknown, infer Output> ? Output : never;
