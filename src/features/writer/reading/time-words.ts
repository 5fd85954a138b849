/** Ends of phrases that say when: "at 2 am", "on Sundays", "am Wochenende", "les soirs". */
import type { Phrasebook } from "./reading-model.ts";

const DAY_EN =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:mornings?|afternoons?|evenings?|nights?|lunchtimes?))?";
const WHEN_EN = `(?:${DAY_EN}|weekends?|weekdays?|the weekends?|a weekend|public holidays|school holidays|bank holidays)`;
const DAY_DE =
  "(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende|Feiertag)(?:s|e|en)?";
const DAY_FR =
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|soir|matin|midi|nuit)s?";
const DAY_ES =
  "(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fin(?:es)? de semana|noches?|tardes?|mañanas?|festivos)";

export const TIME_ENDINGS: Readonly<Record<Phrasebook, RegExp>> = {
  en: new RegExp(
    `[\\s,]{1,4}(?:(?:mostly|mainly|even|especially|also) )?((?:(?:at|after|before|from|until|till|by) (?:around )?\\p{N}{1,4}(?:[:.]\\p{N}{1,4})? ?(?:am|pm|a\\.m\\.|p\\.m\\.|o['’]clock)?(?: in the (?:morning|night|evening))?)|(?:on|at|over|during|for) ${WHEN_EN}(?: and ${WHEN_EN})?|at (?:night|lunchtime|lunch|midnight|short notice|any hour|all hours|dawn)|in (?:the )?(?:school holidays|holidays|evenings?|mornings?|afternoons?|summer|winter|spring|autumn|season|high season|low season|the night|the middle of the night)|after (?:work|school|hours|dark|dinner)|before (?:work|school|dinner)|out of (?:season|hours)|around the clock|round the clock|24/7|all year(?: round)?|every ${DAY_EN}|year[- ]round)$`,
    "iu",
  ),
  de: new RegExp(
    `[\\s,]{1,4}((?:am|an|zum|übers?|jeden|jedes) (?:${DAY_DE}|Abend|Morgen|Feierabend)(?: und ${DAY_DE})?|(?:um|ab|nach|vor|bis) \\p{N}{1,4}(?:[:.]\\p{N}{1,4})? ?Uhr(?: nachts| morgens| abends)?|nachts(?: um \\p{N}{1,4} ?(?:Uhr)?)?|abends|morgens|mittags|sonntags|samstags|wochentags|werktags|nach (?:der Arbeit|der Schule|Feierabend)|vor (?:der Arbeit|der Schule)|rund um die Uhr|im (?:Sommer|Winter|Frühling|Frühjahr|Herbst)|in der (?:Nebensaison|Hauptsaison|Mittagspause|Nacht)|in den (?:Ferien|Schulferien)|das ganze Jahr(?: über)?|mittags und abends)$`,
    "iu",
  ),
  fr: new RegExp(
    `[\\s,]{1,4}((?:le|les|chaque|tous les|en) ${DAY_FR}(?: et (?:le |les )?${DAY_FR})?(?: (?:matin|soir|midi)s?)?|(?:à|après|avant|dès|jusqu['’]à) \\p{N}{1,4} ?h(?:eures)?(?: ?\\p{N}{1,4})?(?: du (?:matin|soir))?|en (?:semaine|soirée|été|hiver|hors saison|journée)|hors saison|la nuit|le midi|après le (?:travail|boulot)|après l['’]école|toute l['’]année|24h/24|pendant les vacances(?: scolaires)?|en pleine nuit)$`,
    "iu",
  ),
  es: new RegExp(
    `[\\s,]{1,4}((?:los|las|el|cada|por las?|de) ${DAY_ES}(?: y (?:los |las )?${DAY_ES})?|a(?: partir de)? las? \\p{N}{1,4}(?: de la (?:mañana|tarde|noche|madrugada))?|entre semana|por la (?:mañana|tarde|noche)|de (?:noche|madrugada)|en (?:verano|invierno|otoño|primavera|vacaciones|temporada baja|temporada alta|fin de semana)|todo el año|después del (?:trabajo|cole)|a mediodía|fuera de temporada|las 24 horas)$`,
    "iu",
  ),
};
