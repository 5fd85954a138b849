/**
 * What stands behind a wish to show hours, prices or rules, in brackets or behind a colon: "afficher les horaires (fermé
 * mardi, ouvert 7h-13h)", "mostrar precios (kilo S/ 7, edredón S/ 35)". The wish goes, what is to be known stays under
 * its name. It is taken from the goals before they are read, so that no part of it is one.
 */
import type { Brief } from "../brief.ts";
import {
  ARTICLES,
  BROUGHT,
  BY_WHAT,
  IN_ADVANCE_BY,
  NEXT_WISH,
  NO_PRICE,
  OF_THE_PAGES,
  PRICES,
  QUESTIONS,
  SAYING_THAT,
  SHOWING,
  SHOWN_HOW,
  SHOWN_LANGUAGES,
  type ShownLanguage,
  TAKING,
  TERMS,
} from "./shown-words.ts";
import { capitaliseFirst } from "./slices.ts";
import { listSigns, type Statement, toWords } from "./statement-signs.ts";
import { readToldClauses } from "./told-clauses.ts";

const perLanguage = (formOf: (language: ShownLanguage) => RegExp) => ({
  ...{ fr: formOf("fr"), es: formOf("es"), it: formOf("it"), pt: formOf("pt") },
});

const NAME = "[^\\s(),.;:!?\\n][^(),.;:!?\\n]{1,44}";
/** What ends a name: a bracket with what is told, or a colon before it. */
const ENDS = /\s?\(([^()]{4,320})\)|\s?:\s(?=\S)/gu;
/** Between which a wish stands. */
const BORDERS = /[,;.] |\n|\s(?:et|y|e|[-–+]) /gu;
/** Before a deed with its terms: a dash or plus begins none. */
const DEED_BORDERS = /[,;.] |\n|\s(?:et|y|e) /gu;
/** Before a deed that is told in advance: "… y pedir por WhatsApp con 5 días de anticipación" is one wish with what stands before it. */
const PART_BORDERS = /[,;.] |\n/gu;
const WISH_LENGTH_MAX = 140;

/** A wish and a name with its article. */
const WISHED_FORMS = perLanguage(
  (language) => new RegExp(`^${SHOWING[language]}${ARTICLES[language]}(${NAME})$`, "iu"),
);
/** A thing that is known without an article, with a wish or alone. */
const KNOWN_FORMS = perLanguage(
  (language) =>
    new RegExp(`^(?:${SHOWING[language]})?(${TERMS[language]}${BY_WHAT[language]})$`, "iu"),
);
/** "Où on est chaque soir", before a colon alone. */
const ASKED_FORMS = perLanguage(
  (language) =>
    new RegExp(`^${SHOWING[language]}(${QUESTIONS[language]}[^(),.;:!?\\n]{3,50})$`, "iu"),
);
const ADVANCE_DEED_FORMS = perLanguage(
  (language) => new RegExp(`^${TAKING[language]}([^(),.;:!?\\n]{3,50})$`, "iu"),
);
const TAKING_FORMS = perLanguage(
  (language) => new RegExp(`^${TAKING[language]}([^(),.;:!?\\n]{3,60})$`, "iu"),
);

type Found = { name: string; start: number };

/** The longest part before `end` that one of the forms is, by the name it gives. */
function findBefore(
  text: string,
  end: number,
  forms: readonly RegExp[],
  borders = BORDERS,
): Found | undefined {
  const from = Math.max(0, end - WISH_LENGTH_MAX);
  const window = text.slice(from, end);
  const starts = [...window.matchAll(borders)].map(({ 0: border, index }) => index + border.length);
  for (const start of from === 0 ? [0, ...starts] : starts)
    for (const form of forms) {
      const name = form.exec(window.slice(start))?.[1];
      if (name !== undefined) return { name, start: from + start };
    }
  return undefined;
}

const BROUGHT_FORMS = perLanguage(
  (language) => new RegExp(`(?<=^|\\n|[,;.] )(?:${BROUGHT[language]})`, "giu"),
);
const ADVANCE_FORMS = perLanguage(
  (language) => new RegExp(`,? (${IN_ADVANCE_BY[language]})(?!\\p{L})`, "giu"),
);
const SAYING_FORMS = perLanguage(
  (language) => new RegExp(`(?<=, (?:y |et |e )?)${SAYING_THAT[language]}(?=\\p{L})`, "giu"),
);
const COLON: Readonly<Record<ShownLanguage, string>> = { fr: "\u00a0:", es: ":", it: ":", pt: ":" };

