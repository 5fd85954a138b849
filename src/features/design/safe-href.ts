// Decides which link targets may stand in a page. Anything but a web address, a mail, telephone
// or text message link, a path of this site or a fragment is refused: `javascript:` and friends never reach an attribute.

const WEB_SCHEMES = new Set(["http:", "https:"]);
// Browsers strip these before reading the scheme, so a check that keeps them could be walked around.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNSAFE_CHARACTERS = /[\s\u0000-\u0020\u007f-\u009f\u2028\u2029\\<>"]/u;

/** The target as it may be written into `href`, or undefined when it must not be linked. */
export function safeHref(target: string): string | undefined {
  const href = target.trim();
  if (href === "" || UNSAFE_CHARACTERS.test(href)) return undefined;
  if (href.startsWith("#")) return href;
  if (href.startsWith("/")) return href.startsWith("//") ? undefined : href;
  if (/^mailto:[^@?\s]+@[^@?\s]+$/iu.test(href)) return href;
  if (/^(?:tel|sms):\+?[0-9().;=a-z-]+$/iu.test(href)) return href;
  return isWebAddress(href) ? href : undefined;
}

function isWebAddress(href: string): boolean {
  if (!/^https?:\/\//iu.test(href)) return false;
  const url = URL.parse(href);
  return (
    url !== null && WEB_SCHEMES.has(url.protocol) && url.username === "" && url.password === ""
  );
}
