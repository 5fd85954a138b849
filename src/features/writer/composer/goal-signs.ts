/** Words of a goal that say where, when and of whom something is asked. */
import type { BriefReading, Goal } from "../reading/reading-model.ts";
import { readSpan } from "./button-words.ts";

/** Whoever enrols for something else than teaching is not asked what they know already. */
export const isTaught = (label: string, { what }: BriefReading): boolean =>
  /class|course|lesson|school|camp|training|workshop|coach|tuition|tutor|academy|choir|orchestra|rehearsal|play|club|kurs|schul|unterricht|seminar|lehrgang|wanderung|cours|stage|école|atelier|formation|leçon|clase|curso|taller|escuela|academia|formación|lecci/iu.test(
    `${label} ${what.words}`,
  );

/** A visit that is asked for may be one to the customer's place as well as from it. */
export const ASKED_FOR =
  /^(?:visite gratuite|visita (?:gratuita|gratis|sin)|.{0,60}asking for an? (?:first |free )?visit|free (?:home |site )?visit|(?:request|ask for|arrange|demander|pedir|solicitar)\s)|\s(?:anfragen|anfordern)$/iu;

/** Whoever says so has a door that people come through. */
export const OPEN_DOOR =
  /^(?:(?:drop|pop|walk|stop|call) (?:in|by|round)|come (?:in|by|and|to)|visit us)\b|vorbeikommen$|^(?:venir|passer)(?= (?:nous|à|au|en|chez))|^(?:venir|pasar)(?= (?:por|a|al|en))/iu;

/** "Register your pet": whoever is put on a practice's or a school's list comes to it. */
export const REGISTERS =
  /^(?:register|sign up)\s|\s(?:anmelden|registrieren)$|^(?:s['’]inscrire|inscrire|inscribirse|inscribir)(?!\p{L})/iu;

export const DAY_AND_NIGHT =
  /(?<![\p{L}\p{N}])(?:24 ?(?:\/7|-?h(?:r|rs|ours?|eures)?|stunden)|day and night|emergency|notdienst|urgences?|urgencias)(?!\p{L})/iu;

/** What one subscribes to is sent again and again, by a business that sells something to send. */
export const isOfGoods = ({ span }: Pick<Goal, "span">, reading: BriefReading): boolean =>
  !/news|update|mail|list|letter|alert|waiting|brief|lettre|lista|bolet|blog|podcast/iu.test(
    readSpan(span, reading),
  ) &&
  /\b(?:coffee|tea|roast|bak(?:er|ing)|bread|cheese|wine|beer|brew|veg|fruit|meat|fish|eggs|milk|flower|florist|plant|seed|box|candle|soap|yarn|wool|book(?:s|shop)|magazine|chocolate|kaffee|röster|brot|bäcker|käse|wein|bier|gemüse|blumen|kiste|café|torréf|pain|boulang|fromage|vin|bière|légumes|fleurs|panier|caf[eé]|tost|pan|queso|vino|cerveza|verdura|flores|cesta)/iu.test(
    reading.what.words,
  );

/** What a page would have to show is no deed of a form. */
export const ONLY_SEEN =
  /^(?:check|pick|choose|browse|view|compare|find|read|watch) (?!in(?!\p{L}))(?!availability)/iu;
