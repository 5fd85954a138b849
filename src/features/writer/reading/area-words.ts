/** By what a place is known to be where people are served, one of several, or elsewhere. A table, no logic. */
import type { ReadPlace, Segment } from "./reading-model.ts";

/** More names behind a place: ", Rock and Port Isaac". */
const MORE_NAMES =
  /^(?:(?:,? (?:and|or|und|oder|et|ou|y|o)|,) (?:(?:the|der|die|das|dem) )?\p{Lu}[\p{Ll}'’-]{1,20}(?: \p{Lu}[\p{Ll}'’-]{1,20}){0,2}(?![\p{L}])){1,4}(?=$|[.;,]|\s(?:who|that|which|with|die|mit|qui|avec|que|con)\s)/u;

/** A word that every place has; "Leute aus dem Dorf, Feriengäste" goes on with people. */
const COMMON_PLACE =
  /(?<!\p{L})(?:Dorf|Ort|Stadt|Gegend|Umgebung|Umland|Nachbarschaft|Viertel|Region|Landkreis|Kreis)$/u;

/** "Summer people who come from Boston": where guests live is no place that is served. */
const COME_FROM =
  /(?:com(?:e|es|ing)|travel(?:s|ling)?|driv(?:e|es|ing)|fly(?:ing)?|visit(?:ing|ors)|tourists|guests|day[- ]trippers) (?:in |over |up |down |out )?from $/iu;

/** "Des gens partis en Floride", "un peu Liège", "restaurants in Hobart": neither where it is nor all of it. */
const ELSEWHERE =
  /(?<!\p{L})(?:partis?|parties?|exilés?|weggezogen\p{L}{0,2}|ausgewandert\p{L}{0,2}|moved(?: away)?|gone|un peu|ein bisschen|un poco|sometimes|parfois) (?:à |en |au |to |nach |in |a )?$|^[^.]{1,160}\.\s(?:restaurants|shops|bars|hotels|retailers|stockists) in $/iu;

/** "Between Braunston and", "Hungary, Slovenia and southern": what stands here is one of several. */
const AMONG_NAMES =
  /(?:^|\s)(?:between|zwischen|entre) \S{1,30} (?:and|und|et|y) $|\p{Lu}[\p{L}-]{1,30},? (?:and|or|und|oder|et|ou|y|o) (?:(?:the )?(?:north|south|east|west)(?:ern)? )?$|\p{Lu}[\p{L}-]{1,30}, \p{Lu}[\p{L}-]{1,30}, $/u;
const MORE_BEHIND =
  /^,? (?:and|or|und|oder|et|ou|y|o|&) (?:the |la |le |les |el |los |der |die |das |dem |den )?\p{Lu}/u;

/** A list of places is said to its end, up to the next people; one of several says too little. */
export function extendArea(
  area: ReadPlace | undefined,
  text: string,
  people: readonly Segment[],
): ReadPlace | undefined {
  if (area === undefined) return undefined;
  const before = text.slice(0, area.span.start);
  if (COME_FROM.test(before) || AMONG_NAMES.test(before) || ELSEWHERE.test(before))
    return undefined;
  if (!/\p{Lu}/u.test(area.words) || COMMON_PLACE.test(area.words)) return area;
  const [more = ""] = MORE_NAMES.exec(text.slice(area.span.end)) ?? [];
  const { end } = area.span;
  const isOfPeople = people.some(({ span }) => span.start >= end && span.start < end + more.length);
  if (more === "")
    return MORE_BEHIND.test(text.slice(end)) &&
      people.length > 0 &&
      !startsPeople(text, end, people)
      ? undefined
      : area;
  return isOfPeople
    ? area
    : { words: `${area.words}${more}`, span: { ...area.span, end: area.span.end + more.length } };
}

/** "Families in Leeds and Bradford City fans": the next people begin here. */
const startsPeople = (text: string, end: number, people: readonly Segment[]): boolean =>
  people.some(({ span }) => span.start >= end && text.slice(end, span.start).length <= 8);
