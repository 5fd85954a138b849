/**
 * A visitor's request: by Host to a site, by path to stored bytes. It reads the database only for
 * what is not in memory, never writes it, and knows nothing but published builds, signed previews
 * of them and the routes it is given; one site's host can never reach another site's files.
 */
import type { Asked } from "../../http/asked.ts";
import type { Client } from "../../http/client-address.ts";
import { plainText } from "../../http/plain-text.ts";
import { MOVED_SECONDS, sentOn } from "../../http/sent-on.ts";
import type { VisitorRoute } from "../../http/visitor-door.ts";
import { findRoute, listMethods, type Visit, type VisitedSite } from "../../http/visitor-route.ts";
import { isUnchanged } from "../../lib/conditional.ts";
import { ApiError } from "../../lib/errors.ts";
import type { Ready } from "../../lib/ready.ts";
import type { Context } from "../../platform/context.ts";
import { PHOTO, PREVIEW_PARAMETER, readPreviewToken } from "../publishing/room.ts";
import {
  findNewOrigin,
  type HostedSite,
  type HostedSites,
  hostedSites,
  siteOrigin,
} from "../sites/room.ts";
import { ASSET_PREFIX, type Encoding, findKeptAsset } from "../versions/room.ts";
import { AcceptedEncodings } from "./accepted-encodings.ts";
import { orAsItIsNow } from "./changed-meanwhile.ts";
import { dropOutdated } from "./outdated-builds.ts";
import type { ReadyAnswer } from "./ready-answer.ts";
import {
  type HostedBuild,
  type HostedFile,
  hostFile,
  type ReadyFile,
  ReadyFiles,
} from "./ready-files.ts";
import { canonicalPath, queryOf } from "./request-path.ts";
import { keepAtHand, unlessAway } from "./server-away.ts";
import type { SharedFile, WantedFile } from "./threads/messages.ts";
import { describeUndrawn } from "./undrawn-picture.ts";

/** A request that has found its site. */
type Arrival = {
  readonly request: Request;
  /** As sent, without the query. */
  readonly path: string;
  readonly site: HostedSite;
  readonly client: () => Client;
  /** What the site's owner sees of a build beforehand is no visit. */
  readonly isPreview: boolean;
};

/** Who is sent a stored file. */
type Visitor = Pick<Arrival, "site" | "client" | "isPreview"> & { readonly request: Asked };

/** Told of every page that a visitor is sent, or has already; on the hot path, so it must be quick. */
export type PageListener = (page: {
  readonly request: Asked;
  readonly site: HostedSite;
  /** The page's own path, whatever spelling it was asked for in. */
  readonly path: string;
  readonly client: () => Client;
}) => void;

/** Larger files are better kept once than once a thread. */
const SHARED_BYTES_MAX = 8 * 1024 * 1024;
const CACHE_BYTES_MAX = 64 * 1024 * 1024;
/** How long a browser may keep that a path is spelt otherwise. */
const SPELLING_SECONDS = 3_600;

export type HostingOptions = {
  cacheBytesMax?: number | undefined;
  /** What is answered where no stored file is. */
  routes?: readonly VisitorRoute[];
  onPage?: PageListener;
};

export class Hosting {
  readonly #ctx: Context;
  readonly #directory: HostedSites;
  readonly #readyFiles: ReadyFiles;
  readonly #encodings = new AcceptedEncodings();
  readonly #routes: readonly VisitorRoute[];
  readonly #onPage: PageListener | undefined;

