/**
 * What no text of `content/` may say, whatever it is about: facts of one business, promises, worn
 * phrases, frames. A machine finds only the plain cases; the rest is a reader's work.
 */
import { LEFTOVERS, UNPROVEN_CLAIMS, WORN_PHRASES } from "../quality/worn-phrases.ts";
import { VOICES } from "../reading/reading-model.ts";
import type { TextLanguage } from "./read-texts.ts";
import { PLAIN_KIND, type TradeTexts } from "./text-schema.ts";

export type TextFinding = { place: string; text: string; fault: string };

const anyOf = (...parts: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${parts.join("|")})(?!\\p{L})`, "iu");

/** Promises, postponements and talk about the website, by language. */
const FORBIDDEN: Readonly<Record<TextLanguage, readonly RegExp[]>> = {
  en: [
    anyOf("we (?:always|never|guarantee|promise)", "guaranteed?", "certified", "licensed"),
    anyOf("free of charge", "no obligation", "same[- ]day", "round the clock"),
    anyOf(
      "can wait",
      "ask (?:others|elsewhere|around)",
      "passion(?:ate)?",
      "tailor(?:ed|-made) to",
    ),
    anyOf("this (?:site|website|page)", "your needs", "high[- ]quality", "trusted", "solutions?"),
    anyOf("for us", "that is (?:all|it|the whole point)", "what matters is"),
  ],
  de: [
    anyOf(
      "garant\\p{L}{0,30}",
      "zertifizier\\p{L}{0,30}",
      "kostenlos\\p{L}{0,30}",
      "unverbindlich\\p{L}{0,30}",
    ),
    anyOf(
      "leidenschaft\\p{L}{0,30}",
      "rund um die uhr",
      "diese (?:website|seite)",
      "maßgeschneidert\\p{L}{0,30}",
    ),
    anyOf("ihre bedürfnisse", "wir versprechen", "höchste\\p{L}{0,30} qualität", "lösungen"),
  ],
  fr: [
    anyOf(
      "garanti\\p{L}{0,30}",
      "certifi\\p{L}{0,30}",
      "gratuit\\p{L}{0,30}",
      "sans engagement",
      "passion\\p{L}{0,30}",
    ),
    anyOf("ce site", "vos besoins", "sur[- ]mesure pour vous", "solutions?", "nous promettons"),
  ],
  es: [
    anyOf(
      "garantiza\\p{L}{0,30}",
      "garantías?",
      "certificad\\p{L}{0,30}",
      "gratis",
      "gratuit\\p{L}{0,30}",
    ),
    // Visitors are "usted"; a familiar word or two for teenagers is another matter.
    anyOf("tienes", "puedes", "eres", "contigo", "tus", "traes", "llevas", "vienes"),
    anyOf("sin compromiso", "pasión", "esta (?:web|página)", "sus necesidades", "soluciones"),
  ],
  ar: [
    anyOf("مضمون\\p{L}{0,30}", "نضمن", "معتمد\\p{L}{0,30}", "بلا التزام", "على مدار الساعة"),
    anyOf("شغف\\p{L}{0,30}", "هذه الصفحة", "احتياجاتكم", "حلول", "أعلى جودة"),
  ],
  he: [
    anyOf("מובטח\\p{L}{0,30}", "אנו מתחייבים", "מוסמכ\\p{L}{0,30}", "ללא התחייבות", "מסביב לשעון"),
    anyOf("תשוקה", "האתר הזה", "הצרכים שלכם", "פתרונות", "איכות ללא פשרות"),
  ],
};

/** "Ask" stands in for information that the text could give. */
const ASK: Readonly<Record<TextLanguage, RegExp>> = {
  en: anyOf("asks?", "asking"),
  de: anyOf("fragen sie", "nachfragen"),
  fr: anyOf("demandez(?:-nous)?"),
  es: anyOf("pregunt\\p{L}{1,30}"),
  ar: anyOf("اسألوا\\p{L}{0,30}"),
  he: anyOf("שאלו", "תשאלו"),
};

/** Findings over everything that can be said of a trade. An empty list lets the content go out. */
export function checkTrade(
  language: TextLanguage,
  id: string,
  texts: TradeTexts,
  knownKinds: ReadonlySet<string>,
): TextFinding[] {
  const findings: TextFinding[] = [];
  const said = [...listTradeTexts(texts)];
  for (const { place, text } of said)
    for (const fault of judge(language, text))
      findings.push({ place: `${language}/${id}/${place}`, text, fault });
  const asks = said.filter(({ text }) => ASK[language].test(text));
  if (asks.length > 1)
    findings.push({
      place: `${language}/${id}`,
      text: asks.map(({ text }) => text).join(" / "),
      fault: `sends the visitor to ask ${asks.length} times`,
    });
  findings.push(...checkShape(language, id, texts, knownKinds));
  return findings;
}

function judge(language: TextLanguage, text: string): string[] {
  const patterns = [...LEFTOVERS, ...WORN_PHRASES, ...UNPROVEN_CLAIMS, ...FORBIDDEN[language]];
  const faults = patterns
    .map((pattern) => text.match(pattern)?.[0])
    .filter((found) => found !== undefined)
    .map((found) => `says “${found}”`);
  if (/\p{Nd}/u.test(text)) faults.push("states a number");
  if (/!/u.test(text)) faults.push("shouts");
  if ((text.match(/ [–—] /gu) ?? []).length > 1) faults.push("chains dashes");
  return faults;
}

function checkShape(
  language: TextLanguage,
  id: string,
  texts: TradeTexts,
  knownKinds: ReadonlySet<string>,
): TextFinding[] {
  const findings: TextFinding[] = [];
  const note = (place: string, text: string, fault: string) =>
    findings.push({ place: `${language}/${id}/${place}`, text, fault });
  for (const voice of VOICES)
    if (!texts.openings.some((opening) => opening.voices.includes(voice)))
      note("openings", voice, "no opening speaks in this voice");
  const lists = { ...texts, actions: [], segments: [], contact: [], headings: [], byKind: [] };
  for (const [name, entries] of Object.entries(lists)) {
    const ids = new Set<string>();
    for (const entry of entries as readonly { id: string; kinds?: string[] }[]) {
      if (ids.has(entry.id)) note(name, entry.id, "the id is used twice");
      ids.add(entry.id);
      for (const kind of entry.kinds ?? [])
        if (kind !== PLAIN_KIND && !knownKinds.has(kind))
          note(`${name}/${entry.id}`, kind, "the trade has no such kind");
    }
  }
  for (const kind of Object.keys(texts.byKind))
    if (!knownKinds.has(kind)) note("byKind", kind, "the trade has no such kind");
  if (texts.steps.length > 0 && texts.headings.steps === undefined)
    note("headings", "steps", "steps need a heading");
  if (texts.questions.length > 0 && texts.headings.questions === undefined)
    note("headings", "questions", "questions need a heading");
  return findings;
}

/** Every text of a trade with its place, in the order of the file. */
export function* listTradeTexts(texts: TradeTexts): Generator<{ place: string; text: string }> {
  for (const [name, text] of Object.entries(texts.headings))
    if (text !== undefined) yield { place: `headings/${name}`, text };
  for (const { id, heading, lede } of texts.openings) {
    yield { place: `openings/${id}/heading`, text: heading };
    yield { place: `openings/${id}/lede`, text: lede };
  }
  for (const { id, name, text, detail } of texts.offers) {
    yield { place: `offers/${id}/name`, text: name };
    yield { place: `offers/${id}/text`, text };
    if (detail !== undefined) yield { place: `offers/${id}/detail`, text: detail };
  }
  for (const { id, title, text } of texts.steps) {
    yield { place: `steps/${id}/title`, text: title };
    yield { place: `steps/${id}/text`, text };
  }
  for (const { id, question, answer } of texts.questions) {
    yield { place: `questions/${id}/question`, text: question };
    yield { place: `questions/${id}/answer`, text: answer };
  }
  for (const { id, text } of texts.about) yield { place: `about/${id}`, text };
  for (const { id, heading, text } of texts.closings) {
    yield { place: `closings/${id}/heading`, text: heading };
    yield { place: `closings/${id}/text`, text };
  }
  for (const [kind, text] of Object.entries(texts.actions))
    yield { place: `actions/${kind}`, text };
  yield { place: "contact/lede", text: texts.contact.lede };
  for (const [kind, own] of Object.entries(texts.byKind))
    for (const [name, text] of Object.entries(own))
      if (text !== undefined) yield { place: `byKind/${kind}/${name}`, text };
  for (const [kind, text] of Object.entries(texts.segments))
    yield { place: `segments/${kind}`, text };
}
