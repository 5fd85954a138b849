/** Which language a brief is written in, from its small words; English when nothing says otherwise. */
import type { Language } from "../knowledge/model.ts";

/** Words that stand in nearly every sentence of one language and seldom in another's. */
const SMALL_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: words(
    "the and for with who want our we of from to more their that people new in on is are by as at or your not but looking get small local business",
  ),
  de: words(
    "der die das und für mit wir unsere unser aus von zum zur ein eine einen im in auf ist sind nicht mehr auch die den dem des bei oder als kunden menschen familien neue ihr ihre über keine",
  ),
  fr: words(
    "le la les et pour avec qui nous notre nos des du une un dans sur plus est sont pas aux ou par en chez clients familles nouveaux leur leurs très sans ce cette",
  ),
  es: words(
    "el la los las y para con que nosotros nuestra nuestro de del una un en más es son no por o sin clientes familias nuevos su sus quienes como muy al se",
  ),
};

/** Endings and whole words by which a trade alone gives its language away: "Zahnarzt", "panadería". */
const TRADE_SIGNS: readonly (readonly [Language, RegExp])[] = [
  [
    "de",
    /[äöüß]|(?:arzt|ärztin|bäckerei|erei|praxis|werkstatt|schule|laden|handel|dienst|betrieb|technik|beratung|kanzlei|anwalt|schaft|bau|meister|pflege|verein|gärtner|reinigung|heilkunde|haus|friseur|salon für|steuer\p{L}*|handwerk|unterricht|fotografie|versicherung)(?=$|[\s,&/-])/iu,
  ],
  [
    "fr",
    /(?:^|\s)(?:cabinet|boulangerie|pâtisserie|salon de|atelier|agence|coiffeu\p{L}+|avocat\p{L}*|école|magasin|boucherie|fleuriste|plombi\p{L}+|menuis\p{L}+|garagiste|librairie|traiteur|dentiste|médecin|notaire|architecte d|fromagerie|ostéopathe|peintre|institut)(?=$|[\s,&/'’-])|œ|ê|è|ù/iu,
  ],
  [
    "es",
    /(?:ería|ción|ñ)|(?:^|\s)(?:abogad\p{L}+|taller|clínica|tienda|dentista|peluquer\p{L}+|restaurante|escuela|estudio|agencia|asesor\p{L}+|médic\p{L}+|arquitect\p{L}+|fontaner\p{L}+|jardiner\p{L}+|gimnasio|cerrajer\p{L}+)(?=$|[\s,&/-])|¿|¡/iu,
  ],
];

function words(list: string): readonly string[] {
  return list.split(" ");
}

export type LanguageHints = {
  industry: string;
  /** The free texts of the brief, without names and addresses. */
  texts: readonly (string | undefined)[];
};

/** The page language. A few clear words decide; a foreign trade name in an English brief does not. */
export function detectLanguage({ industry, texts }: LanguageHints): Language {
  const running = texts.filter((text) => text !== undefined).join(" ");
  const scores: Record<Language, number> = { en: 0, de: 0, fr: 0, es: 0 };
  const counts = new Map<string, number>();
  for (const word of `${running} ${industry}`.toLowerCase().match(/\p{L}+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const language of ["en", "de", "fr", "es"] as const) {
    for (const word of new Set(SMALL_WORDS[language])) scores[language] += counts.get(word) ?? 0;
  }
  for (const [language, sign] of TRADE_SIGNS) {
    if (sign.test(industry)) scores[language] += 1.5;
    if (sign.test(running)) scores[language] += 0.75;
  }
  let best: Language = "en";
  for (const language of ["de", "fr", "es"] as const) {
    if (scores[language] > scores[best]) best = language;
  }
  return best;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;

/** `rtl` when most letters of the text belong to scripts that run from right to left. */
export function detectDirection(text: string): "ltr" | "rtl" {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(RIGHT_TO_LEFT)?.length ?? 0) * 2 > letters ? "rtl" : "ltr";
}
