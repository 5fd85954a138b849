/** Pages with forms: every form carries a time that is good for it, and nothing else is changed. */
import { describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { TestClock } from "../../../test/fixtures/test-clock.ts";
import { FILLING_MS_MIN, ISSUE_FIELD, judgeTime } from "../../http/issue-time.ts";
import type { Encoding } from "../versions/room.ts";
import { findForms, IssuedPage } from "./issued-page.ts";

const bytesOf = (html: string) => new TextEncoder().encode(html);
const form = (action: string) => `<form class="f" method="post" action="${action}">`;
const PAGE = `<!doctype html><p>1 &lt; 2</p>${form("/_forms/contact")}<input name="email"/></form>
<form method="get" action="/search"></form>${form("/events/open-day/register")}</form>`;

const ISSUED = new RegExp(`<input type="hidden" name="${ISSUE_FIELD}" value="([^"]+)"/>`, "g");
const HOUR_MS = 3_600_000;

function open(encoding: Encoding = "identity", html = PAGE) {
  const forms = findForms(bytesOf(html));
  if (forms === undefined) throw new Error("no form");
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "public" };
  const page = new IssuedPage(forms, { encoding, etag: '"abc-br"', status: 200, headers });
  const clock = new TestClock();
  const ctx = { clock, instanceKey: new Uint8Array(32) };
  return {
    ...{ clock, ctx, forms },
    answer: (ifNoneMatch: string | null = null) =>
      page.answer(ctx, "site_a", ifNoneMatch).response(),
  };
}

describe("a page that is sent", () => {
  test("has in each form that sends something a time that is good for this form of this site", async () => {
    const { clock, ctx, forms, answer } = open();
    expect(forms.actions).toEqual(["/_forms/contact", "/events/open-day/register"]);
    const html = await answer().text();
    const times = [...html.matchAll(ISSUED)].map(([, time]) => time);
    expect(times).toHaveLength(2);
    clock.advance(FILLING_MS_MIN);
    for (const [at, action] of forms.actions.entries()) {
      expect(judgeTime(ctx, { siteId: "site_a", action }, times[at])).toBe("good");
      expect(judgeTime(ctx, { siteId: "site_b", action }, times[at])).toBe("forged-time");
    }
    expect(judgeTime(ctx, { siteId: "site_a", action: forms.actions[0] ?? "" }, times[1])).toBe(
      "forged-time",
    );
  });

  test("is otherwise what was stored, in each encoding", async () => {
    const unpack = {
      identity: (bytes: Buffer) => bytes,
      gzip: gunzipSync,
      br: brotliDecompressSync,
    };
    for (const encoding of ["identity", "gzip", "br"] as const) {
      const bytes = Buffer.from(await open(encoding).answer().arrayBuffer());
      expect(unpack[encoding](bytes).toString().replaceAll(ISSUED, "")).toBe(PAGE);
    }
  });

  test("belongs to its visitor alone", () => {
    expect(open().answer().headers.get("cache-control")).toStartWith("private");
  });
});

describe("a visitor who has the page", () => {
  test("is told that it is the same for an hour, and gets it anew after that", () => {
    const { clock, answer } = open();
    const etag = answer().headers.get("etag");
    clock.advance(HOUR_MS);
    const known = answer(`"other", W/${etag}`);
    expect([known.status, known.headers.get("etag")]).toEqual([304, etag]);
    expect(known.headers.has("content-type")).toBe(false);
    clock.advance(1);
    expect(answer(etag).status).toBe(200);
  });

  test("of another page, another encoding or a time to come gets it anew", () => {
    const { clock, answer } = open();
    const later = (clock.now() + 60_000).toString(36);
    for (const tag of [
      '"xyz-br.1"',
      '"abc-gz.1"',
      `"abc-br.${later}"`,
      '"abc-br"',
      "*",
      '"abc-br.x y"',
    ])
      expect(answer(tag).status).toBe(200);
  });
});

test("forms are found wherever they stand, and the pieces are the page", () => {
  const part = fc.constantFrom(
    ...[
      form("/a"),
      form("/b"),
      "</form>",
      "<p>",
      "text",
      '<form action="https://x.test/" method="post">',
    ],
    ...['<form method="get" action="/search">', '<input value="<form>">', '"', "<", "\n"],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const html = parts.join("");
      const found = findForms(bytesOf(html));
      if (found === undefined) return;
      expect(found.pieces.join("")).toBe(html);
      expect(found.pieces).toHaveLength(found.actions.length + 1);
      for (const [at, action] of found.actions.entries())
        expect(found.pieces[at]).toEndWith(form(action));
    }),
  );
  expect(findForms(bytesOf('<form method="get" action="/search">'))).toBeUndefined();
  expect(findForms(bytesOf('<form method="post" action="https://x.test/">'))).toBeUndefined();
});
