/** The language that a browser asks for first. Pure. */

export const OTHER_LANGUAGE = "other";

/** The primary subtag in lower case, such as "de" for "de-CH,fr;q=0.8". */
export function readBrowserLanguage(acceptLanguage: string): string {
  const [, language] = /^\s*([a-z]{2,3})(?=[-,;\s]|$)/i.exec(acceptLanguage) ?? [];
  return language?.toLowerCase() ?? OTHER_LANGUAGE;
}
