/**
 * What Italian, Dutch, Portuguese and Polish owners wish, as what visitors do and are told: the terms of a deed stand in
 * brackets behind it, "que saibam que" goes, and a place among the people is where they are.
 */
import type { Neighbour } from "./neighbour-signs.ts";
import { capitaliseFirst } from "./slices.ts";

const MONEY = "(?:R\\$ ?)?\\p{N}[\\p{N}.,]{0,8}(?: ?(?:€|euro|euros|eur|zł|reais)(?!\\p{L}))";
const REAIS = "R\\$ ?\\p{N}(?:[\\p{N}.,]{0,7}\\p{N})?";

type Deeds = {
  /** The verb before its object; Dutch has it behind. */
  first?: string;
  last?: string;
  /** "For six and more". */
  least: string;
  more: string;
  each: string;
};

const DEEDS: Readonly<Record<Neighbour, Deeds>> = {
  it: {
    first: "(?:prenotare|ordinare|richiedere|fissare|acquistare|noleggiare)",
    least: "(?:da|a partire da|minimo) \\p{N}{1,3} persone",
    more: "(?:anche|pure)",
    each: "(?: a persona| a testa)?",
  },
  nl: {
    last: "(?:boeken|reserveren|bestellen|inplannen|aanvragen|huren)",
    least: "(?:vanaf|voor|minimaal) \\p{N}{1,3} personen",
    more: "(?:ook|eventueel)",
    each: "(?: pp| p\\.p\\.| per persoon)?",
  },
  pt: {
    first: "(?:marcar|reservar|agendar|encomendar|alugar|pedir)",
    least: "(?:a partir de|desde|mínimo) \\p{N}{1,3} pessoas",
    more: "(?:também|ou)",
    each: "(?: por pessoa)?",
  },
  pl: {
    first: "(?:umówić|zarezerwować|rezerwować|zamówić|wypożyczyć|kupić)",
    least: "(?:od|minimum) \\p{N}{1,3} osób",
    more: "(?:także|też|również)",
    each: "(?: od osoby| za osobę)?",
  },
};

/** "Prenotare un primo colloquio 90 euro, anche in video", with the deed, its terms and what is possible too. */
function formOf({ first, last, least, more, each }: Deeds): RegExp {
  const object = "[^.,;:()\\n\\p{N}]{3,50}?";
  const deed = first === undefined ? `\\p{L}${object} ${last}` : `${first} ${object}`;
  const price = `(?:${MONEY}|${REAIS})${each}`;
  return new RegExp(
    `(?<=^|[.!?;\\n] ?)(${deed}) ((?:${least}(?:, ${price})?|${price}))(?:, (${more} [^.,;:()\\n]{3,40}))?(?=[.;\\n]|$)`,
    "giu",
  );
}

const FORMS: Readonly<Record<Neighbour, RegExp>> = {
  ...{ it: formOf(DEEDS.it), nl: formOf(DEEDS.nl) },
  ...{ pt: formOf(DEEDS.pt), pl: formOf(DEEDS.pl) },
};

/** "Niech wiedzą, że otwarte jest od wtorku": what is to be known is told. */
const KNOWN: Readonly<Partial<Record<Neighbour, RegExp>>> = {
  pt: /(?<=^|[.!?\n] ?)que (?:as pessoas |os clientes |todos )?saib(?:am|a) que (\p{L})/giu,
  pl: /(?<=^|[.!?\n] ?)niech (?:ludzie |klienci |wszyscy )?wiedzą,? że (\p{L})/giu,
  nl: /(?<=^|[.!?\n] ?)(?:ze|mensen|klanten|bezoekers) moeten weten dat (?:we|wij) (open|dicht|gesloten) zijn(?= )/giu,
};

type Rule = readonly [RegExp, (whole: string, ...parts: string[]) => string];
/** What pages are to show of a price, as it is told. */
const SHOWN: Readonly<Partial<Record<Neighbour, readonly Rule[]>>> = {
  nl: [
    // "Passanten moeten kunnen zien wat een nacht kost (1,80 euro per meter) en de havenmeester bellen".
    [
      /(?<=^|[.!?\n] ?)\p{L}{4,20} moeten (?:kunnen )?zien wat ((?:een|de|het) [^().,;\n]{3,40}) kost \(([^()]{3,120})\)( en (?=[^.;,\n]{3,30} bellen))?/giu,
      (_whole, thing = "", price = "", next = "") =>
        `${capitaliseFirst(thing)} kost ${price}${next === "" || next === undefined ? "" : ". "}`,
    ],
  ],
  pl: [
    // "Cennik poprawek na widoku (skrócenie spodni 35 zł)".
    [
      /(?<=^|[.!?\n] ?)(cennik(?: [^().,;\n]{3,30})?) (?:na widoku|widoczny|na górze) \(([^()]{3,160})\)/giu,
      (_whole, list = "", prices = "") => `${list}: ${prices}`,
    ],
    // "Niech dzwonią i się umawiają na oględziny: 250 zł".
    [
      /(?<=^|[.!?\n] ?)niech (?:ludzie |klienci )?(?:dzwonią i )?(?:się )?umawiają(?: się)? na ([^:.,;\n]{4,30}): ([^.!()\n]{3,140})/giu,
      (_whole, thing = "", terms = "") => `Umówić ${thing} (${terms})`,
    ],
  ],
};

/** `goals` as visitors can be told of them and act on them. */
export function sayNeighbourWishes(goals: string, language: Neighbour): string {
  const known = KNOWN[language];
  const told =
    known === undefined
      ? goals
      : goals.replace(known, (_whole, said: string) =>
          language === "nl" ? `We zijn ${said.toLowerCase()}` : capitaliseFirst(said),
        );
  const shown = (SHOWN[language] ?? []).reduce(
    (left, [sign, said]) => left.replace(sign, said),
    told,
  );
  return shown.replace(FORMS[language], (_whole, deed: string, terms: string, also?: string) =>
    also === undefined ? `${deed} (${terms})` : `${deed} (${terms}, ${also})`,
  );
}

/** "…, zona Parma": where the people are that stand before it. */
const WHERE: Readonly<Record<Neighbour, readonly [RegExp, string]>> = {
  it: [/, (?:in )?(zona|provincia di) (?=\p{Lu})/u, " in $1 "],
  nl: [/, (?:in de )?(regio|omgeving) (?=\p{Lu})/u, " in de $1 "],
  pt: [/, (?:na )?(zona|região) d([eoa]) (?=\p{Lu})/u, " na $1 d$2 "],
  pl: [/, (?:w )?okolic[ea](?:ch)? (?=\p{Lu})/u, " z okolic "],
};

/** `audience` with a place at its end said of the people before it. */
export const placePeople = (audience: string, language: Neighbour): string =>
  audience.replace(...WHERE[language]);

const PREPOSITION = /^(?:od|do|na|z|ze|w|we|dla|po|za|przez|u|przy)$/u;

/**
 * What is reserved in Polish, as it is called: "pierwszą konsultację" is "pierwsza konsultacja". Words behind a
 * preposition stay.
 */
export function nameInPolish(object: string): string {
  const words = object.split(" ");
  const end = words.findIndex((word) => PREPOSITION.test(word) || /[\p{N}(]/u.test(word));
  return words
    .map((word, at) => (end >= 0 && at >= end ? word : word.replace(/[ęą]$/u, "a")))
    .join(" ");
}
