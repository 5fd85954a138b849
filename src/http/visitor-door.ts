/**
 * The one door for visitors: everything that a stranger can send to a site, and every page that is
 * made for one who asks, comes in through here. A route declares what differs; buckets before the
 * body, bounds of size, number and time, the trap, the signed issue time and reCAPTCHA are the
 * door's, and no route can be made without them.
 */
import { ApiError, Moved } from "../lib/errors.ts";
import { networkOf } from "../lib/ip-address.ts";
import type { Ready } from "../lib/ready.ts";
import type { Draw } from "../lib/token-bucket.ts";
import type { Context } from "../platform/context.ts";
import { errorResponse } from "./envelope.ts";
import {
  FORM_BODY_BYTES_MAX,
  isSentAsJson,
  isSentInParts,
  readForm,
  requireFormType,
  type SentField,
} from "./form-reader.ts";
import { issueTime } from "./issue-time.ts";
import {
  type Judgement,
  judgeForm,
  type Proof,
  type SpamReason,
  takeControls,
} from "./judge-form.ts";
import {
  holdPictures,
  type PictureForm,
  type PictureHold,
  readPictureForm,
} from "./picture-form.ts";
import { MOVED_SECONDS, sentOn } from "./sent-on.ts";
import { readVisitorBody, tooMany } from "./visitor-body.ts";
import { type PathMatch, pathPattern, type Visit } from "./visitor-route.ts";

const PASSED = Symbol("made by the door");

/** What a visitor asks or sends, on a site's own origin or on the service's. */
export type DoorVisitor = Pick<Visit, "request" | "path" | "params" | "clientAddress">;

/** A route for visitors. Only this file makes any. */
export type DoorRoute<V extends DoorVisitor, Method extends "GET" | "POST" = "GET" | "POST"> = {
  readonly [PASSED]: true;
  /** A GET route answers HEAD as well. Stored files of the same path win over it. */
  readonly method: Method;
  readonly matches: PathMatch;
  /** Anything thrown is answered in the API's error envelope. */
  answer(ctx: Context, visit: V): Response | Promise<Response>;
};

/** On a site's own origin. */
export type VisitorRoute = DoorRoute<Visit>;

/** What a route knows of its place before the body is read, with the key of the place's bucket. */
export type DoorPlace = {
  /** From what exists, never from what was sent: `site_…/contact`. */
  readonly bucket: string;
  /** The site whose form it is, and the path that the form is sent to. */
  readonly siteId: string;
  readonly action: string;
};

/** What a form is taken with, after all checks. */
export type Taken<V extends DoorVisitor, P extends DoorPlace, Input> = {
  readonly visit: V;
  readonly place: P;
  readonly input: Input;
  /** What was sent as pictures, unread; empty where the form takes none. */
  readonly pictures: PictureForm["pictures"];
  /** With a reason it is spam: it is answered like any other, and nothing else comes of it. */
  readonly judgement: Judgement;
  /** Whether the answer is JSON; a redirect to a page, or a page, otherwise. */
  readonly wantsJson: boolean;
};

export type FormRoute<V extends DoorVisitor, P extends DoorPlace, Input> = {
  readonly path: `/${string}`;
  /** What shows that a person filled the form in. */
  readonly proof: Proof;
  readonly bodyBytesMax?: number;
  /** The form that is meant, by a look-up or two. Throws `not_found`, which is counted too. */
  find(ctx: Context, visit: V): Ready<P>;
  /** What the fields say; the door's own are not among them. Throws `invalid_request`. */
  read(
    fields: readonly SentField[],
    from: { place: P; isJson: boolean; pictureCount: number },
  ): Input;
  /** Whether pictures may come with it; without this none may. It is asked when there are parts. */
  takesPictures?(ctx: Context, place: P): Ready<boolean>;
  /** On every answer, refusals too. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** A room's own sign of spam. */
  looksLikeSpam?(input: Input): SpamReason | undefined;
  take(ctx: Context, taken: Taken<V, P, Input>): Promise<Response>;
  /** The error as callers of JSON read it. */
  explain?(error: unknown): unknown;
  /** The page that says so to a browser; undefined for what the site has a page of its own for. */
  showRefusal?(
    ctx: Context,
    visit: V,
    error: unknown,
    place: P | undefined,
  ): Ready<Response | undefined>;
};

