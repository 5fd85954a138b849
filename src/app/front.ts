/**
 * The first look at every request: which host it is for, and from there to a hosted site, the
 * bearer API or the service's own pages. Everything the service itself answers leaves through here.
 */
import type { Server } from "bun";
import { admitCall } from "../features/accounts/gate.ts";
import type { Hosting } from "../features/hosting/hosting.ts";
import { clientAddress } from "../http/client-address.ts";
import { type AnswerHeaders, errorResponse } from "../http/envelope.ts";
import type { OperationsFetch } from "../http/mount.ts";
import { ApiError } from "../lib/errors.ts";
import type { Context } from "../platform/context.ts";
import type { Hosts } from "./hosts.ts";

export type ServicePage = (request: Request, client: string) => Response | Promise<Response>;

export type FrontParts = {
  hosts: Hosts;
  hosting: Hosting;
  api: OperationsFetch;
  /** The service's own pages by exact path. */
  pages: ReadonlyMap<string, ServicePage>;
  /** The ones among them that answer on any host. */
  probes: ReadonlyMap<string, ServicePage>;
};

export type Front = (request: Request, server: Server<undefined>) => Promise<Response>;

export function createFront(ctx: Context, parts: FrontParts): Front {
  const { trustedProxies } = ctx.config;
  const nextRequestId = createRequestIds(ctx);

  /** Answers for whichever host it is; `headers` go onto every answer that is made here. */
  function dispatch(
    request: Request,
    path: string,
    client: string,
    headers: AnswerHeaders,
  ): Response | Promise<Response> {
    const probe = parts.probes.get(path);
    if (probe) return probe(request, client);
    const host = parts.hosts.classify(request);
    if (host.kind === "service") return answerService(request, path, client, headers);
    if (host.kind === "unknown") return misdirected();
    const page = parts.hosting.serve(request, host.name, client);
    return page instanceof Promise
      ? page.then((found) => found ?? misdirected())
      : (page ?? misdirected());
  }

  function answerService(
    request: Request,
    path: string,
    client: string,
    headers: AnswerHeaders,
  ): Response | Promise<Response> {
    if (path === "/v1" || path.startsWith("/v1/")) return answerApi(request, client, headers);
    const page = parts.pages.get(path);
    if (page && (request.method === "GET" || request.method === "HEAD"))
      return page(request, client);
    throw new ApiError("not_found", "No such path or method.");
  }

  async function answerApi(
    request: Request,
    client: string,
    headers: AnswerHeaders,
  ): Promise<Response> {
    const authorization = request.headers.get("authorization");
    const admission = await admitCall(ctx, authorization, client);
    if (admission.rate) {
      headers["ratelimit-policy"] = admission.rate.policy;
      headers.ratelimit = admission.rate.state;
    }
    if (!admission.principal) throw admission.refusal;
    if (request.method !== "HEAD") return parts.api(request, admission.principal, headers);
    // HEAD is GET without its body, decided here so that every operation has it.
    const asGet = new Request(request, { method: "GET" });
    return withoutBody(await parts.api(asGet, admission.principal, headers));
  }

  return async (request, server) => {
    const requestId = nextRequestId();
    const startedAtMs = ctx.clock.monotonicMs();
    const path = pathOf(request.url);
    const headers: AnswerHeaders = { "x-request-id": requestId };
    let response: Response;
    try {
      const peer = server.requestIP(request)?.address ?? "";
      const client = clientAddress(peer, request.headers, trustedProxies);
      response = await dispatch(request, path, client, headers);
    } catch (error) {
      response = errorResponse(error, ctx.log, headers);
    }
    if (!response.headers.has("x-request-id")) response.headers.set("x-request-id", requestId);
    ctx.metrics.countRequest(response.status, ctx.clock.monotonicMs() - startedAtMs);
    if (response.status >= 500 || ctx.log.isLevelEnabled("debug"))
      ctx.log.info({ requestId, method: request.method, path, status: response.status }, "request");
    return response;
  };
}

/**
 * The path of a request's URL without parsing all of it; Bun has normalised it already, and leaves
 * out the origin when the Host header cannot be one.
 */
function pathOf(url: string): string {
  const start = url.startsWith("/") ? 0 : url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

function misdirected(): Response {
  return new Response("There is no site at this address.\n", {
    status: 421,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}

async function withoutBody(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("content-length", String((await response.arrayBuffer()).byteLength));
  return new Response(null, { status: response.status, headers });
}

/** Ids that are unique over restarts and cost next to nothing: a random start and a count. */
function createRequestIds(ctx: Context): () => string {
  const prefix = Buffer.from(ctx.random.bytes(6)).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `req_${prefix}${count.toString(36).padStart(6, "0")}`;
  };
}
