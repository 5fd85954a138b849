/**
 * Pages of a draft or a version, for those who may see the site in the console. They are answered in a
 * sandbox: without the console's origin, without forms, and with no script but our own.
 */
import * as v from "valibot";
import { ApiError, notFound } from "../../../../lib/errors.ts";
import { FairSemaphore } from "../../../../lib/fair-semaphore.ts";
import { networkOf } from "../../../../lib/ip-address.ts";
import type { Context } from "../../../../platform/context.ts";
import { defineState } from "../../../../platform/room-state.ts";
import {
  ADDABLE_KINDS,
  BLOCK_VARIANTS,
  type Block,
  blockSchema,
  createBlock,
  type SiteDocument,
  type Tokens,
  tokensSchema,
} from "../../../design/room.ts";
import { assignImages, gatherSite, toGalleryImage } from "../../../publishing/room.ts";
import { findReviewLink } from "../../../reviews/room.ts";
import { getSiteRecord, type SiteRow, siteOrigin } from "../../../sites/room.ts";
import type { ShownPage } from "../../builder-model.ts";
import { findSubject, type SignedInCaller } from "../caller.ts";
import type { ConsoleRequest } from "../mount.ts";
import { FRAME_SCRIPT_PATH, SAMPLE_SCRIPT_ELEMENT, SAMPLE_SCRIPT_SOURCE } from "./frame-script.ts";
import { readPreviewDocument } from "./preview-document.ts";
import { previewFiles } from "./preview-files.ts";

const PREVIEW_PAGES = "/console/api/preview";
const SHARED_PAGES = "/console/api/shared-preview";

/** A page is laid out on the event loop, so that other work has its turn between two; one at a time for each who asks. */
const previewPlaces = defineState(() => new FairSemaphore(2, 1));

/** `GET /console/api/preview/{siteId}/{draft|versionId}/{path}` */
export async function answerPreviewPage(
  ctx: Context,
  { request, path }: ConsoleRequest,
  caller: SignedInCaller,
): Promise<Response> {
  const [, , , , siteId = "", which = "", ...rest] = path.split("/");
  const { site } = await findSubject(ctx, caller, "site", { siteId });
  if (site === undefined) throw notFound("site");
  return answerShown(ctx, request, caller.user.id, {
    ...{ site, which, path: `/${rest.join("/")}` },
    pages: `${PREVIEW_PAGES}/${site.id}/${which}`,
    script: new URL(request.url).searchParams.has("read") ? READ_ONLY_SCRIPT : FRAME_SCRIPT_PATH,
    document: await readPreviewDocument(ctx, siteId, which),
  });
}

/** A page of the draft for whoever has just changed it: what they would ask for next. */
export async function renderDraftPage(
  ctx: Context,
  { site, reader, path, scheme }: ShownPage & { site: SiteRow; reader: string },
): Promise<string | undefined> {
  const document = await readPreviewDocument(ctx, site.id, "draft");
  return ctx.states.of(previewPlaces).run(reader, () =>
    render(ctx, {
      ...{ site, which: "draft", path, document },
      ...{ pages: `${PREVIEW_PAGES}/${site.id}/draft`, script: FRAME_SCRIPT_PATH },
      searchParams: new URLSearchParams({ scheme }),
    }),
  );
}

/** Reads of it, and nothing is written in it: the frame's script makes no text editable. */
const READ_ONLY_SCRIPT = `${FRAME_SCRIPT_PATH}#read`;

/** `GET /console/api/shared-preview/{token}/{path}`: the same for whoever has the link. */
export async function answerSharedPage(
  ctx: Context,
  { request, path, clientAddress }: ConsoleRequest,
): Promise<Response> {
  const [, , , , token = "", ...rest] = path.split("/");
  const link = await findReviewLink(ctx, token);
  const reader = `review ${link.id} ${networkOf(clientAddress)}`;
  await requirePageToken(ctx, reader);
  return answerShown(ctx, request, reader, {
    site: await getSiteRecord(ctx, link.siteId),
    ...{ which: link.shows, path: `/${rest.join("/")}` },
    ...{ pages: `${SHARED_PAGES}/${token}`, script: READ_ONLY_SCRIPT },
    document: await readPreviewDocument(ctx, link.siteId, link.shows),
  });
}

/** A page is rendered for each who asks. Throws `rate_limited`. */
async function requirePageToken(ctx: Context, key: string): Promise<void> {
  const draw = await ctx.buckets.page.take(key);
  if (draw.allowed) return;
  throw new ApiError("rate_limited", `Too many pages. Try again in ${draw.retryAfterSeconds} s.`, {
    retryAfterSeconds: draw.retryAfterSeconds,
  });
}