/** A form that visitors send by POST. */
export function formRoute<V extends DoorVisitor, P extends DoorPlace, Input>(
  route: FormRoute<V, P, Input>,
): DoorRoute<V, "POST"> {
  return {
    [PASSED]: true,
    method: "POST",
    matches: pathPattern(route.path),
    async answer(ctx, visit) {
      const response = await answerForm(ctx, route, visit);
      for (const name in route.answerHeaders)
        response.headers.set(name, route.answerHeaders[name] ?? "");
      return response;
    },
  };
}

async function answerForm<V extends DoorVisitor, P extends DoorPlace, Input>(
  ctx: Context,
  route: FormRoute<V, P, Input>,
  visit: V,
): Promise<Response> {
  const asJson = wantsJson(visit.request);
  let place: P | undefined;
  let hold: PictureHold | undefined;
  try {
    place = await findPlace(ctx, visit, () => route.find(ctx, visit));
    requireToken(await ctx.buckets.form.take(`${place.bucket}/${networkOf(visit.clientAddress)}`));
    hold = holdPictures(ctx, { siteId: place.siteId, clientAddress: visit.clientAddress });
    return await route.take(ctx, await readTaken(ctx, route, { visit, place, hold, asJson }));
  } catch (error) {
    return answerRefusal(ctx, route, { visit, place, asJson }, error);
  } finally {
    hold?.leave();
  }
}

async function readTaken<V extends DoorVisitor, P extends DoorPlace, Input>(
  ctx: Context,
  route: FormRoute<V, P, Input>,
  { visit, place, hold, asJson }: { visit: V; place: P; hold: PictureHold; asJson: boolean },
): Promise<Taken<V, P, Input>> {
  requireFormType(visit.request);
  const { pictures, isJson, ...sent } = await readSent(ctx, route, { visit, place, hold });
  const { fields, controls } = takeControls(sent.fields);
  const input = route.read(fields, { place, isJson, pictureCount: pictures.length });
  const judgement = await judgeForm(ctx, {
    ...{ proof: route.proof, place, controls, clientAddress: visit.clientAddress },
    looksLikeSpam: () => route.looksLikeSpam?.(input),
  });
  return { visit, place, input, pictures, judgement, wantsJson: asJson };
}

/** Bodies of other types hold no files, and those of most forms must not. */
async function readSent<V extends DoorVisitor, P extends DoorPlace, Input>(
  ctx: Context,
  route: FormRoute<V, P, Input>,
  { visit, place, hold }: { visit: V; place: P; hold: PictureHold },
): Promise<PictureForm> {
  const takesPictures = isSentInParts(visit.request) && (await route.takesPictures?.(ctx, place));
  if (takesPictures) return readPictureForm(ctx, visit, hold);
  const bytesMax = route.bodyBytesMax ?? FORM_BODY_BYTES_MAX;
  const body = await readVisitorBody(ctx, visit, bytesMax);
  return { ...(await readForm(visit.request, body)), pictures: [] };
}

async function answerRefusal<V extends DoorVisitor, P extends DoorPlace, Input>(
  ctx: Context,
  route: FormRoute<V, P, Input>,
  { visit, place, asJson }: { visit: V; place: P | undefined; asJson: boolean },
  error: unknown,
): Promise<Response> {
  if (error instanceof Moved) return sentOn(error.location, MOVED_SECONDS);
  const explained = route.explain?.(error) ?? error;
  if (asJson) return answerAsJson(ctx, explained);
  const page = await route.showRefusal?.(ctx, visit, error, place);
  if (page === undefined) throw explained;
  if (explained instanceof ApiError) return withRetryAfter(page, explained);
  const { status, headers } = answerAsJson(ctx, explained);
  // Whoever has broken off is no fault of ours, and reads nothing.
  const shown = new Response(page.body, { status, headers: page.headers });
  shown.headers.set(REQUEST_ID, headers.get(REQUEST_ID) ?? "");
  return shown;
}

const REQUEST_ID = "x-request-id";

/** A fault of ours is logged, under the id that its answer carries. */
const answerAsJson = (ctx: Context, error: unknown): Response =>
  errorResponse(error, ctx.log, {
    ...(!(error instanceof ApiError) && { [REQUEST_ID]: ctx.ids.create("req") }),
  });