/** Behind the bracket: "… et nos fermetures". */
const REST =
  /^\s(?:et|y|e) (?:aussi |también |anche )?(?:les|nos|mes|la|le|los|las|el|nuestr[oa]s?|mis?|i|gli|il|le nostre|i nostri) [\p{L} ’-]{3,40}(?=[.,;\n]|$)/iu;

const TOLD_LENGTH_MAX = 400;
const MATCHES_MAX = 8;
const TELLS = /\p{N}|(?<!\p{L})(?:fermé|ouvert|cerrado|abierto|chiuso|aperto)(?!\p{L})/iu;
const WORDS_MIN = 3;

type Shown = { name: string | undefined; told: string; start: number; end: number };

const findLanguage = (tag: string): ShownLanguage | undefined =>
  SHOWN_LANGUAGES.find((one) => one === tag.slice(0, 2));

function listShownTerms(goals: string, language: ShownLanguage): Shown[] {
  const found: Shown[] = [];
  for (const match of goals.matchAll(ENDS)) {
    const { 0: whole, 1: inside, index } = match;
    const isBracket = inside !== undefined;
    const forms = [WISHED_FORMS[language], KNOWN_FORMS[language]];
    const wish = findBefore(goals, index, isBracket ? forms : [...forms, ASKED_FORMS[language]]);
    if (wish === undefined || wish.start < (found.at(-1)?.end ?? 0)) continue;
    const behind = index + whole.length;
    const name = wish.name.replace(SHOWN_HOW, "").trim();
    const told = isBracket ? inside : readBehind(goals.slice(behind), language, name);
    const rest = isBracket ? (REST.exec(goals.slice(behind))?.[0].length ?? 0) : told.length;
    if (isTold(name, told, isBracket))
      found.push({ name, told, start: wish.start, end: behind + rest });
    if (found.length === MATCHES_MAX) break;
  }
  const brought = [...listSaid(goals, language), ...listBrought(goals, language)].filter(
    (one) => !found.some(({ start, end }) => one.start < end && one.end > start),
  );
  return [...found, ...brought].toSorted((one, other) => one.start - other.start);
}

/** "Venir en tenue souple, pieds nus", behind what visitors are to do. */
const listBrought = (goals: string, language: ShownLanguage): Shown[] =>
  [...goals.matchAll(BROUGHT_FORMS[language])]
    .filter(({ index }) => index > 0)
    .slice(0, MATCHES_MAX)
    .map(({ index }) => {
      const behind = readBehind(goals.slice(index), language);
      // In a list of wishes the next part may be anything.
      const told = SENTENCES.test(goals) ? behind : (behind.split(/[,;]\s/u)[0] ?? behind);
      return { name: undefined, told, start: index, end: index + told.length };
    });

/** "Que agenden una llamada, explicar que la primera consulta es gratis". */
const listSaid = (goals: string, language: ShownLanguage): Shown[] =>
  [...goals.matchAll(SAYING_FORMS[language])]
    .slice(0, MATCHES_MAX)
    .flatMap(({ 0: lead, index }) => {
      const behind = readBehind(goals.slice(index), language);
      const clauses = language === "it" ? [] : readToldClauses(behind);
      const told = language === "it" ? behind.slice(lead.length) : clauses.join(". ");
      return told === ""
        ? []
        : [{ name: undefined, told, start: index, end: index + behind.length }];
    });

/** "S'inscrire à un cours d'essai (10 €)": the deed is a button, its terms stand under its name. */
function listTerms(goals: string, language: ShownLanguage): Shown[] {
  const ends = [...goals.matchAll(ENDS), ...goals.matchAll(ADVANCE_FORMS[language])];
  return ends.slice(0, MATCHES_MAX).flatMap(({ 0: whole, 1: told = "", index }) => {
    if (!/\p{N}/u.test(told) && whole.includes("(")) return [];
    const isBracket = whole.endsWith(")");
    const deed = isBracket
      ? findBefore(goals, index, [TAKING_FORMS[language]], DEED_BORDERS)
      : findBefore(goals, index, [ADVANCE_DEED_FORMS[language]], PART_BORDERS);
    if (deed === undefined || told === "") return [];
    // The bracket stays outside.
    const end = index + whole.length;
    const start = isBracket ? end - told.length - 1 : end - told.length;
    return [{ name: deed.name.trim(), told, start, end }];
  });
}

/** A label of a goal without the terms that are told beside it. */
export const dropTerms = (label: string): string =>
  label.replace(/\s\((?=[^()]{0,160}\p{N})[^()]{1,320}\)$/u, "");

