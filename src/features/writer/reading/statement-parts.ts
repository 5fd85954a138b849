/** The parts of a list of goals or of what stands beside a trade, each with the days and the price that belong to it. */
import { MEASURE } from "./goal-details.ts";
import { type Slice, splitSlice, trimSlice, wholeSlice } from "./slices.ts";
import { MONTHS, type Statement, WEEKDAYS } from "./statement-signs.ts";

/** Between sentences, and at commas that part no number. */
const PARTS =
  /[;\n•|]\s?|(?<=\p{L}{2}|\p{N}{2}|[£$€] ?\p{N}|€)[.!?]\s(?=\p{Lu})(?!(?:Lebens|Schwangerschaft|SSW|Klasse|Woche|Monat|Stock|Bezirk|Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))|,\s(?!\p{N})/gu;
const LISTED = new RegExp(`^(?:${WEEKDAYS}|${MONTHS})(?!\\p{L})`, "iu");

const ENDS_LISTED = new RegExp(`(?<!\\p{L})(?:${WEEKDAYS}|${MONTHS})$`, "iu");

const PRICE_ALONE =
  /^(?:from |ab |dès |desde )?(?:[£$€] ?\d[\d.,]{0,9}|\d[\d.,]{0,9} ?(?:€|euros?))(?: (?:each|pp|pro Person|par personne|por persona))?$|^\d{1,3} ?(?:mins?|minutes|hours?|hrs?|Minuten|Stunden|heures|minutos|horas)$/iu;

/** "Mondays, Tuesdays and Fridays" is one part. */
export function splitParts(text: string): Slice[] {
  const whole = wholeSlice(text);
  const parts: Slice[] = [];
  for (const { part, before } of splitSlice(whole, PARTS)) {
    const slice = trimSlice(part);
    if (slice.text === "") continue;
    const last = parts.at(-1);
    const isListed =
      before.startsWith(",") && LISTED.test(slice.text) && ENDS_LISTED.test(last?.text ?? "");
    // "The two day course, £390": what it costs belongs to it.
    const isPrice = before.startsWith(",") && PRICE_ALONE.test(slice.text);
    if (last !== undefined && (isListed || isPrice)) {
      const to = slice.start + slice.text.length;
      parts.splice(-1, 1, { text: text.slice(last.start, to), start: last.start });
    } else parts.push(slice);
  }
  return parts;
}

/** "Book a first chat – €40, no tools. 30 mins.": how long it takes belongs to what is told before. */
export function attachMeasures(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const last = joined.at(-1);
    const isMeasure = MEASURE.test(statement.words.replace(/[.!]$/u, ""));
    if (last === undefined || !isMeasure) joined.push(statement);
    else
      joined.splice(-1, 1, {
        ...last,
        words: `${last.words.replace(/[.!]$/u, "")}, ${statement.words.replace(/^From /u, "from ")}`,
        signs: [...last.signs, ...statement.signs],
      });
  }
  return joined;
}