  constructor(ctx: Context, options: HostingOptions = {}) {
    const { cacheBytesMax = CACHE_BYTES_MAX, routes = [], onPage } = options;
    this.#ctx = ctx;
    this.#directory = ctx.states.of(hostedSites);
    this.#readyFiles = new ReadyFiles(ctx, cacheBytesMax);
    this.#routes = routes;
    this.#onPage = onPage;
    keepAtHand(ctx, this.#directory, this.#readyFiles);
    dropOutdated(ctx, this.#directory, this.#readyFiles);
  }

  /** Answers a request for `path` of `host` (normalised); undefined when no published site is there. */
  serve(
    request: Request,
    host: string,
    path: string,
    client: () => Client,
  ): Ready<Response | undefined> {
    const find = (attempt: number): Ready<Response | undefined> => {
      const found = this.#directory.find(this.#ctx, host);
      const serveFound = (site: HostedSite | undefined): Ready<Response | undefined> => {
        if (site === undefined) return this.#sendElsewhere(request, host, path);
        const sent = this.#sendOn(request, host, path, site);
        if (sent !== undefined) return sent;
        const answer = this.#serveSite({ request, path, site, client, isPreview: false });
        // What a form brought is taken once.
        const mayRepeat = attempt === 0 && (request.method === "GET" || request.method === "HEAD");
        return answer instanceof Promise && mayRepeat
          ? orAsItIsNow(this.#ctx, site, answer, () => find(1))
          : answer;
      };
      return found instanceof Promise ? found.then(serveFound) : serveFound(found);
    };
    const answer = find(0);
    return answer instanceof Promise ? unlessAway(this.#ctx, request, answer) : answer;
  }

  /**
   * The answer where a stored file at the site's own address is asked for and all of it is in memory:
   * the same as `serve` would give. Undefined for everything else.
   */
  findReady(
    request: Asked,
    host: string,
    path: string,
    client: () => Client,
  ): ReadyAnswer | undefined {
    if (!isRead(request) || request.url.includes(PREVIEW_PARAMETER)) return undefined;
    const site = this.#directory.peek(host);
    if (site === undefined || isOtherName(site, host)) return undefined;
    const hosted = this.#readyFiles.peekBuild(site.buildId)?.files.get(path);
    if (hosted === undefined) return undefined;
    const ready = this.#readyFiles.peek(hosted, this.#encodingFor(request));
    return ready && this.#choose({ request, site, client, isPreview: false }, hosted, ready);
  }

  /**
   * What a hosting thread may keep and answer by itself: a stored file at the site's own address.
   * Undefined for everything else, and for what has changed while it was read.
   */
  share(wanted: WantedFile): Promise<SharedFile | undefined> {
    return share(this.#readyFiles, wanted, () => this.#directory.find(this.#ctx, wanted.host));
  }

  /** Synchronous while everything is in memory: that is nearly every request. */
  #serveSite(arrival: Arrival): Ready<Response> {
    const { request, path } = arrival;
    if (!isRead(request))
      return this.#answerRoute(arrival) ?? methodNotAllowed(listMethods(this.#routes, path));
    const previewed = request.url.includes(PREVIEW_PARAMETER) && this.#readPreview(arrival);
    if (previewed) return this.#servePreview(arrival, previewed);
    return this.#serveLoaded(arrival);
  }

  #serveLoaded(arrival: Arrival): Ready<Response> {
    const build = this.#readyFiles.peekBuild(arrival.site.buildId);
    return build === undefined ? this.#loadThenServe(arrival) : this.#serveBuild(arrival, build);
  }

  async #loadThenServe(arrival: Arrival): Promise<Response> {
    return this.#serveBuild(arrival, await this.#readyFiles.loadBuild(arrival.site.buildId));
  }

  #answerRoute(arrival: Arrival): Ready<Response> | undefined {
    const { request, path, site, client } = arrival;
    const found = findRoute(this.#routes, request.method, path);
    if (found === undefined) return undefined;
    const visit: Visit = {
      ...{ request, path, params: found.params },
      site: toVisitedSite(this.#ctx, site),
      clientAddress: client().address,
    };
    return acceptsPages(request)
      ? this.#answerPerson(arrival, found.route, visit)
      : found.route.answer(this.#ctx, visit);
  }

  /** What a route does not know is, for a person, a page that the site does not have. */
  async #answerPerson(arrival: Arrival, route: VisitorRoute, visit: Visit): Promise<Response> {
    try {
      return await route.answer(this.#ctx, visit);
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Of a site that was removed while the request came in there is no page to load any more.
      const build = await this.#readyFiles.loadBuild(arrival.site.buildId).catch(() => undefined);
      return build === undefined ? noPage() : this.#serveNotFound(arrival, build);
    }
  }

  #serveBuild(arrival: Arrival, build: HostedBuild): Ready<Response> {
    const { request, path } = arrival;
    const hosted = build.files.get(path);
    if (hosted?.isFormer) return this.#serveFormer(arrival, hosted, build);
    if (hosted !== undefined) return this.#serveFile(arrival, hosted, build);
    const answered = this.#answerRoute(arrival);
    if (answered !== undefined) return answered;
    const canonical = canonicalPath(path);
    if (canonical !== undefined && canonical !== path && build.files.has(canonical))
      return sentOn(encodeURI(canonical) + queryOf(request.url), SPELLING_SECONDS);
    if (path.startsWith(ASSET_PREFIX)) return this.#serveKeptAsset(arrival, build, path);
    return this.#serveNotFound(arrival, build);
  }

  #serveFile(arrival: Arrival, hosted: HostedFile, build: HostedBuild): Ready<Response> {
    const { request } = arrival;
    const encoding = this.#encodingFor(request);
    const ready = this.#readyFiles.peek(hosted, encoding);
    if (ready !== undefined) return this.#choose(arrival, hosted, ready).response();
    const { recipe } = hosted.file;
    if (recipe !== null && recipe !== PHOTO && request.method === "HEAD")
      return describeUndrawn(hosted.file, { request, fingerprint: build.fingerprint });
    return this.#readyFiles
      .load(hosted, encoding, build.fingerprint)
      .catch((error: unknown) => {
        // Whoever takes this encoding takes the plain file, too.
        const plainFile = this.#readyFiles.peek(hosted, "identity");
        if (plainFile === undefined) throw error;
        return plainFile;
      })
      .then((loaded) => this.#choose(arrival, hosted, loaded).response())
      .catch((error: unknown) => {
        // A photograph that its owner has deleted while these pages wait to be made anew.
        if (!isMissing(error) || hosted === build.notFound) throw error;
        return this.#serveNotFound(arrival, build);
      });
  }

  #encodingFor({ headers }: Asked): Encoding {
    return this.#encodings.choose(headers.get("accept-encoding"));
  }

  #choose(visitor: Visitor, hosted: HostedFile, ready: ReadyFile): ReadyAnswer {
    const { request, site, client } = visitor;
    if (
      hosted.status === 200 &&
      hosted.isPage &&
      this.#onPage !== undefined &&
      request.method === "GET" &&
      !visitor.isPreview
    )
      this.#onPage({ request, site, path: hosted.file.path, client });
    const ifNoneMatch = request.headers.get("if-none-match");
    if (ready.issued !== undefined) return ready.issued.answer(this.#ctx, site.siteId, ifNoneMatch);
    if (hosted.status !== 200) return ready.full;
    const isKnown = ifNoneMatch !== null && isUnchanged(ifNoneMatch, ready.etag);
    return isKnown ? ready.notModified : ready.full;
  }

  // A photograph that is on no page any more was deleted.
  async #serveKeptAsset(arrival: Arrival, build: HostedBuild, path: string): Promise<Response> {
    const file = await findKeptAsset(this.#ctx, arrival.site.siteId, path, PHOTO);
    if (file === undefined) return this.#serveNotFound(arrival, build);
    const hosted = build.files.get(path) ?? { ...hostFile(file, 200), isFormer: true };
    build.files.set(path, hosted);
    return this.#serveFile(arrival, hosted, build);
  }

  /** An asset that was found in a former build; that build may have been pruned since. */
  #serveFormer(arrival: Arrival, hosted: HostedFile, build: HostedBuild): Ready<Response> {
    const { path } = hosted.file;
    const answer = this.#serveFile(arrival, hosted, build);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch(() => {
      build.files.delete(path);
      return this.#serveKeptAsset(arrival, build, path);
    });
  }

  #serveNotFound(arrival: Arrival, build: HostedBuild): Ready<Response> {
    return build.notFound === undefined
      ? noPage()
      : this.#serveFile(arrival, build.notFound, build);
  }

  /** The build that a signed parameter asks for; whatever else it holds is no parameter. */
  #readPreview({ request, site }: Arrival): string | undefined {
    const token = new URLSearchParams(queryOf(request.url)).get(PREVIEW_PARAMETER);
    return token === null ? undefined : readPreviewToken(this.#ctx, site.siteId, token);
  }

  async #servePreview(arrival: Arrival, buildId: string): Promise<Response> {
    const shown = { ...arrival.site, buildId };
    const response = await this.#serveLoaded({ ...arrival, site: shown, isPreview: true });
    response.headers.set("cache-control", "no-store");
    return response;
  }

  /**
   * Visitors of a name that is not the site's address are sent there. Forms on pages that are still
   * open keep their own origin, and so does a domain that is being made ready.
   */
  #sendOn(request: Request, host: string, path: string, site: HostedSite): Response | undefined {
    if (!isOtherName(site, host) || !isRead(request)) return undefined;
    return sentOn(siteOrigin(this.#ctx.config, site) + path + queryOf(request.url), MOVED_SECONDS);
  }

  /** A site whose account was moved to another instance; forms are sent there too, as they are. */
  async #sendElsewhere(
    request: Request,
    host: string,
    path: string,
  ): Promise<Response | undefined> {
    const origin = await findNewOrigin(this.#ctx, host);
    return origin === undefined
      ? undefined
      : sentOn(origin + path + queryOf(request.url), MOVED_SECONDS);
  }
}

