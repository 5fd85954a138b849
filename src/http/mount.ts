/** Mounts bearer operations on Elysia, which only routes: input is read by our own readers. */
import { Elysia } from "elysia";
import { ApiError, invalidRequest } from "../lib/errors.ts";
import type { Context } from "../platform/context.ts";
import type { Caller } from "./caller.ts";
import { type AnswerHeaders, errorResponse, jsonResponse } from "./envelope.ts";
import { type Operation, Reply } from "./operation.ts";
import { type JsonBody, readJsonBody, readQuery } from "./read-input.ts";
import { readUpload, uploadPlaces } from "./upload.ts";

const IDEMPOTENCY_KEY_LENGTH_MAX = 255;
const PARAM = /^[\w-]{1,64}$/;
/** Stands in for a path parameter that cannot be an id, so that it is answered like any missing one. */
const NO_SUCH_ID = "-";

/** Answers a call that has passed the gate; `headers` go onto the answer, whatever it is. */
export type OperationsFetch = (
  request: Request,
  caller: Caller,
  headers: AnswerHeaders,
) => Promise<Response>;

type Pending = { caller: Caller; headers: AnswerHeaders };

export function mountOperations(ctx: Context, operations: readonly Operation[]): OperationsFetch {
  const pending = new WeakMap<Request, Pending>();
  const app = new Elysia({ prefix: "/v1" }).onError(({ code, error, request }) => {
    const headers = pending.get(request)?.headers ?? {};
    if (code !== "NOT_FOUND") return errorResponse(error, ctx.log, headers);
    return errorResponse(new ApiError("not_found", "No such path or method."), ctx.log, headers);
  });
  for (const operation of operations) {
    app.route(
      operation.method,
      operation.path,
      ({ request, params }: { request: Request; params: Record<string, string> }) => {
        const call = pending.get(request);
        if (!call) throw new Error("an operation was reached around the gate");
        return answer(ctx, operation, request, call, params).catch((error) =>
          errorResponse(error, ctx.log, call.headers),
        );
      },
      { parse: "none" },
    );
  }
  return (request, caller, headers) => {
    pending.set(request, { caller, headers });
    return app.fetch(request) as Promise<Response>;
  };
}

async function answer(
  ctx: Context,
  operation: Operation,
  request: Request,
  { caller, headers }: Pending,
  params: Record<string, string>,
): Promise<Response> {
  if (caller.scope === "read" && operation.method !== "GET")
    throw new ApiError("forbidden", "This key may only read. Use a key with full scope.");
  const work = () => answerCall(ctx, operation, request, { caller, headers }, params);
  if (operation.upload === undefined) return work();
  return ctx.states.of(uploadPlaces).run(caller.accountId, work);
}

async function answerCall(
  ctx: Context,
  operation: Operation,
  request: Request,
  { caller, headers }: Pending,
  params: Record<string, string>,
): Promise<Response> {
  const idempotencyKey = operation.idempotent ? readIdempotencyKey(request) : undefined;
  const query = operation.query ? readQuery(request.url, operation.query) : undefined;
  const body = await readBody(ctx, operation, request);
  const result = await operation.handle(ctx, {
    principal: caller,
    params: cleanParams(params),
    query,
    body: body?.value,
    bodyHash: body?.hash ?? "",
    idempotencyKey,
  });
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

function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!/^[\x20-\x7e]+$/.test(key) || key.length > IDEMPOTENCY_KEY_LENGTH_MAX)
    throw invalidRequest(
      `\`Idempotency-Key\` must be 1 to ${IDEMPOTENCY_KEY_LENGTH_MAX} printable ASCII characters.`,
    );
  return key;
}

function cleanParams(params: Record<string, string> | undefined): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const name in params)
    clean[name] = PARAM.test(params[name] ?? "") ? (params[name] ?? "") : NO_SUCH_ID;
  return clean;
}
