/** Ages by which advertising counts grown people: nobody is told on a page how old its customers are meant to be. */

/**
 * "Women aged 25-55", "Weinliebhaber zwischen 30 und 65". Children's ages and "over 50" say for whom something is, and stay.
 */
const FROM_TO =
  / \(?(?:(?:aged|ages|between|im Alter von|zwischen|âgés de|âgées de|de|entre) )?(?:1[6-9]|[2-5]\d)(?: ?[-–] ?| to | and | bis | und | à | et | a | y )[2-7]\d(?: years old| years| Jahren?| ans| años)?\)?(?![\p{L}\p{N}%€$£]| (?:miles|km|people|employees|staff|persons|guests|units|minutes|min|rooms|acres|Mitarbeitern?|Personen|salariés|personnes|empleados|personas)(?!\p{L}))/giu;
/** "In their late 20s and 30s" */
const THEIR =
  / in their (?:early |mid |late |mid-|early-)?(?:\d0s|twenties|thirties|forties|fifties)(?:(?: and|,| to| or) (?:early |mid |late )?(?:\d0s|twenties|thirties|forties|fifties))?(?!\p{L})/giu;

/** A list of people without the ages that only advertising asks for. */
export const dropAdvertisedAges = (list: string): string =>
  list.replace(FROM_TO, "").replace(THEIR, "");
