/**
 * The first look at every request: which host it is for, and from there to a hosted site, the
 * bearer API or the service's own pages. Everything the service itself answers leaves through here.
 */
import { admitCall } from "../features/accounts/room.ts";
import { CONSOLE_API, type ConsoleApi } from "../features/console/room.ts";
import type { AnswerParts, Hosting } from "../features/hosting/room.ts";
import type { Asked } from "../http/asked.ts";
import { followChanges } from "../http/changes-under-way.ts";
import { type Client, clientAddress, readClient } from "../http/client-address.ts";
import type { ClientConnection } from "../http/connection.ts";
import { type AnswerHeaders, errorResponse, isFileAnswer } from "../http/envelope.ts";
import type { OperationsFetch } from "../http/mount.ts";
import { pathOf } from "../http/path-of.ts";
import { plainText } from "../http/plain-text.ts";
import type { ServicePage, ServiceRoute } from "../http/service-route.ts";
import { findRoute } from "../http/visitor-route.ts";
import { ApiError } from "../lib/errors.ts";
import { type Ready, recovered, whenReady } from "../lib/ready.ts";
import type { Context } from "../platform/context.ts";
import type { Hosts } from "./hosts.ts";
import type { NameRoute } from "./name-route.ts";

export type FrontParts = {
  hosts: Hosts;
  hosting: Hosting;
  api: OperationsFetch;
  /** What the console's pages call. */
  consoleApi: ConsoleApi;
  /** The service's own pages by exact path. */
  pages: ReadonlyMap<string, ServicePage>;
  /** And those whose path has a name in it. */
  routes: readonly ServiceRoute[];
  /** The ones among the pages that answer on any host. */
  probes: ReadonlyMap<string, ServicePage>;
  /** For logs: a path may hold what lets its reader in. */
  nameRoute: NameRoute;
};

export type Front = (request: Request, connection: ClientConnection) => Ready<Response>;

/**
 * The answer to whoever asks from `address` for `path`, when it is a file of a site and in memory: as
 * the front would give it, all but what the runtime's server adds. Undefined for everything else.
 */
export type FindReady = (asked: Asked, path: string, address: string) => AnswerParts | undefined;

export function createFront(
  ctx: Context,
  parts: FrontParts,
): { front: Front; findReady: FindReady } {
  const answers = new FrontAnswers(ctx, parts);
  return {
    front: (request, connection) => answers.answer(request, connection),
    findReady: (asked, path, address) => answers.findReady(asked, path, address),
  };
}

class FrontAnswers {
  readonly #ctx: Context;
  readonly #parts: FrontParts;
  readonly #nextRequestId: () => string;
  readonly #follow: (answer: Ready<Response>) => void;

  constructor(ctx: Context, parts: FrontParts) {
    this.#ctx = ctx;
    this.#parts = parts;
    this.#nextRequestId = createRequestIds(ctx);
    this.#follow = followChanges(ctx);
  }

