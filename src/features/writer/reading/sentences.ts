/** Tells a sentence from a phrase: whether a text has a subject and verb of its own. */

import { readNounPhrase } from "./noun-phrases.ts";
import { isKnownPeople } from "./people.ts";
import type { Phrasebook } from "./reading-model.ts";
import { cutSlice, type Slice, trimSlice } from "./slices.ts";

const PRONOUNS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:we|they|it|i|you|he|she|this|these|there|if|when|because|our|my|most of|what|nobody|no one|they['’]re|it['’]s|we['’]re|i['’]m|please|whether)\s/iu,
  de: /^(?:wir|sie|es|ich|man|du|er|dies|wenn|weil|unsere?|meine?|hier|bei uns|zu uns|niemand|viele unserer)\s/iu,
  fr: /^(?:nous|ils|elles|il|elle|on|je|vous|ce|cela|c['’]est|si|quand|notre|nos|mes|la plupart|chez nous)[\s'’]/iu,
  es: /^(?:nosotros|ellos|ellas|yo|él|ella|esto|si|cuando|nuestr[oa]s?|mis?|la mayoría|aquí|queremos|buscamos|no queremos|somos|es|son)\s/iu,
};

/** A verb of the main clause; `readSubject` looks that no relative clause stands before it. */
const VERBS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /\s(?:are|is|come|comes|want|wants|needs?(?= (?:a|an|the|to|our|help|someone|something))|have|has|should|will|can|could|know|expect|deserve|find|bring|do|don['’]t|prefer|must|get|goes)(?=\s|$)/iu,
  de: /\s(?:sind|ist|haben|hat|wollen|will|suchen|sucht|brauchen|braucht|kommen|kommt|möchten|sollen|können|lieben|schätzen|kaufen|wissen|bringen|legen)(?=\s|$)/u,
  fr: /\s(?:sont|est|ont|a|veulent|cherchent|viennent|souhaitent|aiment|doivent|peuvent|achètent|apprécient|attendent)(?=\s|$)/iu,
  es: /\s(?:son|es|tienen|tiene|quieren|quiere|buscan|busca|necesitan|vienen|viene|deben|pueden|valoran|compran|prefieren)(?=\s|$)/iu,
};
const RELATIVE_BEFORE: Readonly<Record<Phrasebook, RegExp>> = {
  en: /\b(?:who|that|which|whom|whose|where|when|in|of|with|to|the|a|for|on|their|no|and|they|we|i|it|you)$|\b(?:who|that|which|whose|whom|where|when|they|we|if|before|after|until|while|once)\s/iu,
  de: /,\s?(?:die|der|das|denen|deren|wo|wenn|welche)\b/iu,
  fr: /\s(?:qui|que|dont|où|quand)\b|\bqu['’]/iu,
  es: /\s(?:que|quienes|donde|cuando|cuy[oa]s?)\b/iu,
};

const verbAt = (text: string, language: Phrasebook): number => {
  const verb = VERBS[language].exec(text);
  if (verb === null) return -1;
  return RELATIVE_BEFORE[language].test(text.slice(0, verb.index)) ? -1 : verb.index;
};

export const startsLikeSentence = (text: string, language: Phrasebook): boolean =>
  PRONOUNS[language].test(`${text} `) || verbAt(text, language) > 0;

/** "Families come for the weekend" speaks of families; a sentence about "we" names nobody. */
export function readSubject(sentence: Slice, language: Phrasebook): Slice | undefined {
  if (PRONOUNS[language].test(`${sentence.text} `)) return undefined;
  const subject = trimSlice(cutSlice(sentence, 0, verbAt(sentence.text, language)));
  const phrase = readNounPhrase(subject.text, language);
  if (phrase === undefined || subject.text.split(/\s+/u).length > 8) return undefined;
  return isKnownPeople(phrase.head) ? subject : undefined;
}
