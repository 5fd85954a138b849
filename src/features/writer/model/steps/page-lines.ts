/**
 * The pages of a site as a visitor reads them, a line each: those that a model wrote with a number, by which they can
 * be spoken of, the composer's without one. What stands in several places is listed where it stands first.
 */
import type { SiteDocument } from "../../../design/room.ts";
import { SILENT_KEYS } from "../../quality/list-texts.ts";
import type { Written } from "../slots.ts";
import { describeForm } from "./site-parts.ts";

export type PageLine = {
  /** What the menu calls the page. */
  page: string;
  /** As the page shows it: "# " before a heading, [ ] around a button. */
  shown: string;
  /** Where a model wrote it. */
  slot?: string;
};

/** Before what stands over a text of its own. */
const NAME = "## ";
const MARKS: Readonly<Record<string, string>> = {
  ...{ heading: "# ", name: NAME, title: NAME, question: NAME },
};
const BUTTONS: ReadonlySet<string> = new Set(["label", "submitLabel"]);
/** Pictures, what an empty gallery says, and ways to other pages, which have those pages' names. */
const LEFT_OUT: ReadonlySet<string> = new Set(["art", "entries", "emptyText", "hidden"]);
const BLOCKS_LEFT_OUT: ReadonlySet<string> = new Set(["gallery", "events", "picture", "links"]);

export function listPageLines(
  { pages }: SiteDocument,
  words: ReadonlyMap<string, Pick<Written, "text">>,
): PageLine[] {
  const slots = new Map([...words].map(([slot, { text }]) => [text, slot]));
  const seen = new Set<string>();
  return pages.flatMap(({ label, blocks }) => {
    const said = blocks.flatMap((block) =>
      BLOCKS_LEFT_OUT.has(block.kind) ? [] : [...readBlock(block)],
    );
    // Pages on which a model wrote nothing of their own are not read again.
    if (!said.some(({ text }) => slots.has(text) && !seen.has(text))) return [];
    let name: string | undefined;
    return said.flatMap(({ key, text }) => {
      const isName = MARKS[key] === NAME;
      if (seen.has(text)) {
        if (isName) name = show(key, text);
        return [];
      }
      seen.add(text);
      const slot = slots.get(text);
      const line = { page: label, shown: show(key, text) };
      // What is told of an offer on a further page stands under its name there too.
      const isUnder = !(isName || key in MARKS || BUTTONS.has(key)) && name !== undefined;
      const over = isUnder && name !== undefined ? [{ page: label, shown: name }] : [];
      name = undefined;
      return [...over, slot === undefined ? line : { ...line, slot }];
    });
  });
}

function show(key: string, text: string): string {
  const flat = text.replace(/\s+/gu, " ").replaceAll("===", "=").trim();
  return BUTTONS.has(key) ? `[${flat}]` : `${MARKS[key] ?? ""}${flat}`;
}

type Said = { key: string; text: string };

function* readBlock(value: object): Generator<Said> {
  for (const [key, inner] of Object.entries(value)) {
    if (SILENT_KEYS.has(key) || LEFT_OUT.has(key)) continue;
    if (key === "fields") yield { key, text: describeFields(inner) };
    else yield* readValue(key, inner);
  }
}

function* readValue(key: string, value: unknown): Generator<Said> {
  if (typeof value === "string") yield { key, text: value };
  else if (Array.isArray(value)) for (const entry of value) yield* readValue(key, entry);
  else if (typeof value === "object" && value !== null) yield* readBlock(value);
}

const describeFields = (fields: readonly { label: string }[]): string =>
  `(form: ${describeForm(fields.map(({ label }) => label))})`;

export type NumberedPages = {
  /** Between marks, as a prompt has it. */
  text: string;
  /** The slot behind each number. */
  slots: ReadonlyMap<string, string>;
};

/** As many lines as there is room for: those of the composer give way first, then the last ones. */
export function numberPages(
  lines: readonly PageLine[],
  { marker, lengthMax }: { marker: string; lengthMax: number },
): NumberedPages {
  const own = lines.filter(({ slot }) => slot !== undefined);
  const fits = (some: readonly PageLine[]) => lengthOf(some) <= lengthMax;
  const shown = fits(lines) ? lines : takeWhileFit(own, fits);
  const slots = new Map<string, string>();
  const rows = [`===== ${marker}`];
  let page: string | undefined;
  for (const line of shown) {
    if (line.page !== page) rows.push(`Page: ${line.page}`);
    page = line.page;
    if (line.slot !== undefined) slots.set(`L${slots.size + 1}`, line.slot);
    rows.push(line.slot === undefined ? line.shown : `L${slots.size} ${line.shown}`);
  }
  return { text: [...rows, `===== ${marker}`].join("\n"), slots };
}

function takeWhileFit(
  lines: readonly PageLine[],
  fits: (some: readonly PageLine[]) => boolean,
): readonly PageLine[] {
  let count = lines.length;
  while (count > 0 && !fits(lines.slice(0, count))) count -= 1;
  return lines.slice(0, count);
}

/** "L12 " and the end of the line. */
const NUMBER_LENGTH = 5;
const MARKS_LENGTH = 48;

/** Of such lines in a prompt; a little more than it comes to. */
export const lengthOf = (lines: readonly PageLine[]): number =>
  lines.reduce((sum, { shown }) => sum + shown.length + NUMBER_LENGTH, MARKS_LENGTH) +
  [...new Set(lines.map(({ page }) => page))].join("Page: \n").length +
  MARKS_LENGTH;
