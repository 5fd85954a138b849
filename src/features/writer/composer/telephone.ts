/**
 * Texts that tell people to telephone, for businesses whose number nobody knows: there they are left out,
 * or their last sentence is. A call to the emergency services, a doctor or an insurer is another matter.
 */
import type { TextLanguage } from "../content/read-texts.ts";
import type { TradeTexts } from "../content/text-schema.ts";

const NONE = /(?!)/u;

/** How a sentence tells the reader to telephone the business itself. */
const CALLS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /(?:^|[,;:] (?:please )?|[.?!] |\b(?:then|and|or|please|first|you can) )(?:call|telephone|ring|phone)\b(?! (?:an ambulance|the (?:(?:gas )?emergency|fire|police|maternity|hospital|network|supposed)|a (?:doctor|crisis)|from outside|in another|company|and (?:computer|driver)))(?!, (?:travel|help))|\bon the telephone, (?:say|give)\b|\bdescribe it on the telephone\b|\btelephone us\b|\bcall (?:us|now|first)\b/iu,
  de: /\b(?:rufen sie (?:uns |zuerst |früh |vor dem kommen |bitte )?an\b|und anrufen\b|, anrufen\b|rufen sie an\b)/iu,
  fr: /\b(?:téléphonez|appelez(?!(?: le numéro d’urgence| les secours| la maternité))|, appelez-nous)/iu,
  es: /\b(?:ll[aá]me(?:nos)?)\b(?! a (?:la puerta|urgencias|emergencias))/iu,
  ar: NONE,
  he: NONE,
  it: NONE,
  nl: NONE,
  pt: NONE,
  pl: NONE,
};

export const asksForCall = (language: TextLanguage, text: string): boolean =>
  CALLS[language].test(text);

/** The text without a last sentence that asks for a call; undefined when more of it does. */
export function withoutCall(language: TextLanguage, text: string): string | undefined {
  if (!asksForCall(language, text)) return text;
  const sentences = text.split(/(?<=[.!?]) /u);
  const rest = sentences.slice(0, -1).join(" ");
  return rest === "" || asksForCall(language, rest) ? undefined : rest;
}

/** The texts of a trade for a business whose telephone number nobody knows. */
export function withoutCalls(language: TextLanguage, texts: TradeTexts): TradeTexts {
  const isQuiet = (...said: string[]) => !said.some((text) => asksForCall(language, text));
  const quiet = (text: string | undefined) =>
    text === undefined ? undefined : withoutCall(language, text);
  return {
    ...texts,
    openings: texts.openings.filter(({ heading, lede }) => isQuiet(heading, lede)),
    closings: texts.closings.flatMap((closing) => {
      const text = quiet(closing.text);
      return text === undefined || !isQuiet(closing.heading) ? [] : [{ ...closing, text }];
    }),
    offers: texts.offers.map((offer) => ({ ...offer, detail: quiet(offer.detail) })),
    questions: texts.questions.flatMap((entry) => {
      const answer = quiet(entry.answer);
      return answer === undefined ? [] : [{ ...entry, answer }];
    }),
    segments: Object.fromEntries(
      Object.entries(texts.segments).filter(([, text]) => isQuiet(text)),
    ),
    contact: { lede: quiet(texts.contact.lede) ?? "" },
  };
}
