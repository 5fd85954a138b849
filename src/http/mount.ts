/** Mounts bearer operations on Elysia, which only routes: input is read by our own readers. */
import { Elysia } from "elysia";
import { ApiError, invalidRequest } from "../lib/errors.ts";
import type { Context } from "../platform/context.ts";
import type { Caller } from "./caller.ts";
import { errorResponse } from "./envelope.ts";
import { type Call, type Operation, Reply } from "./operation.ts";
import { readJsonBody, readQuery } from "./read-input.ts";

const IDEMPOTENCY_KEY_LENGTH_MAX = 255;
const PARAM = /^[\w-]{1,64}$/;
/** Stands in for a path parameter that cannot be an id, so that it is answered like any missing one. */
const NO_SUCH_ID = "-";

/** A fetch function over the operations, for callers that have passed the gate. */
export function mountOperations(
  ctx: Context,
  operations: readonly Operation[],
): (request: Request, caller: Caller) => Promise<Response> {
  const callers = new WeakMap<Request, Caller>();
  const app = new Elysia({ aot: true, prefix: "/v1" }).onError(({ code, error }) => {
    if (code === "NOT_FOUND")
      return errorResponse(new ApiError("not_found", "No such path or method."), ctx.log);
    return errorResponse(error, ctx.log);
  });
  for (const operation of operations) {
    app.route(
      operation.method,
      operation.path,
      async ({ request, params }: { request: Request; params: Record<string, string> }) => {
        const caller = callers.get(request);
        if (!caller) throw new Error("an operation was reached around the gate");
        try {
          return await answer(ctx, operation, request, caller, params);
        } catch (error) {
          return errorResponse(error, ctx.log);
        }
      },
      { parse: "none" },
    );
  }
  return async (request, caller) => {
    callers.set(request, caller);
    return app.fetch(request);
  };
}

async function answer(
  ctx: Context,
  operation: Operation,
  request: Request,
  caller: Caller,
  params: Record<string, string>,
): Promise<Response> {
  if (caller.scope === "read" && operation.method !== "GET")
    throw new ApiError("forbidden", "This key may only read. Use a key with full scope.");
  const idempotencyKey = operation.idempotent ? readIdempotencyKey(request) : undefined;
  const query = operation.query ? readQuery(request.url, operation.query) : undefined;
  const body = operation.body ? await readJsonBody(request, operation.body) : undefined;
  const call: Call<unknown, unknown> = {
    principal: caller,
    params: params && cleanParams(params),
    query,
    body: body?.value,
    bodyHash: body?.hash ?? "",
    idempotencyKey,
  };
  const result = await operation.handle(ctx, call);
  if (!(result instanceof Reply)) return json(operation.success.status, result, {});
  return json(result.status, result.body, result.headers);
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>>): Response {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
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

function cleanParams(params: Record<string, string>): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const [name, value] of Object.entries(params))
    clean[name] = PARAM.test(value) ? value : NO_SUCH_ID;
  return clean;
}
