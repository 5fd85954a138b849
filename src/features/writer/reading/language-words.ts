/**
 * Small words of languages without finished texts of their own, and the scripts that tell a language
 * by themselves. A table, no logic.
 */
import { NEIGHBOUR_WORDS } from "./neighbour-words.ts";

/** Words that stand in nearly every sentence of one of these and seldom in a neighbour's. */
export const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  ...NEIGHBOUR_WORDS,
  sv: `och för med av till på som inte vi är en ett bageri frisör rörmokare tandläkare familjer barnfamiljer
    kunder bokningar`,
  da: `og til med af på som ikke vi er en et bageri frisør tandlæge familier kunder børn bestillinger håndværker`,
  nb: `og til med av på som ikke vi er en et bakeri frisør tannlege rørlegger familier kunder barn bestillinger`,
  fi: `ja ei on että leipomo kampaamo hammaslääkäri perheet asiakkaat varaukset`,
  cs: `a pro v na je se s pekárna kadeřnictví zubař rodiny zákazníci restaurace květinářství`,
  hu: `és a az egy hogy nem pékség fodrász fogorvos családok étterem virágbolt`,
  ro: `și pentru cu din care în la nu brutărie coafor dentist familii clienți florărie`,
  tr: `ve için bir ile fırın kuaför dişçi aileler müşteriler lokanta çiçekçi`,
  ca: `i amb per als les els del una fleca forn perruqueria fontaneria famílies veïns barri botiga fusteria`,
  hr: `i za u na se pekara frizer zubar obitelji kupci restoran cvjećarnica`,
  vi: `và cho của các không tiệm bánh nhà hàng khách gia đình`,
  id: `dan untuk yang di dengan dari toko roti keluarga pelanggan`,
};

/** A language for each script; Latin is told by words. */
export const SCRIPT_LANGUAGES: readonly (readonly [tag: string, letters: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["ka", /\p{Script=Georgian}/gu],
  ["hy", /\p{Script=Armenian}/gu],
  ["bn", /\p{Script=Bengali}/gu],
  ["ta", /\p{Script=Tamil}/gu],
];

/** Letters that one language of a script has and the usual one has not. */
export const SCRIPT_NEIGHBOURS: readonly (readonly [
  script: string,
  tag: string,
  letters: RegExp,
])[] = [
  ["ar", "fa", /[پچژگ]/u],
  ["ar", "ur", /[ٹڈڑںے]/u],
  ["ru", "uk", /[іїєґ]/u],
  ["ru", "bg", /(?:^|\s)(?:за|и|със|от|на)\s.{0,200}ъ/u],
];

export const RIGHT_TO_LEFT_TAGS: ReadonlySet<string> = new Set(["ar", "he", "fa", "ur"]);
