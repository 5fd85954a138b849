/** Takes calls of the console: whose they are, whether they may, what they hold, in that order. */
import type { ClientConnection } from "../../../http/connection.ts";
import type { AnswerHeaders } from "../../../http/envelope.ts";
import { jsonResponse } from "../../../http/envelope.ts";
import { JSON_BODY_BYTES_MAX, parseJson } from "../../../http/read-input.ts";
import { readVisitorBody, tooMany } from "../../../http/visitor-body.ts";
import { emailKeyOf } from "../../../lib/email-key.ts";
import { ApiError, invalidRequest } from "../../../lib/errors.ts";
import { ANY_ID } from "../../../lib/ids.ts";
import { networkOf } from "../../../lib/ip-address.ts";
import type { Context } from "../../../platform/context.ts";
import { isAtLeast, type Role, withAudit } from "../../people/room.ts";
import { failureResponse, readInput } from "./answer.ts";
import { findCaller, findSubject, type Requester, type SignedInCaller } from "./caller.ts";
import { readSessionCookie, sessionCookie } from "./cookie.ts";
import type { ConsoleProcedure, FoundCall, ProcedureTable } from "./procedure.ts";
import { requireNoOtherPage, requireOwnPage } from "./same-origin.ts";

export const CONSOLE_API = "/console/api/";

/** One request below `/console/api/`, as the front hands it on. */
export type ConsoleRequest = {
  readonly request: Request;
  readonly server: ClientConnection;
  readonly path: string;
  readonly clientAddress: string;
};

/** What is answered to GET, by the first part of the path behind `/console/api/`. */
export type ConsolePage = (
  ctx: Context,
  from: ConsoleRequest,
  caller: SignedInCaller,
) => Promise<Response>;

/** Something that takes another body than JSON. */
export type ConsoleUpload = ConsolePage;

/** What is answered to GET without a session. */
export type ConsoleOpenPage = (ctx: Context, from: ConsoleRequest) => Promise<Response>;

export type ConsoleParts = {
  procedures: ProcedureTable;
  openPages: Readonly<Record<string, ConsoleOpenPage>>;
  pages: Readonly<Record<string, ConsolePage>>;
  uploads: Readonly<Record<string, ConsoleUpload>>;
};

/** Of those who have not signed in: passwords, tokens and what an authenticator says are short. */
const STRANGER_BODY_BYTES_MAX = 64 * 1024;

export type ConsoleApi = (from: ConsoleRequest, headers: AnswerHeaders) => Promise<Response>;

const signInFirst = () => new ApiError("unauthorized", "Sign in first.");
const unknownCall = () => new ApiError("not_found", "No such path or method.");
export const notAllowed = () =>
  new ApiError("forbidden", "Your role in this account does not include that.");

export function mountConsole(ctx: Context, parts: ConsoleParts): ConsoleApi {
  return async (from, headers) => {
    try {
      const { method } = from.request;
      if (method === "POST") return await answerPost(ctx, parts, from, headers);
      if (method === "GET" || method === "HEAD") return await answerGet(ctx, parts, from, headers);
      throw unknownCall();
    } catch (error) {
      return failureResponse(error, ctx.log, headers);
    }
  };
}

/**
 * Pages that are shown in a sandbox, in which their own links count as another site's. They change
 * nothing, and show nothing to the page that led to them.
 */
const LINKED_PAGES = new Set(["preview"]);

/** Whether the answer is to be a window's page, not a part of another page. */
const isOpenedAlone = ({ headers }: Request): boolean =>
  headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";

async function answerGet(
  ctx: Context,
  { pages, openPages }: ConsoleParts,
  from: ConsoleRequest,
  headers: AnswerHeaders,
): Promise<Response> {
  const [name = ""] = from.path.slice(CONSOLE_API.length).split("/", 1);
  const openPage = Object.hasOwn(openPages, name) ? openPages[name] : undefined;
  if (openPage) return withHeaders(await openPage(ctx, from), headers);
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!page) throw unknownCall();
  if (!LINKED_PAGES.has(name) || !isOpenedAlone(from.request)) requireNoOtherPage(from.request);
  const caller = await findCaller(ctx, readSessionCookie(ctx, from.request.headers));
  if (!caller) throw signInFirst();
  await drawToken(ctx, from, caller);
  return withHeaders(await page(ctx, from, caller), headers);
}

