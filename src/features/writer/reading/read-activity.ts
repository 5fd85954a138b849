/**
 * What a business does (it repairs, hires out, teaches), from the head noun of its industry. Doubt gives
 * nothing: two activities side by side, or a noun that several share.
 */
import {
  ACTIVITY_SIGNS,
  ANIMAL_WORK,
  ANIMALS,
  DOG_CLASSES,
  DOGS,
  LIVESTOCK,
  OTHER_ANIMALS,
} from "./activity-words.ts";
import type { Activity } from "./need-ids.ts";
import type { Phrasebook, ReadBusiness } from "./reading-model.ts";

/** Where the noun ends and what is said of it begins. French and Spanish have their noun first anyway. */
const BEHIND: Readonly<Record<"en" | "de", RegExp>> = {
  en: /\s(?:for|with|where|in|by|of|from|on|at|who|that|which|to|about|since|near|around|without|using|via)\s|[,:;(–—]/iu,
  de: /\s(?:für|mit|von|vom|aus|in|im|an|am|auf|bei|zu|zum|zur|nach|ohne|rund|der|des|seit|per|um)\s|[,:;(–—]/u,
};

const PARTS: Readonly<Record<Phrasebook, RegExp>> = {
  en: /\s(?:and|or|&|\+)\s|\//iu,
  de: /\s(?:und|oder|&|\+)\s|\//iu,
  fr: /\s(?:et|ou|&|\+)\s|[,/]/iu,
  es: /\s(?:y|e|o|&|\+)\s|[,/]/iu,
};

/** Advice on law, money and disputes, which comes with papers and dates. */
const OF_PAPERS =
  /solicitor|lawyer|barrister|law|legal|account|bookkeep|notar|mediat|probate|tax|pension|insur|mortgage|debt|immigra|planning|anwalt|anwält|kanzlei|steuer|buchhalt|recht|schuld|versicher|rente|avocat|juri|compta|fiscal|assur|droit|courtier|abogad|gestor|bufete|despacho|asesor|seguros|legal|jurídic|herencia/iu;

const BY_THE_BATCH =
  /(?<!\p{L})(?:marmalades?|jams?|chutneys?|pickles?|preserves|cheese|butter|chocolates?|fudge|sauces?|mustard|vinegar|cider|wine|gin|beer|mead|bread|pasta|sausages?|honey|ice[ -]cream|granola|syrups?|soaps?|candles?|perfumes?|cosmetics|ink|compost|charcoal|confitures?|fromages?|miel|savons?|bougies?|mermeladas?|quesos?|jabón|jabones|velas?|embutidos?)(?!\p{L})|marmelade|käse|senf(?!\p{L})|essig|honig|seife|kerzen|likör|wurst/iu;

/** "Restoring fire towers and their cabins" is what is done to them, and no lodging. */
const OTHER_WORK = /\p{L}{3}ing$|^\p{L}{4,20}ing\s/u;

/** Whoever speaks with their hands is asked for no pages. */
const SIGNED = /sign[ -]language|gebärden|langue des signes|lengua de sign[oa]s/iu;

/** Undefined where the industry leaves it open. */
export function readActivity(
  { descriptor }: ReadBusiness,
  language: Phrasebook | undefined,
): Activity | undefined {
  if (language === undefined) return undefined;
  if (DOG_CLASSES.test(descriptor)) return "dog";
  // Nobody asks a shepherd how old the animal is.
  if (LIVESTOCK.test(descriptor)) return undefined;
  if (ANIMALS.test(descriptor) && ANIMAL_WORK.test(descriptor))
    return DOGS.test(descriptor) && !OTHER_ANIMALS.test(descriptor) ? "dog" : "animal";
  const isHeadLast = language === "en" || language === "de";
  const end = isHeadLast ? BEHIND[language].exec(descriptor) : null;
  const core = end === null ? descriptor : descriptor.slice(0, end.index);
  const parts = core.split(PARTS[language]).map((part) => findActivity(part.trim(), language));
  const leading = isHeadLast ? parts.at(-1) : parts[0];
  // "Digging and restoration" is two things of which one is unknown.
  const isOpen = core
    .split(PARTS[language])
    .some((part, at) => parts[at] === undefined && OTHER_WORK.test(part.trim()));
  const isAgreed = !isOpen && parts.every((part) => part === undefined || part === leading);
  if (leading === "text" && SIGNED.test(descriptor)) return undefined;
  // Jam and soap are made by the batch, not as somebody describes them.
  if (leading === "made" && BY_THE_BATCH.test(descriptor)) return undefined;
  // A sleep consultant advises without contracts and deadlines.
  if (leading === "advice" && !OF_PAPERS.test(descriptor)) return undefined;
  return isAgreed ? leading : undefined;
}

const findActivity = (part: string, language: Phrasebook): Activity | undefined =>
  ACTIVITY_SIGNS[language].find(([, sign]) => sign.test(part))?.[0];
