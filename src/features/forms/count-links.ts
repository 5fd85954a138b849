/** Telling a message from an advertisement by its links. Pure. */

/** More links than anybody puts into a question. */
const LINKS_MAX = 4;

const LINK = /\bhttps?:\/\/|\bwww\.|\[url[=\]]|<a\s[^<>]{0,200}?href/gi;

/** True when the texts hold too many links, or the name of the sender is one. */
export function isStuffedWithLinks(name: string, texts: readonly string[]): boolean {
  if (/https?:\/\//i.test(name)) return true;
  let links = 0;
  for (const text of texts) links += text.match(LINK)?.length ?? 0;
  return links > LINKS_MAX;
}
