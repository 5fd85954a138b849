/** Which texts of a food trade are true for a kitchen without meat, or without anything from animals. */
import type { TextLanguage } from "../content/read-texts.ts";
import type { TradeTexts } from "../content/text-schema.ts";
import { keepTexts } from "./keep-texts.ts";

export type Diet = "vegan" | "vegetarian";

const DIETS: Readonly<Record<Diet, RegExp>> = {
  vegan:
    /(?<!\p{L})(?:vegan(?:e[nrs]?|[oa]s?)?|végan(?:e|s|es)?|végétalien(?:ne)?s?|plant[- ]based|rein pflanzlich\p{L}{0,2})(?!\p{L})/iu,
  vegetarian:
    /(?<!\p{L})(?:vegetarian|veggie|meat-free|vegetarisch(?:e[nrs]?)?|végétarien(?:ne)?s?|vegetarian[oa]s?)(?!\p{L})/iu,
};

/** What the owner's words for the business say of its kitchen. */
export function readDiet(words: string): Diet | undefined {
  if (DIETS.vegan.test(words)) return "vegan";
  return DIETS.vegetarian.test(words) ? "vegetarian" : undefined;
}

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

const MEAT: Readonly<Record<string, RegExp>> = {
  en: whole(
    "meats?|fish|shellfish|ham|bacon|beef|steaks?|pork|lamb|chicken|poultry|sausages?|salami|seafood",
  ),
  de: whole(
    "Fleisch\\p{L}{0,12}|Fisch\\p{L}{0,12}|Schinken|Speck|Rind|Huhn|Geflügel|Wurst|Steaks?|Lamm",
  ),
  fr: whole(
    "viandes?|poissons?|jambon|lardons?|bœuf|poulet|volailles?|saucisses?|agneau|fruits de mer",
  ),
  es: whole("carnes?|pescados?|jamón|tocino|ternera|pollo|aves?|salchichas?|cordero|mariscos?"),
};
const OF_ANIMALS: Readonly<Record<string, RegExp>> = {
  en: whole("cow[’']s milk|milk(?! or a plant)|cream|butter|cheeses?|eggs?|honey|dairy|yogh?urt"),
  de: whole(
    "Kuhmilch|Milch|Sahne\\p{L}{0,8}|Butter\\p{L}{0,8}|Käse\\p{L}{0,8}|Eier|Ei|Honig|Quark|Joghurt",
  ),
  fr: whole("lait|crème|beurre|fromages?|œufs?|miel|yaourts?"),
  es: whole("leche|nata|mantequilla|quesos?|huevos?|miel|yogur(?:es)?"),
};
/** "Oat milk", "without egg": said of what is not there, or of what stands in its place. */
const IN_ITS_PLACE: Readonly<Record<string, RegExp>> = {
  en: /(?:plant(?:-based)?|oat|soya?|almond) (?:drinks?|milk)|(?<!\p{L})(?:without|free of|no) [^.;:]{1,40}/giu,
  de: /(?:Hafer|Soja|Mandel|Pflanzen)(?:drinks?|milch)|(?<!\p{L})ohne [^.;:]{1,40}/giu,
  fr: /lait (?:végétal|d[’']avoine|de soja|d[’']amande)|(?<!\p{L})sans [^.;:]{1,40}/giu,
  es: /(?:leche|bebida) (?:vegetal|de avena|de soja|de almendra)|(?<!\p{L})sin [^.;:]{1,40}/giu,
};

/** The texts without those that speak of food which such a kitchen does not have. */
export function textsForDiet(language: TextLanguage, texts: TradeTexts, diet: Diet): TradeTexts {
  const meat = MEAT[language];
  const animals = OF_ANIMALS[language];
  const inPlace = IN_ITS_PLACE[language];
  if (meat === undefined || animals === undefined || inPlace === undefined) return texts;
  const isFor = (...said: (string | undefined)[]) =>
    !said.some((text) => {
      const of = (text ?? "").replace(inPlace, "");
      return meat.test(of) || (diet === "vegan" && animals.test(of));
    });
  return keepTexts(texts, isFor);
}
