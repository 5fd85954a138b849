/** The plain pages that a browser gets on the service's own origin, where no site's look may be shown. */
import { createHash } from "node:crypto";
import { renderToString } from "preact-render-to-string";
import { chromeDirectionOf } from "../design/room.ts";

export type AnswerPage = {
  status: number;
  /** A BCP 47 tag. */
  language: string;
  heading: string;
  lede: string;
};

const STYLE =
  ":root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;" +
  "font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:32rem;padding:2rem}" +
  "h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1.25rem}";
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

export function answerPage({ status, language, heading, lede }: AnswerPage): Response {
  const html = renderToString(
    <html lang={language} dir={chromeDirectionOf(language)}>
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
        </main>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    },
  });
}
