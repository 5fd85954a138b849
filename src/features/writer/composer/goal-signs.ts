/** Words of a goal that say where, when and of whom something is asked. */
import type { BriefReading } from "../reading/reading-model.ts";

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
