/** A list of people without the counts, asides and hedges that an owner adds for whoever reads the brief. */

import { dropFeelings } from "../reading/advertised-ages.ts";
import { severalOf } from "../reading/english-number.ts";
import { ASIDE, HEDGES, ODD_ONE, TOLD_OF_THEM } from "../reading/segment-words.ts";
import { PROFILE } from "../reading/told-people.ts";

/** Bullets, lines and semicolons become one list. */
export const tidyList = (listed: string): string =>
  dropProfiles(
    joinLines(
      cutAside(
        dropFeelings(listed)
          .replace(ANIMALS_TOO, "")
          .replace(/(?<=\p{L}) aussi(?=[,.]|$)/giu, ""),
      )
        .replace(COUNTED_ASIDE, "")
        .replace(WHOLE_LAND, ""),
    )
      .replace(ALSO, ", ")
      .replace(/,? (?:and |or )?(?:mostly|mainly|usually|very often)(?=$|[,.])/giu, "")
      .replace(ODD_ONE, (_, one: string) => severalOf(one))
      .replace(COUNTED, "")
      .replace(HEDGES, keepFew)
      .replace(ONE_OR_TWO, "")
      .replace(LEFT_COMMAS, ""),
  );

/** "…, people who've been told they are thick", "carers looking for a better boss", "students no": no guests of a page. */
const dropProfiles = (list: string): string =>
  list
    .split(
      /(, (?:and )?| and (?=(?:people|carers|students|those|one|somebody|someone|anyone else|anybody else|everyone else)(?!\p{L})))/u,
    )
    .reduce((kept, part, at, all) => {
      if (at % 2 === 1) return kept;
      // "People whom we've carried off a hill, who often wish to give": what is said of them goes with them.
      if (kept === "" && at > 0 && /^(?:who|whom|whose|which|that)\s/iu.test(part)) return kept;
      const sign = at === 0 ? "" : (all[at - 1] ?? "");
      const isGone = [PROFILE, NO_GROUP, SEEN_BY_US].some((form) => form.test(part));
      return isGone ? kept : kept === "" ? part : kept + sign + part;
    }, "");

/** "One coffee delivery co.", "a plumber", "anyone else": nobody whom a page is for. */
const NO_GROUP =
  /^(?:and |or )?(?:some(?! \p{L}{3,20}s(?!\p{L}))|one|another|an?(?! (?:few|lot|couple|number|handful)(?!\p{L}))|my|somebody|someone|whoever|(?:anyone|anybody|everyone|everybody) else|which|half|most|almost|ideally|hopefully|really|basically|maybe)(?!\p{L})/iu;
/** "Companies who want us for parties": told from the owner's side of the counter; "in the US" is a country. */
const SEEN_BY_US =
  /(?<!\p{L})(?:us|[Ww]e|[Oo]ur|me|[Mm]y|you know the (?:type|sort|ones))(?!\p{L})/u;

/** "Parishes, two universities": clients that an owner has, and of whom there may be more. */
const COUNTED =
  /(?<=^|, | and | or | et | y | und )(?:two|three|four|five|six|seven|eight|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|zwei|drei|vier|fünf) (?=\p{L}{3,20}[sne](?:$|,| and | in | et | y | und ))/gu;

/** "One or two schools with a chapel": schools. */
const ONE_OR_TWO =
  /(?<=^|, |\s(?:and|or)\s)(?:one or two|a couple of|the odd few|the few|some) (?=\p{L}{3,20}(?: \p{L}{3,20})?s(?:$|[,\s]))/giu;

/** Of "captains and, now and then, a school". */
const LEFT_COMMAS = /(?<=\s(?:and|or|und|oder|et|ou|y|o)),(?=\s)|,(?=\s?,)/giu;

/** "Pferdebesitzer, auch Barhufpferde und Ponys": what they bring. */
const ANIMALS_TOO =
  /, (?:auch|gern auch|ebenso) (?:[\p{L}-]{0,16}(?:pferde|ponys|hunde|katzen|tiere|esel|rinder|schafe|ziegen)(?:, | und )?){1,4}(?=[.;]|$)/iu;

/** "Proposals (3 so far)": the owner's count. */
const COUNTED_ASIDE = /\s\([^()]{1,80}\)/gu;

/** "…, toda España online": where, and no people. */
const WHOLE_LAND =
  /, (?:toda|todo|all (?:of|over)|across|ganz|bundesweit|toute la|partout en)(?: \p{L}[\p{L}-]*){0,4}$/iu;

/** "Les syndics" would be all of them, where the owner has a few. */
const keepFew = (hedge: string, at: number): string =>
  at > 0 && /^quelques/iu.test(hedge) ? hedge : "";

function cutAside(words: string): string {
  const ends = [words.search(ASIDE), words.search(TOLD_OF_THEM)].filter((at) => at > 0);
  return words.slice(0, Math.min(words.length, ...ends));
}

/** "Pilots from Nairobi, also from Juba" keeps the word, which joins no people. */
const ALSO = /,\s(?:also|plus|auch|aussi|también)\s(?!(?:from|in|aus|de|des|du|en)\s)/giu;

/** Bullets, lines and semicolons as one list. */
const joinLines = (words: string): string =>
  words.replace(/^[-•*–] /u, "").replace(/ ?[;\n•] ?(?:[-•*–] )?/gu, ", ");
