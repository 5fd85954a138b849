/**
 * What competitors show of themselves, to keep away from: their titles and headings for whoever writes,
 * their colours for the palette. Nothing of it is a fact of the business, and none of it may be cited.
 */
import type { ExistingPage } from "./existing-site/read-existing-page.ts";

export type Rivals = {
  /** A line each: the title of the page, then what it offers. */
  readonly lines: readonly string[];
  /** Degrees OKLCH. */
  readonly hues: readonly number[];
};

export const NO_RIVALS: Rivals = { lines: [], hues: [] };

const ADDRESSES_MAX = 3;
const WORD_LENGTH_MAX = 600;
/** Shorter ones are abbreviations: "z.B", "e.g". */
const HOST_LENGTH_MIN = 6;

/** The addresses that a brief's field names, at most three; without a scheme they are read over https. */
export function listCompetitorAddresses(text: string | undefined): string[] {
  const words = (text ?? "").split(/[\s,;()<>"'|]/u).map((word) => word.replace(/[.:!?]$/u, ""));
  const addresses = words.flatMap((word) => {
    const isWeb = /^https?:\/\//iu.test(word);
    if (word.length > WORD_LENGTH_MAX || !(isWeb || isHost(word.split("/")[0] ?? ""))) return [];
    const url = URL.parse(isWeb ? word : `https://${word}`);
    return url === null ? [] : [url.href];
  });
  return [...new Set(addresses)].slice(0, ADDRESSES_MAX);
}

function isHost(word: string): boolean {
  const labels = word.split(".");
  return (
    word.length >= HOST_LENGTH_MIN &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}-]{1,63}$/u.test(label)) &&
    /^\p{Ll}{2,24}$/u.test(labels.at(-1) ?? "")
  );
}

const HEADINGS_MAX = 6;
const LINE_LENGTH_MAX = 400;

export function describeRivals(pages: readonly ExistingPage[]): Rivals {
  const lines = pages.map(({ title, headings }) =>
    [title ?? "", ...headings.slice(0, HEADINGS_MAX)]
      .filter((part) => part !== "")
      .join("; ")
      .slice(0, LINE_LENGTH_MAX)
      .toWellFormed(),
  );
  return {
    lines: lines.filter((line) => line !== ""),
    hues: pages.flatMap(({ brandHue }) => brandHue ?? []),
  };
}
