/**
 * What may be said of a business whose owner has told it at length: the trade's texts are written for whoever is
 * told in a few words. Beside prices, terms and people of its own they say the same again or contradict it.
 */
import { countLeft, findMakerWishes } from "../reading/maker-wishes.ts";
import type { BriefReading } from "../reading/reading-model.ts";
import { keysOf } from "../reading/trade-index.ts";
import { countCharacters } from "../speech/tidy.ts";
import type { Material } from "./material.ts";

/** In characters of the fields that tell of the business; three or four sentences. */
const TOLD_LENGTH_MIN = 240;

/** The goals alone, where prices and terms stand among them. */
const GOALS_LENGTH_MIN = 120;

/** A list of people, or of words for the voice, tells of no offer, however long it is. */
const SENTENCES = /[.!?]\s/u;

const TELLING_FIELDS = ["industry", "audience", "goals", "personality"] as const;

export function isToldAtLength(reading: BriefReading): boolean {
  const { brief, language } = reading;
  const { goals = "" } = brief;
  // Marketing words tell of nobody's prices or terms, however many they are.
  const wished = findMakerWishes(reading);
  if (language.phrasebook !== undefined && wished !== undefined)
    return countLeft(wished, language.phrasebook) >= GOALS_LENGTH_MIN;
  return (
    countCharacters(goals) >= GOALS_LENGTH_MIN ||
    TELLING_FIELDS.map((field) => brief[field] ?? "")
      .filter((text) => text === goals || text === brief.industry || SENTENCES.test(text))
      .reduce((sum, text) => sum + countCharacters(text), 0) >= TOLD_LENGTH_MIN
  );
}

/** "Portrait photographer, black dogs only": what such a trade ordinarily offers is just what this one does not. */
const NARROWED =
  /(?<!by appointment |appointment |cash |weekends |strictly )(?<![\p{L}-])(?:only|nothing else|nobody else|exclusively|nur|ausschließlich|uniquement|exclusivement|solamente|únicamente)(?!\p{L})(?! (?:by|on|at|from) )/iu;

/** True where the industry denies the rest of its trade, and no kind of the trade is just that: "gluten free only". */
export function isNarrowedTrade({ trades }: Material, { brief }: BriefReading): boolean {
  const part = brief.industry.split(/[,:;–—]\s?|\s-\s/u).find((one) => NARROWED.test(one));
  if (part === undefined) return false;
  const said = keysOf(part.replaceAll("-", " ")).join(" ");
  const kinds = trades.flatMap((trade) => trade.kinds);
  return !kinds.some((kind) => keysOf(kind.replaceAll("-", " ")).some((key) => said.includes(key)));
}

/**
 * Without anything that is said of the trade: its owner names other parts of it, in other words, and denies some. Its
 * pictures stay.
 */
export function keepToBrief(material: Material): Material {
  const texts = { openings: [], offers: [], steps: [], questions: [], about: [], closings: [] };
  const contact = { hasOwnContact: false, contactLede: undefined };
  return { ...material, ...texts, ...contact, trades: [], lead: undefined };
}

/** Offers that the industry lists stand first, in its order: "Tyres, exhausts, MOT". */
export function putListedFirst(material: Material, { what, language }: BriefReading): Material {
  if (what.parts.length < LISTED_MIN) return material;
  // "Toilettage chiens et chats" is one name, and puts cats before no dogs.
  if (language.phrasebook === "fr" && !/[,:;]/u.test(what.words)) return material;
  const listed = what.parts.map((part) => new Set(keysOf(part)));
  const placeOf = (name: string): number => {
    const at = listed.findIndex((keys) => keysOf(name).some((key) => keys.has(key)));
    return at < 0 ? listed.length : at;
  };
  return {
    ...material,
    offers: material.offers.toSorted((one, other) => placeOf(one.name) - placeOf(other.name)),
  };
}

/** A name that says no more than that there are some. */
const OF_ANYTHING =
  /^(?:tratamientos|clases|cursos|servicios|encargos|productos|reparaciones|mantenimiento|eventos|grupos)$/iu;

/** Spanish goals name what is to be booked or sold: "primeras consultas de implantes" has the implants first. */
export function putWishedFirst(material: Material, { brief, language }: BriefReading): Material {
  const { goals } = brief;
  if (language.phrasebook !== "es" || goals === undefined) return material;
  const wished = new Set(keysOf(goals));
  const isWished = (name: string) =>
    !OF_ANYTHING.test(name) && keysOf(name).every((key) => wished.has(key));
  return {
    ...material,
    offers: material.offers.toSorted(
      (one, other) => Number(isWished(other.name)) - Number(isWished(one.name)),
    ),
  };
}

const LISTED_MIN = 2;
