/** Subdomain labels from names. Pure: whether a label is free is for the service to find out. */
import { trimEndOf } from "../../lib/trim-end.ts";

const SLUG_LENGTH_MAX = 63;

/** Labels that would be taken for the service's own, or that mail and certificate tools look for. */
const RESERVED = new Set(
  `account accounts admin administrator api app assets auth autoconfig autodiscover billing cdn
  console dashboard dns docs email ftp git healthz help hostmaster imap internal invalid localhost
  login logout mail metrics mta-sts mx noreply ns ns1 ns2 oauth openapi pop pop3 postmaster
  preview proxy public readyz register root security settings signup sites sitewright smtp ssl
  staging static status support system webhook webhooks webmail webmaster wpad www www1 www2`.split(
    /\s+/,
  ),
);

/**
 * The label that a name asks for: ASCII, lower case, at most 63 characters, never a reserved word.
 * Undefined when nothing of the name is left, as with a script that has no transliteration.
 */
export async function slugFromName(name: string): Promise<string | undefined> {
  const label = await transliterate(name.slice(0, 400));
  const slug = shorten(label.replace(/[^a-z0-9-]/g, ""), SLUG_LENGTH_MAX);
  if (slug === "") return undefined;
  return RESERVED.has(slug) ? withSuffix(slug, "site") : slug;
}

const PLAIN_NAME = /^[A-Za-z\d &'’.,!?+-]*$/;

/** Plain names need no tables of the world's letters, and come out as they would with them. */
async function transliterate(name: string): Promise<string> {
  if (!PLAIN_NAME.test(name)) {
    const { default: slugify } = await import("@sindresorhus/slugify");
    // In compatibility form, so that ligatures and wide letters are the letters that they stand for.
    return slugify(name.normalize("NFKC"), { decamelize: false });
  }
  return name
    .replaceAll("&", " and ")
    .toLowerCase()
    .replace(/([a-z\d])['’]([ts])(?![a-z\d])/g, "$1$2")
    .replace(/[^a-z\d]+/g, "-");
}

/** `slug` with a suffix, cut so that both fit into one label. */
export function withSuffix(slug: string, suffix: string): string {
  return `${shorten(slug, SLUG_LENGTH_MAX - suffix.length - 1)}-${suffix}`;
}

/** Cuts at a word's end when one is near. */
function shorten(label: string, lengthMax: number): string {
  if (label.length <= lengthMax) return trimHyphens(label);
  const cut = label.slice(0, lengthMax + 1);
  const wordEnd = cut.lastIndexOf("-");
  return trimHyphens(cut.slice(0, wordEnd > lengthMax / 2 ? wordEnd : lengthMax));
}

const trimHyphens = (label: string) => trimEndOf(label, "-").replace(/^-+/, "");