function isTold(name: string, told: string, isBracket: boolean): boolean {
  const isCounted = TELLS.test(told) || listSigns(told).length > 0;
  const isList = !isBracket && told.trim().split(/\s+/u).length >= WORDS_MIN;
  return (isCounted || isList) && name !== "" && !OF_THE_PAGES.test(`${name} ${told}`);
}

/** Up to the end of the sentence, or to the next wish. */
function readBehind(text: string, language: ShownLanguage, name = ""): string {
  const sentence = text.slice(0, endOfSentence(text));
  const parts = sentence.split(/(?<=[,;])\s/u);
  const next = parts.findIndex(
    (part, at) =>
      at > 0 &&
      // "…, Tréguier le mercredi" begins with a name.
      !/^\p{Lu}\p{Ll}/u.test(part) &&
      (NEXT_WISH[language].test(part) || (PRICES.test(name) && NO_PRICE.test(part))),
  );
  const told = next < 0 ? sentence : parts.slice(0, next).join(" ");
  return told.replace(/[,;\s]{1,3}$/u, "");
}

function endOfSentence(text: string): number {
  const at = text.slice(0, TOLD_LENGTH_MAX).search(/[.!?](?:\s|$)|\n/u);
  return at < 0 ? Math.min(text.length, TOLD_LENGTH_MAX) : at;
}

/** In the order of the goals. */
export function readShownTerms({ goals = "" }: Brief, tag: string): Statement[] {
  const language = findLanguage(tag);
  if (language === undefined) return [];
  return [...listShownTerms(goals, language), ...listTerms(goals, language)].map((one) => ({
    words: toWords(
      one.name === undefined
        ? one.told
        : `${capitaliseFirst(one.name)}${COLON[language]} ${one.told}`,
    ),
    signs: listSigns(one.told),
    isSentence: true,
    span: { field: "goals", start: one.start, end: one.end },
  }));
}

/**
 * The goals with a word that means nothing in their place: sentences stay as many as they are, and every other place in
 * them stays.
 */
export function hideShownTerms(goals: string, tag: string): string {
  const language = findLanguage(tag);
  if (language === undefined) return goals;
  return listShownTerms(goals, language).reduceRight((left, { start, end }) => {
    const before = left.slice(0, start);
    const [joining = ""] = JOINING.exec(before) ?? [];
    // What is joined to another goal would be read as a part of it.
    const parted = `, ${" ".repeat(Math.max(0, joining.length - 2))}`;
    const kept = joining === "" ? before : `${before.slice(0, -joining.length)}${parted}`;
    const behind = left.slice(end);
    const [joined = ""] = JOINED.exec(behind) ?? [];
    const stop = joined === "" ? "" : SENTENCES.test(goals) ? ". " : ", ";
    const length = end - start + joined.length - stop.length;
    return `${kept}${NOTHING.padEnd(length, "x")}${stop}${behind.slice(joined.length)}`;
  }, goals);
}

/** "… y que hagan pedidos": a wish of its own behind what is shown. */
const JOINED = /^,?\s(?:et|y|e)\s(?=\p{L})/iu;
const SENTENCES = /\p{L}{2}[.!?]\s\p{L}|\)[.!?]\s/u;

const NOTHING = "X";
const JOINING = /\s(?:et|y|e)\s$/iu;

/** Whether it holds what stands in place of something shown. */
export const isHidden = (text: string): boolean => /(?<!\p{L})Xx{4,400}(?!\p{L})/u.test(text);

/** Statements of other parts of the brief and these, as they stand in the goals. */
export function withShownTerms(told: readonly Statement[], shown: readonly Statement[]) {
  if (shown.length === 0) return [...told];
  const isGoals = ({ span }: Statement) => span.field === "goals";
  const overlaps = ({ span: one }: Statement, { span: other }: Statement) =>
    one.start < other.end && one.end > other.start;
  // "Réserver un repas (mars et avril, 11 h 30)" is a button, and its terms are told under their name.
  const isTermed = (one: Statement) =>
    shown.some((other) => overlaps(one, other) && other.span.end >= one.span.end - 1);
  const kept = told.filter((one) => isGoals(one) && !isHidden(one.words) && !isTermed(one));
  const isSaid = (one: Statement) => kept.some((other) => overlaps(one, other));
  const ofGoals = [...kept, ...shown.filter((one) => !isSaid(one))].toSorted(
    ({ span: one }, { span: other }) => one.start - other.start,
  );
  return [...ofGoals, ...told.filter((one) => !isGoals(one))];
}