async function answerShown(
  ctx: Context,
  request: Request,
  reader: string,
  what: Omit<Showing, "searchParams">,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const html = await ctx.states.of(previewPlaces).run(reader, async () => {
    await Bun.sleep(0);
    return render(ctx, { ...what, searchParams });
  });
  if (html === undefined) throw notFound("page");
  return new Response(request.method === "HEAD" ? null : html, { headers: HEADERS });
}

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  // Styles come with each page and change while it is open, which a hash could not allow.
  "content-security-policy": [
    "sandbox allow-scripts",
    "default-src 'none'",
    `script-src 'self' ${SAMPLE_SCRIPT_SOURCE}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; "),
};

type Showing = {
  site: SiteRow;
  which: string;
  document: SiteDocument;
  path: string;
  /** In front of the paths of the site's other pages. */
  pages: string;
  script: string;
  searchParams: URLSearchParams;
};

async function render(ctx: Context, showing: Showing): Promise<string | undefined> {
  const { site, which, path, pages, script, searchParams } = showing;
  const styled = { ...showing.document, tokens: readTokens(showing.document.tokens, searchParams) };
  const origin = siteOrigin(ctx.config, site);
  const siteId = site.id;
  const { images, shown, options } = await gatherSite(ctx, { siteId, origin, document: styled });
  const document = assignImages(styled, images);
  const galleryImages = images.map(toGalleryImage).reverse();
  const everything = { siteId, origin, galleryImages, ...shown, ...options };
  const place = {
    pages,
    assets: previewFiles(ctx, site.id, which, document.tokens.typePair),
  };
  const { renderPreviewBlock, renderPreviewPage } = await import("../../../renderer/room.ts");
  const block = findSample(document, path, searchParams);
  if (block !== undefined)
    return inTheMiddle(asSample(renderPreviewBlock(document, everything, block, place)));
  if (!searchParams.has("still"))
    return renderPreviewPage(document, everything, path, { ...place, script });
  const html = renderPreviewPage(document, everything, path, place);
  return html && asSample(html);
}

/** A picture of a page, or of a block: nothing can be chosen or written in it. */
const asSample = (html: string): string =>
  html.replace("</body>", `${SAMPLE_SCRIPT_ELEMENT}</body>`);

/** A block that is lower than its picture stands in the middle of it; of a higher one the beginning is seen. */
const inTheMiddle = (html: string): string => html.replace("</head>", `${MIDDLE}</head>`);
const MIDDLE = `<style>body{align-content:safe center!important;display:grid!important;
  grid-template:auto/minmax(0,1fr)!important;min-height:100vh!important}</style>`;

/** The site's look with what the address asks for instead: what a choice of styles shows. */
function readTokens(tokens: Tokens, asked: URLSearchParams): Tokens {
  const { direction, typePair, density, radius } = tokensSchema.entries;
  const scheme = asked.get("scheme");
  const read = <Schema extends v.GenericSchema>(schema: Schema, name: string) => {
    const result = v.safeParse(schema, asked.get(name));
    return result.success ? { [name]: result.output } : {};
  };
  const { hue, ground, vividness } = tokensSchema.entries.palette.entries;
  const turn = v.safeParse(hue, Number(asked.get("hue") ?? Number.NaN));
  return {
    ...tokens,
    ...read(direction, "direction"),
    ...read(typePair, "typePair"),
    ...read(density, "density"),
    ...read(radius, "radius"),
    palette: {
      ...tokens.palette,
      ...read(ground, "ground"),
      ...read(vividness, "vividness"),
      ...(turn.success && { hue: turn.output }),
    },
    // A site that follows its visitor's system is shown as that system would have it.
    ...(tokens.scheme === "auto" && (scheme === "light" || scheme === "dark") && { scheme }),
  };
}

/** `block=faq`: a new block of that kind; `only=offers`: the page's own, with `variant` if asked for. */
function findSample(
  document: SiteDocument,
  path: string,
  asked: URLSearchParams,
): Block | undefined {
  const page = document.pages.find((one) => one.path === path);
  if (page === undefined) return undefined;
  const kind = ADDABLE_KINDS.find((one) => one === asked.get("block"));
  if (kind !== undefined) return createBlock(document, page, kind);
  const own = page.blocks.find(({ id }) => id === asked.get("only"));
  if (own === undefined) return undefined;
  const variants: readonly string[] = BLOCK_VARIANTS[own.kind];
  const variant = variants.find((one) => one === asked.get("variant"));
  return variant === undefined ? own : v.parse(blockSchema, { ...own, variant });
}
