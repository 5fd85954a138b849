/**
 * Whether a brief of few words says itself what there is: "Good coffee, cheese scones, kids corner". Beside that the usual
 * offers of the trade are another business's, and what its owner named would be lost among them.
 */

import { readAskedSentence } from "../reading/form-wishes.ts";
import { isPagePart } from "../reading/french-statements.ts";
import { OWNER_TALK } from "../reading/goal-word-tables.ts";
import { beginsWish, findMakerWishes } from "../reading/maker-wishes.ts";
import { isNames } from "../reading/named-areas.ts";
import type { BriefReading } from "../reading/reading-model.ts";
import { MONTHS, TELEPHONE, WEEKDAYS } from "../reading/statement-signs.ts";
import { keepToBrief } from "./keep-to-brief.ts";
import type { Material } from "./material.ts";

const CLAUSES = /[.;,:!?\n]\s?|\s(?:and|und|et|y|&|\+)\s/u;

/** When, where, on what terms and how to get in touch: no part of what is offered. */
const TIMES = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAYS}|${MONTHS}|open|closed|daily|hours?|geöffnet|geschlossen|täglich|ouvert\\p{L}{0,2}|fermé\\p{L}{0,2}|abiert\\p{L}{1,2}|abrimos|cerrad\\p{L}{1,2}|horari?[oe]s?|fin(?:es)? de semana|entre semana|puentes|festivos|uhr)(?!\\p{L})|^\\p{N}{1,2}(?::\\p{N}{2})? ?(?:am|pm)?(?:\\s|$|-)`,
  "iu",
);
const PLACES =
  /(?<!\p{L})(?:area|areas|side of|around|near|within|across|throughout|based|located|cover\p{L}{0,3}|miles|km|region|raum|umgebung|umkreis|domicilio|alentours|environs|zona|alrededores|county|town|parking|step[- ]free)(?!\p{L})/iu;
const TERMS =
  /(?<!\p{L})(?:fees?|walk[- ]?ins?|appointments?|quotes?|estimates?|cash|cards?|deposit|insured|licen[sc]ed|certified|qualified|registered|family[- ](?:run|owned)|since|years|experience|english|spanish|emergenc\p{L}{1,3}|24 ?h\p{L}{0,4}|24\/7|termin\p{L}{0,2}|vereinbarung|anfahrt|kostenlos|gratis|rendez-vous|devis|déplacement|gratuit\p{L}{0,2}|cita|presupuestos?|urgencias|contratos?|bonos?|planes|suscripci(?:ón|ones)|membresías?|notdienst|insurances?|mutuelles?|krankenkassen?|seguros?|prices?|price lists?|menu|map|directions|à jour|up to date|pictures|photos|info\p{L}{0,8}|details|about us|news|show|explain|say|preise|speisekarte|tarifs?|precios|menú|website|site|page|facebook|insta\p{L}{0,4})(?!\p{L})/iu;
const WAYS =
  /(?<!\p{L})(?:calls?|ring|phone|telephone|text|whats ?app|e-?mail|message|contact|enquir\p{L}{1,4}|inquir\p{L}{1,4}|bookings?|book|orders?|visits?|visitors?|customers?|anruf\p{L}{0,2}|anfrag\p{L}{1,2}|anmeld\p{L}{1,4}|kontakt|kunden|buch\p{L}{2,4}|appel\p{L}{0,3}|réserv\p{L}{1,6}|clients?|contacter|llam\p{L}{1,4}|reserv\p{L}{1,3}|pedidos?|clientes?)(?!\p{L})/iu;

/** True where a clause of the goals names something that is no deed, time, place or term. */
export function tellsOffers(reading: BriefReading): boolean {
  const told = listToldOffers(reading).length;
  // "Vendre des motos, réserver des essais, entretien": what stands among as many deeds is one wish more.
  const deeds = reading.language.phrasebook === "fr" ? countDeeds(reading) : 0;
  return told > deeds;
}

const countDeeds = ({ goals }: BriefReading): number =>
  goals.filter(({ kind, words }) => kind !== undefined || words?.invitation !== undefined).length;

/** The clauses of the goals that name such a thing, as they stand there. */
export function listToldOffers(reading: BriefReading): string[] {
  const { brief, goals, audience, what, language } = reading;
  const text = brief.goals ?? "";
  // Who writes what a site should bring about names what is had for its sake, beside the trade's.
  if (findMakerWishes(reading) !== undefined) return [];
  const named = goals
    .filter(({ kind, words }) => kind !== undefined || words?.invitation !== undefined)
    .reduce(
      (left, { span }) =>
        span.field === "goals"
          ? left.slice(0, span.start) + ".".repeat(span.end - span.start) + left.slice(span.end)
          : left,
      text,
    )
    .replace(TELEPHONE, ".")
    .replace(readAskedSentence(text, language.phrasebook) ?? "\n", ".");
  const places = [audience.area?.words, what.place?.words].filter((place) => place !== undefined);
  return named
    .split(CLAUSES)
    .map((clause) => clause.replaceAll(".", " ").trim())
    .filter(
      (clause) =>
        WORD.test(clause) &&
        !(language.phrasebook === "fr" && (beginsWish(clause, "fr") || BY_US.test(clause))) &&
        ![TIMES, PLACES, TERMS, WAYS, OWNER_TALK].some((form) => form.test(clause)) &&
        !isNames(clause) &&
        !places.some((place) => clause.includes(place)),
    );
}

/** Those of them that can stand alone, where the goals are a list and no sentences. French alone. */
export const listNamedOffers = (reading: BriefReading): string[] =>
  reading.language.phrasebook !== "fr" || /[.!?]\s/u.test(reading.brief.goals ?? "")
    ? []
    : listToldOffers(reading).filter((told) => !NO_OFFER.test(told) && !isPagePart(told));

/** How to get in touch, how much of it, and sentences. */
const NO_OFFER =
  /^(?:t[eé]l|gsm|natel|portable|mobile|mail|plus|moins|mieux|pas|que|qu[’']|demandes?|commandes?|réservations?)(?!\p{L})|\s(?:est|sont|peut|peuvent|ont|sera|seront|qui|que)\s/iu;

/** "Je consulte aussi en visio": told as a sentence, and no offer. */
const BY_US = /^(?:(?:je|nous|on) |j[’'])/iu;

/** More than what joins two of them. */
const WORD =
  /(?<!\p{L})(?!(?:and|und|the|for|mit|les|des|los|las|con|der|die|das|more|new|too|also)(?!\p{L}))\p{L}{3}/iu;

/** The owner's words alone. What visitors do there is what they do with any of the trade. */
export const keepToldOffers = (material: Material): Material => ({
  ...keepToBrief(material),
  trades: material.trades,
});
