/** Tells people from things, and which known kind of people a phrase names. */
import { findWords, foldLetters, wordKey } from "./fold-words.ts";
import { GENERIC_PEOPLE, OTHER_PEOPLE, PEOPLE_KINDS } from "./people-kinds.ts";

/** Small words inside a phrase: "owner of dogs", "maître de chien". */
const INNER = new Set(
  "of de d des du del de la los las the a an el le les der die das von a".split(" "),
);

const phraseKey = (text: string): string =>
  findWords(text)
    .filter(({ text: word }) => !INNER.has(foldLetters(word)))
    .map(({ key }) => key)
    .join(" ");

/** Turned round, since the first kind that a name stands under is the one that counts. */
const KIND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(PEOPLE_KINDS)
    .flatMap(([kind, names]) => names.split(",").map((name) => [phraseKey(name), kind] as const))
    .reverse(),
);
const GENERIC: ReadonlySet<string> = new Set(GENERIC_PEOPLE.split(",").map(phraseKey));
const OTHERS: ReadonlySet<string> = new Set(OTHER_PEOPLE.split(",").map(phraseKey));
const PHRASE_WORDS_MAX = 4;

/** The kind that the longest phrase around the head names; a phrase must contain the head. */
export function findPeopleKind(phrase: string, head: string): string | undefined {
  const words = findWords(phrase).filter(({ text }) => !INNER.has(foldLetters(text)));
  const headKey = wordKey(head);
  for (let size = Math.min(PHRASE_WORDS_MAX, words.length); size > 0; size -= 1) {
    for (let from = 0; from + size <= words.length; from += 1) {
      const part = words.slice(from, from + size);
      if (!part.some(({ key }) => key === headKey)) continue;
      const kind = KIND_OF.get(part.map(({ key }) => key).join(" "));
      if (kind !== undefined) return kind;
    }
  }
  return (
    kindOfOwner(
      words.map(({ key }) => key),
      headKey,
    ) ?? kindOfCompound(head)
  );
}

const OWNERS = new Set(
  ["owner", "Besitzer", "Halter", "propriétaire", "maître", "dueño", "propietario"].map(wordKey),
);
const OWNED: Readonly<Record<string, string>> = {
  "dog-owners": "dog, puppy, Hund, Hunden, Welpe, chien, chiot, perro, cachorro",
  "horse-owners": "horse, pony, Pferd, Pferden, cheval, chevaux, poney, caballo",
  "pet-owners":
    "cat, pet, animal, rabbit, Tier, Tieren, Haustier, Haustieren, Katze, Katzen, chat, animal, animaux, gato, mascota",
  homeowners:
    "house, home, garden, flat, apartment, cottage, roof, Haus, Häuser, Häusern, Garten, Gärten, Wohnung, maison, appartement, jardin, casa, piso, vivienda, jardín",
  drivers: "car, van, vehicle, motorbike, Auto, Autos, Wagen, voiture, véhicule, moto, coche",
  "small-businesses":
    "business, shop, company, Betrieb, Geschäft, entreprise, commerce, negocio, tienda",
};
const OWNED_KIND = new Map(
  Object.entries(OWNED).flatMap(([kind, names]) =>
    names.split(",").map((name) => [wordKey(name.trim()), kind] as const),
  ),
);

/** "Owners of nervous cats": what is owned tells the kind. */
function kindOfOwner(keys: readonly string[], headKey: string): string | undefined {
  if (!OWNERS.has(headKey)) return undefined;
  return keys.map((key) => OWNED_KIND.get(key)).find((kind) => kind !== undefined);
}

/** German writes the kind last in one word: "Hobbymusiker", "Elbfischer" has none. */
function kindOfCompound(head: string): string | undefined {
  if (!/^\p{Lu}/u.test(head)) return undefined;
  const key = wordKey(head);
  const letters = foldLetters(head);
  for (let from = 3; from <= letters.length - 5; from += 1) {
    const kind = KIND_OF.get(key.slice(from)) ?? KIND_OF.get(wordKey(letters.slice(from)));
    if (kind !== undefined) return kind;
  }
  return undefined;
}

const PERSON_ENDING =
  /(?:(?:[^aeiou]|ee|ag|ov|iv|id|us|in|ik|op|or|an|al)ers?|(?:t|s)ors?|ists?|ians?|(?:t|n)ants?|ees|smiths?|mates|goers?|makers?|workers?|people|folks?|women|men|innen|eurs?|euses?|iennes?|iens?|istes?|adores?|istas?|eros?|eras?)$/iu;
/** End like persons and are things. */
const THINGS =
  /(?:numbers?|letters?|orders?|offers?|dinners?|suppers?|computers?|papers?|posters?|flowers?|winters?|summers?|weathers?|holidays?|matters?|waters?|powers?|towers?|covers?|corners?|gutters?|boilers?|trailers?|rubbers?|centers?|dishwashers?|computers?|motors?|tractors?|doors?|floors?|colou?rs|labou?rs?|plants?|restaurants?|moments?|wünsche|fenster|zimmer|häuser|kinder|bücher|räder|wasser|dinero|enero|fleurs|couleurs|intérieurs|extérieurs|valeurs|heures|años|euros)$/iu;

/** True for a noun that is known to name people or a body of people. */
export function isKnownPeople(head: string): boolean {
  const key = wordKey(head);
  if (KIND_OF.has(key) || GENERIC.has(key) || OTHERS.has(key)) return true;
  if (kindOfCompound(head) !== undefined) return true;
  return head.length >= 5 && PERSON_ENDING.test(head) && !THINGS.test(head);
}

/** The same for a phrase, whose kind may lie in two words: "housing associations". */
export const namesPeople = (phrase: string, head: string): boolean =>
  !MADE.test(head) && (isKnownPeople(head) || findPeopleKind(phrase, head) !== undefined);

/** Their stem is that of photographers and painters. */
const MADE = /^(?:photographs?|photos?|paintings?)$/iu;

export const isGenericPeople = (head: string): boolean => GENERIC.has(wordKey(head));
