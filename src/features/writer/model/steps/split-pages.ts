/**
 * Divides the texts of a site among calls that are made side by side. The longest is waited for, so they are made
 * about equally long; a page is only divided where that shortens the wait, since what is said to whoever writes it is
 * told again then.
 */
import type { Slot } from "../slots.ts";
import type { PageName, PageUnit } from "./page-slots.ts";

export type PagePart = {
  /** Unique on the site: "home", "services", "services-b". */
  name: string;
  pages: readonly PageName[];
  slots: readonly Slot[];
};

/** Of the longest call, what may be waited for so that a page stays whole. */
const LONGER_MAX = 1.1;

/** At most `count` parts of neighbouring texts; fewer where there are not as many. */
export function splitPages(units: readonly PageUnit[], count: number): PagePart[] {
  const lengths = units.map(({ slots }) => sum(slots.map(expectedLength)));
  const divisions = listDivisions(units.length, Math.min(count, units.length)).map((cuts) => ({
    cuts,
    longest: Math.max(
      ...spansOf(cuts, units.length).map(([from, to]) => sum(lengths.slice(from, to))),
    ),
    divided: cuts.filter((at) => units[at]?.page === units[at - 1]?.page).length,
  }));
  const shortest = Math.min(...divisions.map(({ longest }) => longest));
  const [best] = divisions
    .filter(({ longest }) => longest <= shortest * LONGER_MAX)
    .sort((a, b) => a.divided - b.divided || a.longest - b.longest);
  const spans = spansOf(best?.cuts ?? [], units.length);
  return namePages(spans.map(([from, to]) => units.slice(from, to)));
}

/** An answer has a key, braces and ids for each text; of the longest allowed about so much is written. */
const AROUND = 50;
const WRITTEN_SHARE = 0.4;
const LONG = 300;

/** Characters that an answer has for a slot as a rule. */
export function expectedLength({ lengthMax, isOptional, adds }: Slot): number {
  // What is said to each group of visitors mostly stays empty; other optional texts are written.
  if (isOptional === true && adds === "something") return AROUND;
  return AROUND + Math.min(lengthMax, LONG) * WRITTEN_SHARE;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** All ways to cut a row into so many pieces, as the places before which it is cut. */
function listDivisions(length: number, pieces: number, from = 1): number[][] {
  if (pieces <= 1) return [[]];
  return Array.from({ length: Math.max(0, length - from) }, (_, at) => from + at).flatMap((cut) =>
    listDivisions(length, pieces - 1, cut + 1).map((rest) => [cut, ...rest]),
  );
}

const spansOf = (cuts: readonly number[], length: number): (readonly [number, number])[] =>
  [0, ...cuts].map((from, at) => [from, cuts[at] ?? length] as const);

function namePages(parts: readonly (readonly PageUnit[])[]): PagePart[] {
  const used = new Map<PageName, number>();
  return parts.map((units) => {
    const pages = [...new Set(units.map(({ page }) => page))];
    const [page = "home"] = pages;
    const before = used.get(page) ?? 0;
    used.set(page, before + 1);
    // No number: that is how the second asking of a step is named.
    const name = before === 0 ? page : `${page}-${String.fromCharCode(97 + before)}`;
    return { name, pages, slots: units.flatMap(({ slots }) => slots) };
  });
}
