/**
 * A page with forms, which each carry the signed time at which the page was sent. The bytes are
 * stored without it, cut where it belongs, and joined and compressed when the page is sent. A page is
 * sent a few times as it is before it is made anew, so that a crowd costs little more than one.
 */
import { brotliCompressSync, constants } from "node:zlib";
import { ISSUE_FIELD, issueTime, type Signing } from "../../http/issue-time.ts";
import type { Encoding } from "../versions/room.ts";
import { ReadyAnswer } from "./ready-answer.ts";

/** A form of the site's own that sends something, up to the end of its first tag. */
const FORM = /<form\s((?:[^<>"]|"[^"]*")*)>/g;
/** What pages have that were made when a script still filled it in. */
const EMPTY_FIELD = new RegExp(`<input type="hidden" name="${ISSUE_FIELD}" value(?:="")?/?>`, "g");
const FORMS_MAX = 20;
/** Whoever was sent the page has it to himself: the time in it is when he got it. */
const PRIVATE = "private, max-age=0, must-revalidate";
/** So much earlier than a visitor got it may the time in a page be. */
const RESENT_MS_MAX = 100;

/** A page's text with a gap for each form, and where each form is sent to. */
export type PageForms = { readonly pieces: readonly string[]; readonly actions: readonly string[] };

/** Undefined for a page without a form that wants the time. */
export function findForms(html: Uint8Array): PageForms | undefined {
  const text = new TextDecoder().decode(html);
  const pieces: string[] = [];
  const actions: string[] = [];
  let from = 0;
  for (const form of text.matchAll(FORM)) {
    const [tag, attributes = ""] = form;
    // Rooms send forms to plain paths, which HTML has no other spelling of.
    const [, action] = /(?:^|\s)action="(\/[^"]*)"/.exec(attributes) ?? [];
    if (action === undefined || !/(?:^|\s)method="post"/.test(attributes)) continue;
    if (actions.length === FORMS_MAX) break;
    const end = form.index + tag.length;
    pieces.push(text.slice(from, end).replaceAll(EMPTY_FIELD, ""));
    actions.push(action);
    from = end;
  }
  if (actions.length === 0) return undefined;
  return { pieces: [...pieces, text.slice(from).replaceAll(EMPTY_FIELD, "")], actions };
}

export type IssuedSetting = {
  encoding: Encoding;
  /** Of the page without the time. */
  etag: string;
  status: number;
  headers: Readonly<Record<string, string>>;
};

/** Such a page in one encoding. */
export class IssuedPage {
  readonly #forms: PageForms;
  readonly #setting: IssuedSetting;
  readonly #keepsParts: boolean;
  #sent: { readonly atMs: number; readonly answer: ReadyAnswer } | undefined;

  constructor(forms: PageForms, setting: IssuedSetting, keepsParts = false) {
    this.#forms = forms;
    this.#keepsParts = keepsParts;
    this.#setting = { ...setting, headers: { ...setting.headers, "cache-control": PRIVATE } };
  }

  /** What the same page is made of elsewhere. */
  get parts(): { forms: PageForms; setting: IssuedSetting } {
    return { forms: this.#forms, setting: this.#setting };
  }

  /** For a visitor of `siteId`, whose page this is, by what the visitor has already. */
  answer(ctx: Signing, siteId: string, ifNoneMatch: string | null): ReadyAnswer {
    const { etag, status, headers } = this.#setting;
    const now = ctx.clock.now();
    const known = ifNoneMatch === null ? undefined : findFreshTag(ifNoneMatch, etag, now);
    if (known !== undefined && status === 200) {
      const { "content-type": _type, "content-encoding": _encoding, ...validators } = headers;
      const unchanged = { status: 304, headers: { ...validators, etag: known }, body: null };
      return new ReadyAnswer(unchanged, this.#keepsParts);
    }
    const ageMs = now - (this.#sent?.atMs ?? Number.NEGATIVE_INFINITY);
    if (this.#sent === undefined || ageMs < 0 || ageMs >= RESENT_MS_MAX)
      this.#sent = { atMs: now, answer: this.#write(ctx, siteId, now) };
    return this.#sent.answer;
  }

  #write(ctx: Signing, siteId: string, atMs: number): ReadyAnswer {
    const { encoding, etag, status, headers } = this.#setting;
    const { pieces, actions } = this.#forms;
    const parts = [pieces[0] ?? ""];
    for (const [at, action] of actions.entries()) {
      const value = issueTime(ctx, { siteId, action }, atMs);
      parts.push(`<input type="hidden" name="${ISSUE_FIELD}" value="${value}"/>`);
      parts.push(pieces[at + 1] ?? "");
    }
    const body = compress(new TextEncoder().encode(parts.join("")), encoding);
    const answer = { status, headers: { ...headers, etag: issuedTag(etag, atMs) }, body };
    return new ReadyAnswer(answer, this.#keepsParts);
  }
}

// Measured on a contact page of 21 KB: brotli 4 takes 0.4 ms and leaves 6.4 KB; 5, as stored pages have
// it, 0.8 ms and 5.9 KB. Gzip 6 by libdeflate takes 0.3 ms and leaves 6.4 KB.
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;

function compress(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return Bun.gzipSync(bytes, { level: GZIP_LEVEL, library: "libdeflate" });
  return new Uint8Array(
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  );
}

/**
 * A strong validator that names the time, since the bytes do: `"…-br.lzk3"`. `prefix` is the one of
 * the bytes without it.
 */
const issuedTag = (prefix: string, atMs: number): string =>
  `${prefix.slice(0, -1)}.${atMs.toString(36)}"`;

/** A page that is older leaves less of a form's time than somebody may want. */
const KNOWN_MS_MAX = 60 * 60_000;

/** The tag that the client named, when what it has is this page and still good to be filled in. */
function findFreshTag(ifNoneMatch: string, prefix: string, nowMs: number): string | undefined {
  if (ifNoneMatch.length > 500) return undefined;
  const start = `${prefix.slice(0, -1)}.`;
  for (const named of ifNoneMatch.split(",")) {
    const tag = named.trim().replace(/^W\//, "");
    if (!tag.startsWith(start) || !/^[0-9a-z]{1,12}"$/.test(tag.slice(start.length))) continue;
    const ageMs = nowMs - Number.parseInt(tag.slice(start.length, -1), 36);
    if (ageMs >= 0 && ageMs <= KNOWN_MS_MAX) return tag;
  }
  return undefined;
}
