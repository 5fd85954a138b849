/** German wishes of somebody, as owners write them to whoever makes the site, turned to the deed or to what is told. */
import { capitaliseFirst } from "./slices.ts";

const SENTENCE_ENDS = /((?<=[\p{L}\p{N})]{2}[.!?])\s+|\n)/u;

/** "Die Gemeinden sollen einen Wartungsvertrag anfragen können (zweimal im Jahr)". */
const THEY_SHOULD =
  /^(?:die |unsere |alle )?\p{Lu}[\p{L}-]{2,24} (?:sollen|sollten) (?:bitte |hier |online ){0,1}(?:einen |eine |ein |die |das |den )?(\p{Lu}[\p{L}-]{2,30} (?:anfragen|buchen|bestellen|reservieren|vereinbaren|beantragen))(?: können)?(?= \(|[.!]|$)/iu;
/** "Bitte schreiben, dass die Kirche vorher temperiert sein muss, sonst fahre ich umsonst": the verb belongs second. */
const SAY_THAT =
  /^(?:bitte )?(?:dazu|hin|drauf)?(?:schreiben|erwähnen|sagen|betonen|hinweisen),? dass ((?:die|der|das) \p{Lu}[\p{L}-]{2,24}) ([^,]{3,120}?) (\p{Ll}{3,16}(?:en|n)|sein) (muss|müssen|soll|sollen|kann|können|darf|dürfen)(, [^.]{3,80})?(?=[.!]?$)/iu;

/** "Man soll sehen, was es kostet: Hose kürzen 14 €". */
const THEY_SEE =
  /^(?:man|die leute|die kunden|jeder|alle) soll(?:en|te|ten)?(?: sofort| gleich)? (?:sehen|wissen|erfahren|lesen),? (?:was (?:es|das|alles|etwas) kostet|die preise|was ich koste): (?=.{0,120}\p{N})/iu;

/** The goals with each such sentence as visitors may read it. */
export const tellGermanWishes = (goals: string): string =>
  goals
    .split(SENTENCE_ENDS)
    .map((sentence) =>
      sentence
        .replace(THEY_SEE, "Preise: ")
        .replace(THEY_SHOULD, (_whole, deed: string) => deed)
        .replace(
          SAY_THAT,
          (_whole, who: string, how: string, verb: string, must: string, tail = "") =>
            `${capitaliseFirst(who)} ${must} ${how} ${verb}${tail}`,
        ),
    )
    .join("");
