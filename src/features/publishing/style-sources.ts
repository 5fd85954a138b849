/** The Content-Security-Policy sources that a page's inline styles need: a hash for each. */
import { createHash } from "node:crypto";

const STYLE_ELEMENT = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi;
const decoder = new TextDecoder();

/** Space-separated `'sha256-…'` sources of the page's `<style>` elements; empty without any. */
export function findStyleSources(html: Uint8Array): string {
  const sources = Array.from(
    decoder.decode(html).matchAll(STYLE_ELEMENT),
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(sources)].join(" ");
}
