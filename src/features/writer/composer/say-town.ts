/** A town and its American state as they are written in print: "Dayton, Ohio" of "Dayton Ohio". */

import { AMERICAN_STATES } from "../reading/american-states.ts";

/** "Northern Virginia", "East Texas", "Upstate New York": a part of a state, and no town in it. */
const PART =
  "North|South|East|West|Northern|Southern|Eastern|Western|Northeast|Northwest|Southeast|Southwest|Central|Upstate|Downstate|Coastal|Rural|Mid|New|Greater|Lower|Upper|Inland";
const TOWN_AND_STATE = new RegExp(
  `^((?:[A-Z][\\p{L}.'’-]{1,20} ){0,2}(?!(?:${PART}) )[A-Z][\\p{L}.'’-]{1,20}) (${AMERICAN_STATES})$`,
  "u",
);

export const sayTown = (words: string): string => words.replace(TOWN_AND_STATE, "$1, $2");
