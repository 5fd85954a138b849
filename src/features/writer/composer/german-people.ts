/**
 * German audiences that are no plain list of people: "nach Operationen (Knie, Hüfte), Rückenschmerzen" names
 * occasions, which stand behind no "Für".
 */
import type { BriefReading } from "../reading/reading-model.ts";
import { capitaliseFirst } from "../reading/slices.ts";
import { countCharacters } from "../speech/tidy.ts";

/** ", die den Führerschein im Ausland gemacht haben": up to the comma that closes the clause. */
const CLAUSE_BEHIND =
  /^(?:, (?:(?:ältere|junge|viele) )?(?:Leute|Menschen|Personen|Frauen|Männer|Erwachsene|Paare|Familien))?, (?:die|der|das|denen|deren|dessen|mit denen|bei denen|wo) [^,.;()]{3,110}/u;

/** How far a clause reaches that begins behind the last of the people; 0 where none does. */
export const clauseLength = (rest: string): number => CLAUSE_BEHIND.exec(rest)?.[0].length ?? 0;

/** "Für Jugendliche ab 16 und Leute": a word for anybody says nothing without what is said of them. */
const ENDS_IN_ANYBODY =
  /(?:^|, | und | sowie )(?:ältere |junge )?(?:Leute|Menschen|Personen|Jene|Alle|Andere|Solche)$|(?:, | und | sowie )Frauen und Männer$/u;

const OCCASION =
  /^(?:nach|bei|vor|während|gegen|wegen|seit|zur?|zum|beim|nachdem|wenn|rund um|für) \p{L}/iu;
/** What ails or is done: nobody, whatever its ending. */
const NOBODY =
  /(?:schmerzen|beschwerden|krankheiten|erkrankungen|verletzungen|operationen|ängste|störungen|probleme|themen|reparaturen|arbeiten|umbauten|renovierungen|hochzeiten|geburtstage|feste|feiern|taufen|kurse|stunden|krisen|allergien|narben|fälle|aufträge|anlässe|schäden)$/iu;
const PARTS = /,\s(?![^()]{0,120}\))|\sund\s/u;

/** A group of a list that is none of people. */
const namesNobody = (phrase: string): boolean =>
  phrase
    .split(PARTS)
    .some((part) => NOBODY.test(part.replace(/\s?\([^()]*\)$/u, "").split(" ")[0] ?? ""));

/** What no "Für" can stand before. */
export const isNoGermanList = (line: string): boolean =>
  OCCASION.test(line) || namesNobody(line) || ENDS_IN_ANYBODY.test(line);

const LENGTH_MAX = 150;
const WISH =
  /(?<!\p{L})(?:soll\p{L}{0,3}|muss|müssen|möchte\p{L}?|will|wollen|meist\p{L}{0,3}|eher|hauptsächlich)(?!\p{L})/iu;

/** The first sentence of such an audience as it stands; undefined for people. */
export function readOccasions({ audience, language }: BriefReading): string | undefined {
  if (language.phrasebook !== "de") return undefined;
  const [first = ""] = (audience.words ?? "").split(/[.!?;\n](?:\s|$)/u);
  const parts = first.split(PARTS);
  const isOfOccasions = OCCASION.test(first) || namesNobody(first);
  const isList = parts.length > 1 || OCCASION.test(first);
  if (!isOfOccasions || !isList || WISH.test(first) || countCharacters(first) > LENGTH_MAX)
    return undefined;
  return /^für /iu.test(first) && namesNobody(first.slice(4)) ? undefined : capitaliseFirst(first);
}
