/** What the owner wishes to see sold or shown, by its name beside the opening: "Gift cards", "Private dining room". */
import { findMakerWishes } from "../reading/maker-wishes.ts";
import { isMatter } from "../reading/page-parts.ts";
import { listPromoted } from "../reading/promoted.ts";
import { listNamedInSpanish } from "../reading/spanish-names.ts";
import type { Composition } from "./composition.ts";
import { fromBrief } from "./material.ts";
import type { Sourced } from "./sourced.ts";
import { saysAll } from "./ways.ts";

const GIFTS =
  /voucher|gift card|carte cadeau|bon cadeau|cartes? cadeaux|gutschein|bono(?!s? de (?!regalo))|tarjetas? (?:de )?regalo/iu;

/** "Order a voucher" is for gift cards. */
export const isGiven = (text: string, name: string): boolean =>
  GIFTS.test(text) && GIFTS.test(name);

/** "Pizza du mois" is none of the pizzas that there are always. */
const OF_THE_MONTH =
  /\s(?:of the (?:month|week|day)|du (?:mois|jour|moment)|de la semaine|del (?:mes|día)|des (?:monats|tages))$/iu;

/** Those that no button and no offer names already. */
export function listPromotedNotes({ reading, material, actions }: Composition): Sourced[] {
  const { brief, language } = reading;
  const { phrasebook } = language;
  const { goals = "" } = brief;
  if (phrasebook === undefined || findMakerWishes(reading) === undefined) return [];
  const told = [
    ...actions.map(({ label }) => label.text),
    ...material.offers.map(({ name }) => name),
  ];
  const named = phrasebook === "es" ? listNamedInSpanish(reading) : [];
  return [...listPromoted(goals, phrasebook), ...named]
    .filter((name) => phrasebook !== "en" || !isMatter(name))
    .filter(
      (name) =>
        OF_THE_MONTH.test(name) || !told.some((text) => saysAll(text, name) || isGiven(text, name)),
    )
    .map((name) => fromBrief("goals", name));
}
