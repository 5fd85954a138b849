/** By what a place is known to be where people are served, one of several, or elsewhere. A table, no logic. */

/** More names behind a place: ", Rock and Port Isaac". */
export const MORE_NAMES =
  /^(?:(?:,? (?:and|or|und|oder|et|ou|y|o)|,) (?:(?:the|der|die|das|dem) )?\p{Lu}[\p{Ll}'’-]{1,20}(?: \p{Lu}[\p{Ll}'’-]{1,20}){0,2}(?![\p{L}])){1,4}(?=$|[.;,]|\s(?:who|that|which|with|die|mit|qui|avec|que|con)\s)/u;

/** A word that every place has; "Leute aus dem Dorf, Feriengäste" goes on with people. */
export const COMMON_PLACE =
  /(?<!\p{L})(?:Dorf|Ort|Stadt|Gegend|Umgebung|Umland|Nachbarschaft|Viertel|Region|Landkreis|Kreis)$/u;

/** "Summer people who come from Boston": where guests live is no place that is served. */
export const COME_FROM =
  /(?:com(?:e|es|ing)|travel(?:s|ling)?|driv(?:e|es|ing)|fly(?:ing)?|visit(?:ing|ors)|tourists|guests|day[- ]trippers) (?:in |over |up |down |out )?from $/iu;

/** "Des gens partis en Floride", "un peu Liège", "restaurants in Hobart": neither where it is nor all of it. */
export const ELSEWHERE =
  /(?<!\p{L})(?:partis?|parties?|exilés?|weggezogen\p{L}{0,2}|ausgewandert\p{L}{0,2}|moved(?: away)?|gone|un peu|ein bisschen|un poco|sometimes|parfois) (?:à |en |au |to |nach |in |a )?$|^[^.]{1,160}\.\s(?:restaurants|shops|bars|hotels|retailers|stockists) in $/iu;

/** "Between Braunston and", "Hungary, Slovenia and southern": what stands here is one of several. */
export const AMONG_NAMES =
  /(?:^|\s)(?:between|zwischen|entre) \S{1,30} (?:and|und|et|y) $|\p{Lu}[\p{L}-]{1,30},? (?:and|or|und|oder|et|ou|y|o) (?:(?:the )?(?:north|south|east|west)(?:ern)? )?$|\p{Lu}[\p{L}-]{1,30}, \p{Lu}[\p{L}-]{1,30}, $/u;
export const MORE_BEHIND =
  /^,? (?:and|or|und|oder|et|ou|y|o|&) (?:the |la |le |les |el |los |der |die |das |dem |den )?\p{Lu}/u;
