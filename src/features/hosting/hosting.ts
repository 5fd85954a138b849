/**
 * A visitor's request: by Host to a site, by path to stored bytes. It reads the database only for
 * what is not in memory, never writes it, and knows nothing but published versions, signed previews
 * of them and the routes it is given; one site's host can never reach another site's files.
 */
import { findRoute, type VisitedSite, type VisitorRoute } from "../../http/visitor-route.ts";
import type { Context } from "../../platform/context.ts";
import { PREVIEW_PARAMETER, readPreviewToken } from "../publishing/preview.ts";
import { ASSET_PREFIX, findKeptAsset } from "../publishing/stored-files.ts";
import { type HostedSite, hostedSites } from "../sites/hosted-sites.ts";
import { siteOrigin } from "../sites/origin.ts";
import { getVersion } from "../sites/release-queue.ts";
import { chooseEncoding, type Encoding } from "./accept-encoding.ts";
import { isUnchanged } from "./conditional.ts";
import { fileHeaders } from "./headers.ts";
import {
  type HostedFile,
  type HostedVersion,
  hostFile,
  type ReadyFile,
  ReadyFiles,
} from "./ready-files.ts";
import { canonicalPath, pathOf, queryOf } from "./request-path.ts";

export type Hosting = {
  /** Answers a request for `host` (normalised); undefined when no published site is there. */
  serve(
    request: Request,
    host: string,
    clientAddress: () => string,
  ): Response | undefined | Promise<Response | undefined>;
};

const CACHE_BYTES_MAX = 64 * 1024 * 1024;
/** Spellings of Accept-Encoding remembered; browsers together have about a dozen. */
const ENCODINGS_REMEMBERED_MAX = 500;

export type HostingOptions = {
  cacheBytesMax?: number | undefined;
  /** What is answered where no stored file is. */
  routes?: readonly VisitorRoute[];
};

export function createHosting(ctx: Context, options: HostingOptions = {}): Hosting {
  const { cacheBytesMax = CACHE_BYTES_MAX, routes = [] } = options;
  const directory = ctx.states.of(hostedSites);
  const readyFiles = new ReadyFiles(ctx, cacheBytesMax);
  const encodings = new Map<string, Encoding>();

  function encodingFor(header: string | null): Encoding {
    if (header === null) return "identity";
    const known = encodings.get(header);
    if (known !== undefined) return known;
    const encoding = chooseEncoding(header);
    if (encodings.size >= ENCODINGS_REMEMBERED_MAX) encodings.clear();
    encodings.set(header, encoding);
    return encoding;
  }

  /** Synchronous while everything is in memory: that is nearly every request. */
  function serveSite(
    request: Request,
    site: HostedSite,
    client: () => string,
  ): Response | Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD")
      return answerRoute(request, site, client) ?? methodNotAllowed();
    const { url } = request;
    if (url.includes(PREVIEW_PARAMETER)) return servePreview(request, site, client);
    const version = readyFiles.peekVersion(site.versionId);
    return version === undefined
      ? loadThenServe(request, site, client)
      : serveVersion(request, site, version, client);
  }

  async function loadThenServe(
    request: Request,
    site: HostedSite,
    client: () => string,
  ): Promise<Response> {
    const version = await readyFiles.loadVersion(site.versionId, site.buildId);
    return serveVersion(request, site, version, client);
  }

  function answerRoute(
    request: Request,
    site: HostedSite,
    client: () => string,
  ): Response | Promise<Response> | undefined {
    const path = pathOf(request.url);
    const found = findRoute(routes, request.method, path);
    return found?.route.answer(ctx, {
      ...{ request, path, params: found.params },
      site: toVisitedSite(ctx, site),
      clientAddress: client(),
    });
  }

  function serveVersion(
    request: Request,
    site: HostedSite,
    version: HostedVersion,
    client: () => string,
  ): Response | Promise<Response> {
    const path = pathOf(request.url);
    const hosted = version.files.get(path);
    if (hosted !== undefined) return serveFile(request, hosted, version);
    const answered = answerRoute(request, site, client);
    if (answered !== undefined) return answered;
    const canonical = canonicalPath(path);
    if (canonical !== undefined && canonical !== path && version.files.has(canonical))
      return redirect(encodeURI(canonical) + queryOf(request.url));
    if (path.startsWith(ASSET_PREFIX)) return serveKeptAsset(request, site, version, path);
    return serveNotFound(request, version);
  }

  function serveFile(
    request: Request,
    hosted: HostedFile,
    version: HostedVersion,
  ): Response | Promise<Response> {
    const encoding = encodingFor(request.headers.get("accept-encoding"));
    const ready = readyFiles.peek(hosted, encoding);
    if (ready !== undefined) return answer(request, hosted, ready);
    // Whoever only asks whether it is there need not have it drawn.
    if (hosted.file.recipe !== null && request.method === "HEAD") {
      const setting = { buildId: version.buildId, usesRecaptcha: false };
      return new Response(null, { headers: fileHeaders(hosted.file, "identity", setting) });
    }
    return readyFiles
      .load(hosted, encoding, version.buildId)
      .then((loaded) => answer(request, hosted, loaded));
  }

  async function serveKeptAsset(
    request: Request,
    site: HostedSite,
    version: HostedVersion,
    path: string,
  ): Promise<Response> {
    const file = await findKeptAsset(ctx, site.siteId, path);
    if (file === undefined) return serveNotFound(request, version);
    const hosted = version.files.get(path) ?? hostFile(file, 200);
    version.files.set(path, hosted);
    return serveFile(request, hosted, version);
  }

  function serveNotFound(request: Request, version: HostedVersion): Response | Promise<Response> {
    return version.notFound === undefined
      ? plain(404, "There is no page at this address.\n")
      : serveFile(request, version.notFound, version);
  }

  async function servePreview(
    request: Request,
    site: HostedSite,
    client: () => string,
  ): Promise<Response> {
    const token = new URL(request.url).searchParams.get(PREVIEW_PARAMETER);
    const versionId = token === null ? undefined : readPreviewToken(ctx, site.siteId, token);
    const shown =
      versionId === undefined
        ? site
        : { ...site, versionId, buildId: (await getVersion(ctx, versionId)).buildId };
    const response = await loadThenServe(request, shown, client);
    if (versionId !== undefined) response.headers.set("cache-control", "no-store");
    return response;
  }

  return {
    serve(request, host, client) {
      const site = directory.find(ctx, host);
      if (!(site instanceof Promise)) return site && serveSite(request, site, client);
      return site.then((found) => found && serveSite(request, found, client));
    },
  };
}

function toVisitedSite(ctx: Context, site: HostedSite): VisitedSite {
  const { siteId, accountId, name, slug, customDomain } = site;
  return { siteId, accountId, name, slug, customDomain, origin: siteOrigin(ctx.config, site) };
}

function answer(request: Request, hosted: HostedFile, ready: ReadyFile): Response {
  if (hosted.status === 200) {
    const ifNoneMatch = request.headers.get("if-none-match");
    if (ifNoneMatch !== null && isUnchanged(ifNoneMatch, ready.etag))
      return ready.notModified.clone();
  }
  return ready.full.clone();
}

function redirect(location: string): Response {
  return new Response(null, {
    status: 308,
    headers: { location, "cache-control": "public, max-age=3600" },
  });
}

function methodNotAllowed(): Response {
  const response = plain(405, "This page can only be read.\n");
  response.headers.set("allow", "GET, HEAD");
  return response;
}

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
