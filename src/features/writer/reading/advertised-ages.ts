/** Ages and incomes by which advertising counts grown people: nobody is told on a page how old or rich its customers are meant to be. */

/**
 * "Women aged 25-55", "Weinliebhaber zwischen 30 und 65". Children's ages and "over 50" say for whom something is, and stay.
 */
const FROM_TO =
  / \(?(?:(?:from about|aged about|about|aged|ages|between|im Alter von|zwischen|âgés de|âgées de|de|entre) )?(?:1[6-9]|[2-5]\d)(?: ?[-–] ?| to | and | bis | und | à | et | a | y )[2-7]\d(?: years old| years| Jahren?| ans| años)?\)?(?![\p{L}\p{N}%€$£]| (?:miles|km|people|employees|staff|persons|guests|units|minutes|min|rooms|acres|Mitarbeitern?|Personen|salariés|personnes|empleados|personas)(?!\p{L}))/giu;
/** "In their late 20s and 30s" */
const THEIR =
  / in their (?:early |mid |late |mid-|early-)?(?:\d0s|twenties|thirties|forties|fifties)(?:(?: and|,| to| or) (?:early |mid |late )?(?:\d0s|twenties|thirties|forties|fifties|sixties|seventies))?(?!\p{L})/giu;

/** What they earn or mean to spend: "earning $100k+", "with a mid to high budget". */
const SUM = "[£$€] ?[\\d.,kKmM+£$€–-]{0,20}[\\dkKmM+]";
const MEANS = [
  new RegExp(
    ` (?:earning|with (?:a )?(?:household |annual )?incomes?|household incomes?|hhi)(?: of| over| above| from| under| between)? ?${SUM}`,
    "giu",
  ),
  new RegExp(
    ` with (?:(?:[\\p{L}-]{3,12} )?budgets?(?: of| over| above| from)? ${SUM}|${SUM} (?:[\\p{L}-]{3,12} )?budgets?)`,
    "giu",
  ),
  / with (?:an? )?(?:above-average|mid-range|medium|mid|high|higher|mid-to-high|generous|disposable|good)(?: to high)? (?:disposable )?(?:incomes?|budgets?)/giu,
  new RegExp(` (?:under|over|above) ${SUM}(?= |,|$)`, "giu"),
  / mit einem (?:\p{L}{3,16})?budget (?:ab|von|über|bis) [\d.,]{2,10} ?(?:€|Euro)/giu,
  / mit (?:hohem|mittlerem|gehobenem|überdurchschnittlichem) (?:bis hohem )?(?:Einkommen|Budget)/gu,
  / (?:aux|à) (?:hauts )?revenus (?:élevés|confortables|moyens)(?: et supérieurs)?/giu,
  / (?:de|con) (?:un )?(?:alto )?(?:poder|nivel) adquisitivo(?: (?:alto|medio-alto|medio|elevado))?| (?:de|con) (?:nivel de )?ingresos (?:medios[- ]altos|medios [oy] altos|medios|altos|elevados)(?![\p{L}-])| de clase (?:media-alta|media|alta)(?![\p{L}-])/giu,
];

/** "Majority women": how many of them are what, as a survey counts. */
const SHARE =
  /,? \(?(?:majority|mostly|mainly|predominantly|largely|\d{2} ?%) (?:of them )?(?:women|men|female|male)\)?(?=[,.;]|$)/giu;

/** A list of people without the ages and incomes that only advertising asks for. */
export const dropAdvertisedAges = (list: string): string =>
  MEANS.reduce(
    (left, form) => left.replace(form, ""),
    list
      .replace(FROM_TO, "")
      .replace(THEIR, "")
      .replace(SHARE, "")
      .replace(/, (?=household income|hhi )/giu, " "),
  );

/** "People who have run out of food today and are ashamed to ask": nobody is told to their face how they feel. */
const FELT =
  / (?:and|who) (?:are|feel) (?:too |very )?(?:ashamed|embarrassed|afraid|scared|frightened|desperate|guilty)(?: to \p{L}{2,12}| (?:and|or) \p{L}{3,14})?(?=[,.;]|$)/giu;

/** A list of people without how they feel. */
export const dropFeelings = (list: string): string => list.replace(FELT, "");
