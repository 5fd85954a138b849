/** What a robots.txt lets us read (RFC 9309): the group for us, else the one for everybody. Pure. */

export type Robots = {
  isAllowed(path: string): boolean;
  /** Absolute or not, as it says. */
  sitemaps: readonly string[];
  /** Between two requests; 0 where it asks for none. */
  delayMs: number;
};

const LINES_MAX = 2_000;
const RULES_MAX = 500;
const RULE_LENGTH_MAX = 500;

type Rule = { path: string; allows: boolean };
type Group = { agents: string[]; rules: Rule[]; delayMs: number };

/** `agent` is the product's name in lower case. A text that is none allows everything. */
export function parseRobots(text: string, agent: string): Robots {
  const sitemaps: string[] = [];
  const groups: Group[] = [];
  let isListing = false;
  for (const line of text.split(/\r\n|\n|\r/u, LINES_MAX)) {
    const [name = "", ...rest] = (line.split("#")[0] ?? "").split(":");
    const field = name.trim().toLowerCase();
    const value = rest.join(":").trim();
    if (field === "sitemap" && value !== "") sitemaps.push(value);
    if (field === "user-agent") {
      if (!isListing) groups.push({ agents: [], rules: [], delayMs: 0 });
      groups.at(-1)?.agents.push(value.toLowerCase());
    }
    isListing = field === "user-agent" || (isListing && field === "");
    addRule(groups.at(-1), field, value);
  }
  const own = groups.filter(({ agents }) => agents.includes(agent));
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes("*"));
  const rules = chosen.flatMap((group) => group.rules).slice(0, RULES_MAX);
  const delayMs = Math.max(0, ...chosen.map((group) => group.delayMs));
  return { sitemaps, delayMs, isAllowed: (path) => isAllowed(rules, writeOctets(path)) };
}

function addRule(group: Group | undefined, field: string, value: string): void {
  if (group === undefined) return;
  if (field === "crawl-delay") group.delayMs = Math.max(0, Number(value) * 1_000 || 0);
  const isRule = field === "allow" || field === "disallow";
  // An empty disallow forbids nothing.
  if (!isRule || value === "" || value.length > RULE_LENGTH_MAX) return;
  group.rules.push({ path: writeOctets(value), allows: field === "allow" });
}

/**
 * What is compared, so that "/über", "/%C3%BCber" and "/%c3%bcber" are one path: letters beyond ASCII as their
 * octets, those of plain letters and digits as they are (RFC 9309, 2.2.2).
 */
const writeOctets = (path: string): string =>
  path
    .toWellFormed()
    .replace(/[^\0-\x7f]+/gu, (letters) => encodeURIComponent(letters))
    .replace(/%[\da-f]{2}/gi, (octet) => {
      const plain = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
      return /[\w.~-]/.test(plain) ? plain : octet.toUpperCase();
    });

/** The longest rule that fits decides; of two as long, the one that allows. */
function isAllowed(rules: readonly Rule[], path: string): boolean {
  let best: Rule | undefined;
  for (const rule of rules) {
    if (!fits(rule.path, path)) continue;
    const isLonger = rule.path.length > (best?.path.length ?? -1);
    if (isLonger || (rule.path.length === best?.path.length && rule.allows)) best = rule;
  }
  return best?.allows ?? true;
}

/** `*` stands for anything, `$` at the end for the end; everything else is the path's beginning. */
function fits(rule: string, path: string): boolean {
  const isEnd = rule.endsWith("$");
  const parts = (isEnd ? rule.slice(0, -1) : rule).split("*");
  const [first = "", ...others] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of others.entries()) {
    const isLast = index === others.length - 1;
    const found = isEnd && isLast ? path.length - part.length : path.indexOf(part, at);
    if (found < at || !path.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return !isEnd || at === path.length;
}
