/** A browser by the words that people have for it, from what it says of itself. */

/** Each says the names of those that it is built on as well: the first that fits is its own. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS\b/, "Mac"],
  [/\bWindows\b/, "Windows"],
  [/\bLinux\b/, "Linux"],
];

export function nameOfBrowser(agent: string): string {
  const find = (list: typeof BROWSERS) => list.find(([mark]) => mark.test(agent))?.[1];
  return `${find(BROWSERS) ?? "A browser"} on ${find(SYSTEMS) ?? "an unknown system"}`;
}
