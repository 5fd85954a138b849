/**
 * "Maths tutor for adults resitting GCSE": the trade before the word "for" and the people after it. Only
 * nouns that are known to name people are read; "for protected trees" is no such thing.
 */
import { wordKey } from "./fold-words.ts";
import { findPeopleKind, isKnownPeople } from "./people.ts";
import { readAudience } from "./read-audience.ts";
import type { Phrasebook } from "./reading-model.ts";

/** Whom a business says that it serves and, by leaving them out, whom it does not. */
export type ServedPeople = {
  /** Ids of PEOPLE_KINDS, or of the groups below for people whom age or sex tells apart. */
  ids: readonly string[];
  /** Something is said of them that the noun does not say: "adults resitting GCSE". */
  isDescribed: boolean;
};

type Served = { trade: string; people: string; served: ServedPeople };

const SERVES: Readonly<Record<Phrasebook, RegExp>> = {
  en: /\s(?:exclusively |only |just )?(?:for|with(?= [\p{L} ]{3,30} only))\s/giu,
  de: /\s(?:nur |ausschließlich )?für\s/giu,
  fr: /\s(?:uniquement |exclusivement )?(?:pour|destinée?s? aux?)\s/giu,
  es: /\s(?:solo |sólo |exclusivamente )?para\s/giu,
};
const ONLY =
  /[\s,]{1,3}(?:only|exclusively|nur|ausschließlich|uniquement|exclusivement|seulement|solo|sólo|únicamente|exclusivamente)$/iu;

/** People of no kind, told apart by age or sex, and those who train. */
const GROUPS: Readonly<Record<string, string>> = {
  adults: "adult, adults, Erwachsene, adulte, adultes, adulto, adultos, grown-ups",
  women: "woman, women, lady, ladies, Frau, Frauen, Damen, femme, femmes, mujer, mujeres",
  teenagers: "junior, juniors, Jugend, junioren",
  men: "man, men, gentleman, gentlemen, Mann, Männer, Herren, homme, hommes, hombre, hombres",
  athletes:
    "athlete, runner, swimmer, climber, footballer, golfer, triathlete, Sportler, Sportlerin, Läufer, Schwimmer, Kletterer, sportif, sportive, coureur, coureuse, deportista, corredor, atleta, escalador",
};
const GROUP_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUPS).flatMap(([group, words]) =>
    words.split(", ").map((word) => [wordKey(word), group] as const),
  ),
);

/** "Over 65s", "die Generation 60 plus". */
const OF_AGE =
  /(?:the |people |adults |aged )?(?:over[ -][5-8]\ds?|[5-8]\d ?(?:\+|plus))(?!\d)|(?:die )?Generation [5-8]\d ?(?:\+|plus)|(?:les )?plus de [5-8]\d ans|(?:los )?mayores de [5-8]\d(?: años)?/giu;

/** The last "for" that people follow; undefined without one, or where some of them are not known. */
export function splitServed(said: string, language: Phrasebook | undefined): Served | undefined {
  if (language === undefined) return undefined;
  const text = said.replace(OF_AGE, "seniors");
  for (const found of [...text.matchAll(SERVES[language])].reverse()) {
    const people = text.slice(found.index + found[0].length).replace(ONLY, "");
    const served = readServed(people, language);
    if (served !== undefined && found.index > 0)
      return { trade: text.slice(0, found.index), people, served };
  }
  return undefined;
}

function readServed(people: string, language: Phrasebook): ServedPeople | undefined {
  const { segments, excluded, isEveryone } = readAudience(people, language);
  if (segments.length === 0 || excluded.length > 0 || isEveryone) return undefined;
  const ids: string[] = [];
  for (const { label, head, kindId } of segments) {
    const kind = kindId ?? findPeopleKind(label, head);
    if (kind === undefined && !isKnownPeople(head)) return undefined;
    const group = GROUP_OF.get(wordKey(head));
    ids.push(kind === "anxious" || kind === "expectant" ? kind : (group ?? kind ?? "others"));
  }
  const isDescribed = segments.some(({ label, head, kindId, attributes }) => {
    const isLonger = /\s/u.test(label) && kindId === undefined && wordKey(label) !== wordKey(head);
    return isLonger || attributes.some(({ kind }) => kind === "description");
  });
  return { ids: [...new Set(ids)], isDescribed };
}
