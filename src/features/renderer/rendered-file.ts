/** A file of a rendered site, before it is made ready for storage. */
export type RenderedFile = {
  /** Path on the site's origin: "/", "/about", "/_assets/figtree-….woff2". "/404" answers unknown paths. */
  path: string;
  contentType: string;
  bytes: Uint8Array;
  kind: "page" | "asset" | "feed";
  /** Pages only. */
  title?: string;
  inSitemap?: boolean;
  /** Sources for the page's `style-src`, beside 'self': the hash of its own style element. */
  styleHashes?: readonly string[];
};
