/**
 * Reads the existing site that a brief names, through the guarded way out: its page, and at most two
 * further ones that say more. It is context and not a condition: where it cannot be read, the site is
 * built without it.
 */
import type { Context } from "../../platform/context.ts";
import { OutboundError } from "../../platform/outbound/errors.ts";
import { type ExistingSite, gatherPages } from "../writer/existing-site/existing-site.ts";
import { readPage } from "./read-page.ts";

const PAGE_MS_MAX = 5_000;
const FURTHER_MS_MAX = 3_000;
const PAGE_BYTES_MAX = 1024 * 1024;
const REDIRECTS_MAX = 5;
const FURTHER_PAGES_MAX = 2;

type Fetched = { text: string; url: string };

/** Undefined where the brief names none, or it does not answer with a page. Rejects when aborted. */
export async function readExistingSite(
  ctx: Context,
  accountId: string,
  address: string | undefined,
  signal: AbortSignal,
): Promise<ExistingSite | undefined> {
  if (address === undefined) return undefined;
  const get = (url: string, type: RegExp, timeoutMs: number) =>
    fetchText(ctx, url, { type, timeoutMs, signal });
  const read = (page: Fetched | undefined, styleSheet?: string) =>
    page &&
    readPage(ctx, {
      ...{ owner: accountId, signal },
      input: { html: page.text, address: page.url, styleSheet },
    });
  const start = await get(address, /html/i, PAGE_MS_MAX);
  const first = await read(start);
  if (first === undefined) return undefined;
  const [styleSheet, ...further] = await Promise.all([
    first.styleSheet === undefined || first.brandHue !== undefined
      ? undefined
      : get(first.styleSheet, /css/i, FURTHER_MS_MAX),
    ...first.further.slice(0, FURTHER_PAGES_MAX).map((url) => get(url, /html/i, FURTHER_MS_MAX)),
  ]);
  const styled = styleSheet === undefined ? undefined : await read(start, styleSheet.text);
  const others = await Promise.all(further.map((page) => read(page)));
  return gatherPages([styled ?? first, ...others.filter((page) => page !== undefined)]);
}

async function fetchText(
  ctx: Context,
  url: string,
  { type, timeoutMs, signal }: { type: RegExp; timeoutMs: number; signal: AbortSignal },
): Promise<Fetched | undefined> {
  try {
    const answer = await ctx.outbound.fetch(url, {
      headers: { accept: "text/html,text/css;q=0.9", "user-agent": "Sitewright/1" },
      redirectsMax: REDIRECTS_MAX,
      bodyBytesMax: PAGE_BYTES_MAX,
      timeoutMs,
      signal,
    });
    const contentType = answer.headers.get("content-type") ?? "";
    if (answer.status !== 200 || !type.test(contentType)) {
      ctx.log.info({ status: answer.status, contentType }, "the existing site has no such page");
      return undefined;
    }
    return { text: decodeText(answer.body, contentType), url: answer.url };
  } catch (error) {
    if (signal.aborted || !(error instanceof OutboundError)) throw error;
    ctx.log.info({ reason: error.message }, "the existing site could not be read");
    return undefined;
  }
}

/** In the encoding that the answer names, or else the page itself near its beginning; else UTF-8. */
function decodeText(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1_024));
  const named = /charset=["']?([\w-]+)/i;
  const label = (named.exec(contentType) ?? named.exec(start))?.[1] ?? "utf-8";
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