function toVisitedSite(ctx: Context, site: HostedSite): VisitedSite {
  const { siteId, accountId, name, slug, customDomain, liveDomain } = site;
  const origin = siteOrigin(ctx.config, site);
  return { siteId, accountId, name, slug, customDomain, liveDomain, origin };
}

async function share(
  files: ReadyFiles,
  wanted: WantedFile,
  findSite: () => Ready<HostedSite | undefined>,
): Promise<SharedFile | undefined> {
  const { host, path, encoding } = wanted;
  const site = await findSite();
  if (site === undefined || isOtherName(site, host)) return undefined;
  const build = await files.loadBuild(site.buildId);
  const hosted = build.files.get(path);
  if (hosted === undefined) return undefined;
  const ready =
    files.peek(hosted, encoding) ?? (await files.load(hosted, encoding, build.fingerprint));
  if (ready.bytes > SHARED_BYTES_MAX) return undefined;
  const full = ready.full.response();
  const page = { ...wanted, siteId: site.siteId, accountId: site.accountId, isPage: hosted.isPage };
  const shared: SharedFile = ready.issued
    ? { ...page, issued: ready.issued.parts }
    : {
        ...page,
        stored: {
          ...{ etag: ready.etag, bytes: await full.bytes() },
          headers: [...full.headers],
          validators: [...ready.notModified.response().headers],
        },
      };
  // Whoever was told of a change meanwhile would keep what was before it.
  return findSite() === site ? shared : undefined;
}

const isRead = ({ method }: Asked): boolean => method === "GET" || method === "HEAD";

const isOtherName = (site: HostedSite, host: string): boolean =>
  host !== site.host && host !== site.customDomain;

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "not_found";

const acceptsPages = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.get("accept") ?? "");

/** What no route has is a page or a file. */
const noPage = (): Response => plainText(404, "There is no page at this address.\n");

const methodNotAllowed = (methods: readonly string[]): Response =>
  methods.length === 0
    ? plainText(405, "This page can only be read.\n", { allow: "GET, HEAD" })
    : plainText(405, "This address takes no such request.\n", { allow: methods.join(", ") });
