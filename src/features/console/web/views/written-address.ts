/** Addresses of the web as people write and paste them: with or without what stands before the name. */

const SCHEME = /^[a-z][a-z\d+.-]{0,20}:\/\//i;

/** The host of a pasted address; what is none stays as it was written, for the service to say what is wrong. */
export function readDomain(text: string): string {
  const written = text.trim();
  if (!SCHEME.test(written) && !/[/?#]/.test(written)) return written;
  const address = SCHEME.test(written) ? written : `https://${written}`;
  return URL.canParse(address) ? new URL(address).hostname : written;
}

/** A whole address; undefined for what is none of the web. */
export function readWebAddress(text: string): string | undefined {
  const written = text.trim();
  const address = SCHEME.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  const isOfWeb = protocol === "https:" || protocol === "http:";
  // "example" and "mailto:…" are addresses to a browser, and hosts without a dot.
  return isOfWeb && (hostname.includes(".") || SCHEME.test(written)) ? address : undefined;
}
