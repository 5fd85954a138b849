/** Mounts bearer operations on Elysia, which only routes: input is read by our own readers. */
import { Elysia } from "elysia";
import { ApiError } from "../lib/errors.ts";
import { ANY_ID } from "../lib/ids.ts";
import { type Ready, recovered, whenReady } from "../lib/ready.ts";
import type { Context } from "../platform/context.ts";
import type { Caller } from "./caller.ts";
import { type AnswerHeaders, errorResponse, fileResponse, jsonResponse } from "./envelope.ts";
import { answerKeyed, readIdempotencyKey } from "./keyed-call.ts";
import { FileReply, type Operation, type RecordAnswer, Reply } from "./operation.ts";
import { type JsonBody, readJsonBody, readQuery } from "./read-input.ts";
import { readUpload, uploadPlaces } from "./upload.ts";

/** Stands in for a path parameter that cannot be an id, so that it is answered like any missing one. */
const NO_SUCH_ID = "-";

/** Answers a call that has passed the gate; `headers` go onto the answer, whatever it is. */
export type OperationsFetch = (
  request: Request,
  caller: Caller,
  headers: AnswerHeaders,
) => Ready<Response>;

type Pending = { request: Request; caller: Caller; headers: AnswerHeaders };

/** The call that a request stands for, written onto the request: what Elysia hands on is only that. */
const CALL = Symbol("call");
type RoutedRequest = Request & { [CALL]?: Pending };
type Routed = { request: RoutedRequest; params: Record<string, string> };

export function mountOperations(ctx: Context, operations: readonly Operation[]): OperationsFetch {
  const app = new Elysia({ prefix: "/v1" }).onError(({ code, error, request }) => {
    const headers = (request as RoutedRequest)[CALL]?.headers ?? {};
    if (code !== "NOT_FOUND") return errorResponse(error, ctx.log, headers);
    return errorResponse(new ApiError("not_found", "No such path or method."), ctx.log, headers);
  });
  function answerRoute(operation: Operation, { request, params }: Routed): Ready<Response> {
    const call = request[CALL];
    if (!call) throw new Error("an operation was reached around the gate");
    return recovered(
      () => answer(ctx, operation, call, params),
      (error) => errorResponse(error, ctx.log, call.headers),
    );
  }
  // Elysia takes what looks as if it might wait for something as if it always did: a function's text,
  // and anything said of a body. A bound function shows nothing, and where no body is read nothing is
  // said, so that what is answered at once also goes out at once.
  for (const operation of operations) {
    const hooks = operation.method === "GET" ? {} : ({ parse: "none" } as const);
    app.route(operation.method, operation.path, answerRoute.bind(undefined, operation), hooks);
  }
  return (request, caller, headers) => {
    const routed: RoutedRequest = routable(request);
    routed[CALL] = { request, caller, headers };
    return app.fetch(routed) as Ready<Response>;
  };
}

/** Elysia looks for the path behind the first ten characters, and so misses it behind `http://nas/`. */
const PATH_FROM = 11;

/** The request as Elysia can route it. */
function routable(request: Request): Request {
  const { url, method } = request;
  const pathAt = url.indexOf("/", "https://".length);
  if (pathAt >= PATH_FROM) return request;
  return new Request(`http://localhost${url.slice(pathAt)}`, { method });
}

function answer(
  ctx: Context,
  operation: Operation,
  call: Pending,
  params: Record<string, string>,
): Ready<Response> {
  const { caller } = call;
  if (caller.scope === "read" && operation.method !== "GET")
    throw new ApiError("forbidden", "This key may only read. Use a key with full scope.");
  if (caller.scope === "build" && operation.method !== "GET" && operation.isCreation !== true)
    throw new ApiError(
      "forbidden",
      "This key may create, and change nothing that exists. Use a key with full scope.",
    );
  if (operation.upload === undefined) return answerCall(ctx, operation, call, params);
  return ctx.states
    .of(uploadPlaces)
    .run(caller.accountId, async () => answerCall(ctx, operation, call, params));
}

/** Of a call without a key: nobody can make it again. */
const recordNothing: RecordAnswer = () => [];

function answerCall(
  ctx: Context,
  operation: Operation,
  { request, caller, headers }: Pending,
  params: Record<string, string>,
): Ready<Response> {
  const key = operation.idempotent ? readIdempotencyKey(request) : undefined;
  const query = operation.query ? readQuery(request.url, operation.query) : undefined;
  const cleaned = cleanParams(params);
  const handle = (body: JsonBody | undefined): Ready<object> => {
    const act = (record: RecordAnswer) =>
      operation.handle(ctx, {
        principal: caller,
        params: cleaned,
        query,
        body: body?.value,
        record,
      });
    if (key === undefined) return act(recordNothing);
    const bodyHash = body?.hash ?? "";
    return answerKeyed(
      ctx,
      operation,
      { accountId: caller.accountId, key, params: cleaned, bodyHash },
      act,
    );
  };
  const hasBody = operation.body !== undefined || operation.upload !== undefined;
  const result = hasBody ? readBody(ctx, operation, request).then(handle) : handle(undefined);
  return whenReady(result, (value) =>
    value instanceof FileReply
      ? fileResponse(value, headers, request)
      : toResponse(operation, value, headers),
  );
}

function toResponse(operation: Operation, result: unknown, headers: AnswerHeaders): Response {
  if (!(result instanceof Reply))
    return jsonResponse(operation.success.status, JSON.stringify(result), headers);
  const text = typeof result.body === "string" ? result.body : JSON.stringify(result.body);
  return jsonResponse(result.status, text, Object.assign(headers, result.headers));
}

async function readBody(
  ctx: Context,
  { body, upload }: Operation,
  request: Request,
): Promise<JsonBody | undefined> {
  const uploaded = upload && (await readUpload(request, upload, ctx.clock));
  // No operation that takes files compares one body with another.
  if (uploaded) return { value: uploaded, hash: "" };
  return body && readJsonBody(request, body);
}

function cleanParams(params: Record<string, string> | undefined): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const name in params)
    clean[name] = ANY_ID.test(params[name] ?? "") ? (params[name] ?? "") : NO_SUCH_ID;
  return clean;
}
