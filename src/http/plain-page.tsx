/** @jsxImportSource preact */
/** The plain pages that a browser gets on the service's own origin, where no site's look may be shown. */
import { createHash } from "node:crypto";
import { renderToString } from "preact-render-to-string";

export type PlainPage = {
  /** 200 if not given. */
  status?: number;
  /** A BCP 47 tag; English if not given. */
  language?: string;
  direction?: "ltr" | "rtl";
  heading: string;
  lede: string;
  /** Sent by POST to a path of the same origin. */
  button?: { label: string; action: string };
};

const STYLE =
  ":root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;" +
  "font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:32rem;padding:2rem}" +
  "h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1.25rem;overflow-wrap:anywhere}" +
  "button{font:inherit;font-weight:600;padding:.6rem 1.2rem;border:0;border-radius:8px;" +
  "background:#12474f;color:#fff;cursor:pointer}" +
  "button:focus-visible{outline:3px solid #f5b83d;outline-offset:2px}";
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

export function plainPage(page: PlainPage): Response {
  const { status = 200, language = "en", direction = "ltr", heading, lede, button } = page;
  const html = renderToString(
    <html lang={language} dir={direction}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{heading}</title>
        {/* Our own constant: nothing that was sent is in it. */}
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <h1>{heading}</h1>
          <p>{lede}</p>
          {button && (
            <form method="post" action={button.action}>
              <button type="submit">{button.label}</button>
            </form>
          )}
        </main>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${html}`, { status, headers: headersFor(page) });
}

const headersFor = ({ button }: PlainPage) => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    ...(button ? ["form-action 'self'"] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  // The address of a page with a button holds a key, which is nobody else's business.
  "referrer-policy": button ? "no-referrer" : "strict-origin-when-cross-origin",
});
