/**
 * What no text of `content/` may say, whatever it is about: facts of one business, promises, worn
 * phrases, frames. A machine finds only the plain cases; the rest is a reader's work.
 */
import { LEFTOVERS, UNPROVEN_CLAIMS, WORN_PHRASES } from "../quality/worn-phrases.ts";
import { VOICES } from "../reading/reading-model.ts";
import { findAddress } from "./address-words.ts";
import { ASK, COUNTRY, FORBIDDEN, FRAMES } from "./forbidden-phrases.ts";
import type { TextLanguage } from "./read-texts.ts";
import { PLAIN_KIND, type TradeTexts } from "./text-schema.ts";

export type TextFinding = { place: string; text: string; fault: string };

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

/** What is wrong with one text of a trade or of the general file. */
export function judge(language: TextLanguage, text: string): string[] {
  const patterns = [
    ...LEFTOVERS,
    ...WORN_PHRASES,
    ...UNPROVEN_CLAIMS,
    ...FORBIDDEN[language],
    ...COUNTRY[language],
    ...FRAMES[language],
  ];
  const faults = patterns
    .map((pattern) => text.match(pattern)?.[0])
    .filter((found) => found !== undefined)
    .map((found) => `says “${found}”`);
  const addressed = findAddress(language, text);
  if (addressed !== undefined) faults.push(`addresses the reader as “${addressed}”`);
  if (/\p{Nd}/u.test(text)) faults.push("states a number");
  if (/!/u.test(text)) faults.push("shouts");
  if (/\p{L}'\p{L}/u.test(text)) faults.push("writes a straight apostrophe");
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
    if (kind !== PLAIN_KIND && !knownKinds.has(kind))
      note("byKind", kind, "the trade has no such kind");
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
