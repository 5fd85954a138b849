/**
 * Days and seasons in what holds for everybody: "Rinse the sail the same day", "An eight-day clock is wound every
 * week", "Swarms leave the hive in May". Such a sentence speaks neither of the business nor of anything that can be
 * booked, bought or visited there; in doubt it does.
 */
import { isInstruction } from "../speech/instruction.ts";

/** How often, or all the year. */
const HABIT =
  /^(?:every (?:day|morning|evening|weekend|week)|täglich|jeden (?:tag|morgen|abend)|ganzjährig|tous les (?:jours|matins|soirs)|chaque (?:jour|matin|soir|semaine)|toute l['’]année|todos los días|cada (?:día|mañana|tarde|noche|semana)|todo el año)$/iu;
/** How soon: of work that is done for somebody it would be a promise. */
const SOON =
  /^(?:same[- ]day|next[- ]day|overnight|am selben tag|noch am gleichen tag|am nächsten tag|über nacht|le jour même|dès le lendemain|dans la journée|el mismo día|al día siguiente|en el día)$/iu;
const MONTH =
  /^(?:january|february|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/iu;

/** Whoever speaks so speaks of the business or of what one gets there. */
const OF_BUSINESS: readonly RegExp[] = [
  /(?<!\p{L})(?:we|us|our|ours|i|my|wir|uns|unser\p{L}{0,2}|ich|mein\p{L}{0,2}|nous|notre|nos|je|mon|nosotr[oa]s|nuestr[oa]s?)(?!\p{L})|(?<!\p{L})(?:we|i)['’]|(?<!\p{L})j['’]|(?<!\p{L})\p{L}{2,14}[aei]mos(?!\p{L})/iu,
  /(?<!\p{L})(?:open\p{L}{0,4}|closed|closes|availab\p{L}{2,5}|appointments?|book\p{L}{0,3}|bookings?|calls?|ring|come|comes|visit\p{L}{0,3}|collect\p{L}{0,3}|pick(?:ed)? up|deliver\p{L}{0,3}|orders?|ordered|repl(?:y|ies)|answers?|courses?|class(?:es)?|lessons?|sessions?|tours?|markets?|workshops?|shops?|stores?|meets?|meetings?|sell|sells|sold|prices?|repaired|fixed|ready|replaced|finished|done|season|holidays)(?!\p{L})/iu,
  /(?<!\p{L})(?:geöffnet|offen|öffn\p{L}{1,4}|geschlossen|verfügbar|termin\p{L}{0,3}|buch(?:en|t|ung\p{L}{0,2})|anruf\p{L}{0,3}|rufen|anfrag\p{L}{0,3}|kommen|kommt|besuch\p{L}{0,4}|abhol\p{L}{0,4}|liefer\p{L}{0,4}|bestell\p{L}{0,4}|antwort\p{L}{0,3}|kurs\p{L}{0,2}|unterricht|werkstatt|laden|treffen|führung\p{L}{0,2}|markt|verkauf\p{L}{0,3}|repariert|fertig|ersetzt|erledigt|saison|ferien)(?!\p{L})/iu,
  /(?<!\p{L})(?:ouv(?:ert\p{L}{0,2}|r\p{L}{1,4})|fermé\p{L}{0,2}|disponible\p{L}?|rendez-vous|réserv\p{L}{1,6}|appel\p{L}{1,4}|ven(?:ir|ez)|visit\p{L}{1,3}|livr(?:é\p{L}{0,2}|aison\p{L}?|er|ons)|command\p{L}{1,4}|répon\p{L}{1,5}|cours|atelier\p{L}?|boutique|stages?|rencontr\p{L}{1,3}|vente|vend\p{L}{0,4}|réparé\p{L}{0,2}|prêt\p{L}{0,2}|remplacé\p{L}{0,2}|saison|vacances)(?!\p{L})/iu,
  /(?<!\p{L})(?:abiert[oa]s?|abr(?:e|en|ir)|cerrad[oa]s?|disponibles?|citas?|reserv\p{L}{1,4}|llam(?:e|en|ar|ada|adas)|veng\p{L}{1,3}|visit\p{L}{1,3}|entreg\p{L}{1,4}|reparto|repart\p{L}{1,4}|ped(?:ir|idos?)|pida|respuesta|clases?|cursos?|taller(?:es)?|tiendas?|mercados?|vend\p{L}{1,4}|venta|reparad[oa]s?|list[oa]s?|cambiad[oa]s?|cestas?|temporada|vacaciones)(?!\p{L})/iu,
];

/** Of any thing of its kind: "A clock is wound every week". */
const OF_ANY = /^(?:an?|ein|eine|une?|una?) \p{L}/iu;
/** What grows, flies, shines and freezes keeps its own calendar. */
const OF_NATURE =
  /(?<!\p{L})(?:grow\p{L}{0,3}|ripen\p{L}{0,3}|flower\p{L}{0,3}|bloom\p{L}{0,3}|swarm\p{L}{0,3}|bees?|queens?|frost\p{L}{0,2}|freez\p{L}{1,3}|sun|moon|stars?|sky|leaves|roots?|soil|birds?|moths?|nights?|wächst|wachsen|reif(?:t|en)|blüh(?:t|en)|schwärm\p{L}{1,4}|bienen?|frost|friert|sonne|mond|sterne?|himmel|laub|wurzeln?|boden|vögel|nächte?|pouss\p{L}{1,4}|mûri\p{L}{1,5}|fleuri\p{L}{1,5}|essaim\p{L}{0,3}|abeilles?|gel|gèle|soleil|lune|étoiles?|ciel|feuilles|racines?|terre|oiseaux|nuits?|crece\p{L}?|madura\p{L}?|florece\p{L}?|enjambr\p{L}{1,3}|abejas?|heladas?|hiela|sol|luna|estrellas?|constelaci(?:ón|ones)|polar|cielo|hojas|raíces|tierra|pájaros|noches?|tomates?|pimientos?|coles|fríos?)(?!\p{L})/iu;

/** `found` is what looks like a day or hour of the business; `sentence` is the whole sentence around it. */
export function isGeneralAdvice(found: string, sentence: string, language: string): boolean {
  if (OF_BUSINESS.some((words) => words.test(sentence))) return false;
  const isTold = isInstruction(sentence, language);
  if (SOON.test(found)) return isTold;
  const isNature = OF_NATURE.test(sentence);
  if (HABIT.test(found)) return isTold || isNature || OF_ANY.test(sentence);
  return MONTH.test(found) && (isTold || isNature);
}