  answer(request: Request, connection: ClientConnection): Ready<Response> {
    const answer = this.#answer(request, connection);
    if (request.method === "HEAD")
      return whenReady(answer, (response) => dated(response, this.#ctx.clock.now()));
    if (request.method !== "GET") this.#follow(answer);
    return answer;
  }

  findReady(asked: Asked, path: string, address: string): AnswerParts | undefined {
    const { hosts, probes, hosting } = this.#parts;
    const host = hosts.classify(asked);
    if (host.kind !== "site" || probes.has(path)) return undefined;
    const { parts } =
      hosting.findReady(asked, host.name, path, () =>
        readClient(address, asked.headers, this.#ctx.config.trustedProxies),
      ) ?? {};
    if (parts !== undefined) this.#ctx.metrics.countVisit(parts.status);
    return parts;
  }

  #answer(request: Request, connection: ClientConnection): Ready<Response> {
    const host = this.#parts.hosts.classify(request);
    const path = pathOf(request.url);
    if (host.kind === "service" || this.#parts.probes.has(path))
      return this.#answerOwn(request, connection, path);
    return host.kind === "site"
      ? this.#answerSite(request, connection, host.name, path)
      : misdirected(this.#nextRequestId());
  }

  #clientOf(request: Request, connection: ClientConnection): string {
    const { trustedProxies } = this.#ctx.config;
    const address = connection.requestIP(request)?.address ?? "";
    return clientAddress(address, request.headers, trustedProxies);
  }

  #visitorOf(request: Request, connection: ClientConnection): Client {
    const { trustedProxies } = this.#ctx.config;
    const address = connection.requestIP(request)?.address ?? "";
    return readClient(address, request.headers, trustedProxies);
  }

  /** A visitor's page: no promise, no id and no clock on the way when it is in memory. */
  #answerSite(
    request: Request,
    connection: ClientConnection,
    host: string,
    path: string,
  ): Ready<Response> {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const finish = (answered: Response | undefined) =>
      isRead ? this.#countVisit(answered) : this.#answerSent(answered);
    try {
      const page = this.#parts.hosting.serve(request, host, path, () =>
        this.#visitorOf(request, connection),
      );
      return page instanceof Promise
        ? page.catch((error) => this.#answerFailed(error)).then(finish)
        : finish(page);
    } catch (error) {
      return finish(this.#answerFailed(error));
    }
  }

  #answerFailed(error: unknown): Response {
    return errorResponse(error, this.#ctx.log, { "x-request-id": this.#nextRequestId() });
  }

  /** What a visitor sent has an id to ask after; pages go without, because each header costs. */
  #answerSent(page: Response | undefined): Response {
    const response = this.#countVisit(page);
    // A refusal has one already, and the log has the same.
    if (!response.headers.has("x-request-id"))
      response.headers.set("x-request-id", this.#nextRequestId());
    response.headers.set("x-content-type-options", "nosniff");
    return response;
  }

  #countVisit(page: Response | undefined): Response {
    const response = page ?? misdirected(this.#nextRequestId());
    this.#ctx.metrics.countVisit(response.status);
    return response;
  }

  /** What the service itself answers, each with an id that its log lines carry too. */
  #answerOwn(request: Request, connection: ClientConnection, path: string): Ready<Response> {
    const requestId = this.#nextRequestId();
    const startedAtMs = this.#ctx.clock.monotonicMs();
    const headers: AnswerHeaders = { "x-request-id": requestId };
    const answer = recovered(
      () => this.#answerPath(request, connection, path, headers),
      (error) => errorResponse(error, this.#ctx.log, headers),
    );
    return whenReady(answer, (response) => {
      const { status } = response;
      this.#ctx.metrics.countRequest(status, this.#ctx.clock.monotonicMs() - startedAtMs);
      if (status >= 500 || this.#ctx.log.isLevelEnabled("debug"))
        this.#logRequest(idOf(response) ?? requestId, request.method, path, status);
      return response;
    });
  }

  #logRequest(requestId: string, method: string, path: string, status: number): void {
    const route = this.#parts.nameRoute(method, path);
    this.#ctx.log.info({ requestId, method, route, status }, "request");
  }

  #answerPath(
    request: Request,
    connection: ClientConnection,
    path: string,
    headers: AnswerHeaders,
  ): Ready<Response> {
    const client = this.#clientOf(request, connection);
    if (path === "/v1" || path.startsWith("/v1/")) return this.#answerApi(request, client, headers);
    if (path.startsWith(CONSOLE_API))
      return this.#parts.consoleApi(
        { request, server: connection, path, clientAddress: client },
        headers,
      );
    return this.#answerPage(request, path, client, headers);
  }

  /** The service's own pages know nothing of ids, so they get theirs here. */
  async #answerPage(
    request: Request,
    path: string,
    client: string,
    headers: AnswerHeaders,
  ): Promise<Response> {
    const page = this.#findPage(request.method, path);
    if (!page) throw new ApiError("not_found", "No such path or method.");
    const response = await page(request, client);
    // A form that failed has one already, and the log has the same.
    for (const [name, value] of Object.entries(headers))
      if (!response.headers.has(name)) response.headers.set(name, value);
    response.headers.set("x-content-type-options", "nosniff");
    return response;
  }

  #findPage(method: string, path: string): ServicePage | undefined {
    const found = findRoute(this.#parts.routes, method, path);
    if (found)
      return (request, clientAddress) =>
        found.route.answer(this.#ctx, { request, path, params: found.params, clientAddress });
    if (method !== "GET" && method !== "HEAD") return undefined;
    return this.#parts.probes.get(path) ?? this.#parts.pages.get(path);
  }

  #answerApi(request: Request, client: string, headers: AnswerHeaders): Ready<Response> {
    const admission = admitCall(this.#ctx, request.headers.get("authorization"), client);
    return whenReady(admission, ({ principal, rate, refusal }) => {
      if (rate) {
        headers["ratelimit-policy"] = rate.policy;
        headers.ratelimit = rate.state;
      }
      if (!principal) throw refusal;
      if (request.method !== "HEAD") return this.#parts.api(request, principal, headers);
      // HEAD is GET without its body, decided here so that every operation has it.
      const asGet = new Request(request, { method: "GET" });
      return whenReady(this.#parts.api(asGet, principal, headers), withoutBody);
    });
  }
}

const idOf = ({ headers }: Response): string | null => headers.get("x-request-id");

const misdirected = (requestId: string): Response =>
  plainText(421, "There is no site at this address.\n", { "x-request-id": requestId });

/** The runtime puts a date onto every answer but those to HEAD. */
function dated(response: Response, nowMs: number): Response {
  if (!response.headers.has("date")) response.headers.set("date", new Date(nowMs).toUTCString());
  return response;
}

async function withoutBody(response: Response): Promise<Response> {
  // The runtime sends its headers, and reads nothing of it.
  if (isFileAnswer(response)) return response;
  const headers = new Headers(response.headers);
  headers.set("content-length", String((await response.arrayBuffer()).byteLength));
  return new Response(null, { status: response.status, headers });
}

/** Ids that are unique over restarts and cost next to nothing: a random start and a count. */
function createRequestIds(ctx: Context): () => string {
  const prefix = Buffer.from(ctx.random.bytes(6)).toString("hex");
  // From here on a count has six digits, and two thousand million requests later seven.
  let count = 36 ** 5;
  return () => {
    count += 1;
    return `req_${prefix}${count.toString(36)}`;
  };
}