function withRetryAfter(page: Response, error: unknown): Response {
  if (error instanceof ApiError && error.retryAfterSeconds !== undefined)
    page.headers.set("retry-after", String(error.retryAfterSeconds));
  return page;
}

/**
 * A form on a site's own pages, which carry the signed time at which they were sent; and where the
 * script of a page that has been open for too long gets a fresh one.
 */
export function siteFormRoutes<P extends DoorPlace, Input>(
  route: Omit<FormRoute<Visit, P, Input>, "proof">,
): VisitorRoute[] {
  const renewal = pageRoute({
    path: `${route.path}/opened`,
    async answer(ctx, visit) {
      const issued = issueTime(ctx, await route.find(ctx, visit));
      return Response.json({ issued }, { headers: { "cache-control": "no-store" } });
    },
  });
  return [formRoute({ ...route, proof: "issue time" }), renewal];
}

/** A page, or any other answer, that is made anew for each who asks. */
export function pageRoute(route: {
  readonly path: `/${string}`;
  answer(ctx: Context, visit: Visit): Ready<Response>;
  /** The page that tells a browser of a refusal. */
  showRefusal?(ctx: Context, visit: Visit, error: unknown): Ready<Response | undefined>;
}): VisitorRoute {
  return {
    [PASSED]: true,
    method: "GET",
    matches: pathPattern(route.path),
    async answer(ctx, visit) {
      const bucket = `${visit.site.siteId}/${networkOf(visit.clientAddress)}`;
      const draw = await ctx.buckets.page.take(bucket);
      if (draw.allowed) return route.answer(ctx, visit);
      const error = tooMany(draw.retryAfterSeconds);
      const page = acceptsPages(visit.request) && (await route.showRefusal?.(ctx, visit, error));
      if (!page) throw error;
      return withRetryAfter(page, error);
    },
  };
}

/** What the pages' own script reports. Whatever comes of it, the answer is the same. */
export function beaconRoute(route: {
  readonly path: `/${string}`;
  readonly bodyBytesMax: number;
  /** By what its headers say, before anything is read. */
  isMeant(request: Request): boolean;
  take(ctx: Context, visit: Visit, text: string): void;
}): VisitorRoute {
  return {
    [PASSED]: true,
    method: "POST",
    matches: pathPattern(route.path),
    async answer(ctx, visit) {
      const { request, site, clientAddress } = visit;
      const bucket = `${site.siteId}/${networkOf(clientAddress)}`;
      // Without a length it is no beacon of ours, and could be of any size.
      const length = Number(request.headers.get("content-length") ?? Number.NaN);
      if (
        (await ctx.buckets.beacon.take(bucket)).allowed &&
        length > 0 &&
        length <= route.bodyBytesMax &&
        route.isMeant(request)
      )
        route.take(ctx, visit, await readBeacon(ctx, visit, route.bodyBytesMax));
      return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
    },
  };
}

/** Empty for what is no beacon. */
const readBeacon = (ctx: Context, visit: Visit, bytesMax: number): Promise<string> =>
  readVisitorBody(ctx, visit, bytesMax).then(
    (bytes) => new TextDecoder().decode(bytes),
    () => "",
  );

/** Looking for what is not there is counted as well, or each made-up name would be a new bucket. */
async function findPlace<P>(ctx: Context, visit: DoorVisitor, find: () => Ready<P>): Promise<P> {
  const bucket = `unknown/${networkOf(visit.clientAddress)}`;
  requireToken(await ctx.buckets.form.check(bucket));
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found")
      await ctx.buckets.form.take(bucket);
    throw error;
  }
}

function requireToken(draw: Draw): void {
  if (!draw.allowed) throw tooMany(draw.retryAfterSeconds);
}

/** What the Accept header asks for; without a word about it, what was sent. */
function wantsJson(request: Request): boolean {
  if (acceptsPages(request)) return false;
  return isSentAsJson(request) || /application\/json/i.test(request.headers.get("accept") ?? "");
}

const acceptsPages = (request: Request): boolean =>
  /text\/html/i.test(request.headers.get("accept") ?? "");