async function answerPost(
  ctx: Context,
  { procedures, uploads }: ConsoleParts,
  from: ConsoleRequest,
  headers: AnswerHeaders,
): Promise<Response> {
  const { request, path } = from;
  const name = path.slice(CONSOLE_API.length);
  const upload = Object.hasOwn(uploads, name) ? uploads[name] : undefined;
  const procedure = Object.hasOwn(procedures, name) ? procedures[name] : undefined;
  if (!procedure && !upload) throw unknownCall();
  requireOwnPage(ctx, request);
  const caller = await findCaller(ctx, readSessionCookie(ctx, request.headers));
  if (upload) {
    if (!caller) throw signInFirst();
    await drawToken(ctx, from, caller);
    return withHeaders(await upload(ctx, from, caller), headers);
  }
  if (!procedure) throw unknownCall();
  if (!caller && procedure.access !== "anyone") throw signInFirst();
  await drawToken(ctx, from, caller);
  const answer = await runProcedure(ctx, { name, procedure, caller, from, headers });
  return jsonResponse(200, JSON.stringify(answer ?? {}), headers);
}

/** Before a body is read: of the person, and of the network where nobody is known. Throws `rate_limited`. */
async function drawToken(
  ctx: Context,
  from: ConsoleRequest,
  caller: SignedInCaller | undefined,
): Promise<void> {
  const { console, page } = ctx.buckets;
  const draw = await (caller
    ? console.take(caller.user.id)
    : page.take(`console/${networkOf(from.clientAddress)}`));
  if (!draw.allowed) throw tooMany(draw.retryAfterSeconds);
}

type Run = {
  name: string;
  procedure: ConsoleProcedure;
  caller: SignedInCaller | undefined;
  from: ConsoleRequest;
  headers: AnswerHeaders;
};

async function runProcedure(ctx: Context, run: Run): Promise<unknown> {
  const { name, procedure, caller, from, headers } = run;
  const sent = await readJson(ctx, from, caller ? JSON_BODY_BYTES_MAX : STRANGER_BODY_BYTES_MAX);
  const { access, scope } = procedure;
  if (access === "operator" && !caller?.user.isOperator) throw notAllowed();
  const place =
    caller && scope !== "none" ? await findSubject(ctx, caller, scope, sent) : undefined;
  if (place && isRole(access) && !isAtLeast(place.role, access)) throw notAllowed();
  const found: FoundCall = {
    input: readInput(procedure.schema, sent),
    visitor: visitorOf(ctx, from, headers),
    caller,
    ...{ account: place?.account, role: place?.role, site: place?.site },
  };
  if (!procedure.changes) return procedure.run(ctx, found);
  const audited = withAudit(ctx, () => ({
    ...{ userId: caller?.user.id, by: caller ? "person" : "nobody known", action: name },
    ...{ accountId: place?.account.id, target: targetOf(sent) },
    subjectKey: subjectKeyOf(found.input),
  }));
  return procedure.run(audited, found);
}

const isRole = (access: ConsoleProcedure["access"]): access is Role =>
  access === "owner" || access === "editor" || access === "viewer";

function visitorOf(ctx: Context, from: ConsoleRequest, headers: AnswerHeaders): Requester {
  return {
    clientAddress: from.clientAddress,
    userAgent: from.request.headers.get("user-agent") ?? "",
    origin: from.request.headers.get("origin") ?? ctx.config.publicUrl,
    setCookie(token) {
      headers["set-cookie"] = sessionCookie(ctx, token);
    },
    keepCookie() {
      const token = readSessionCookie(ctx, from.request.headers);
      if (token !== undefined) headers["set-cookie"] = sessionCookie(ctx, token);
    },
  };
}

async function readJson(
  ctx: Context,
  from: ConsoleRequest,
  bytesMax: number,
): Promise<Record<string, unknown>> {
  const type = from.request.headers.get("content-type") ?? "";
  if (!/^application\/json *(; *charset *= *"?utf-8"? *)?$/i.test(type))
    throw invalidRequest("Send the body as JSON, with Content-Type: application/json.");
  const value = parseJson(await readVisitorBody(ctx, from, bytesMax));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidRequest("The body must be a JSON object.");
  return value as Record<string, unknown>;
}

/** The ids that were sent, which say what it was done to; texts stay out of the log. */
function targetOf(sent: Readonly<Record<string, unknown>>): Record<string, string> {
  const ids = Object.entries(sent).filter(
    (entry): entry is [string, string] =>
      /^(?:id|[a-z]{1,20}Id)$/.test(entry[0]) &&
      typeof entry[1] === "string" &&
      ANY_ID.test(entry[1]),
  );
  return Object.fromEntries(ids);
}

/** The person it is done to: an address has passed its schema by now, which bounds it. */
function subjectKeyOf(input: unknown): string | undefined {
  const email = typeof input === "object" && input !== null && "email" in input && input.email;
  return typeof email === "string" ? emailKeyOf(email) : undefined;
}

function withHeaders(response: Response, headers: AnswerHeaders): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set("x-content-type-options", "nosniff");
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}
