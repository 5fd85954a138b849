import { severalOf } from "./english-number.ts";

/** "Deux ou trois salles", "dos o tres colegios": several, and only as many as the owner guesses. */
const FEW =
  /(?<=^|, |\s(?:et|y|e) )(deux ou trois|trois ou quatre|dos o tres|tres o cuatro|due o tre|tre o quattro) (?=\p{L})/giu;

/** Of an audience alone; Spanish needs no word for them. */
const SAID: Readonly<Record<string, string>> = {
  ...{ "deux ou trois": "quelques ", "trois ou quatre": "quelques " },
};

/** "Churchwardens, and now and then a school with a bell": whom the list is not for. */
const NOW_AND_THEN =
  /,? (?:and )?(?:every )?(?:now and (?:then|again)|once in a while|very occasionally) (?:also )?(?:an?|the|some) [^.;,]{3,80}(?=[.;]|$)/giu;

/** "…, zoos, and a theatre now and then": theatres. */
const ONE_BEHIND =
  /,? and an? ((?:[\p{L}-]{2,20} )?[\p{L}-]{2,20}[^s\s,]) (?:every )?(?:now and (?:then|again)|once in a while|sometimes|occasionally|from time to time)(?=$|[,.])/giu;

/** "…, viele Stammkunden, auch Brautleute": how many of them an owner sees. */
const MANY_OF_THEM =
  /, (?:viele (?:stammkund\p{L}{2,5}|davon)|lots of regulars|many regulars|beaucoup d[’']habitués|muchos habituales)(?=,|$| und| and)/giu;

/** "Daughters and sons mostly, they're the ones looking at 11 at night": what an owner sees in them. */
const SEEN_IN_THEM =
  /, (?:and |cos )?they(?:[’']re| are)?(?:[’']ve| have)? (?:the|usually|mostly|often|always|all|just|kept|keep|love|come|know|like|tend) [^.;!?]{3,120}/giu;
const HOPED = /\s\((?:we|i) (?:prefer|hope|wish|love|like it|don[’']t mind)[^()]{2,80}\)/giu;

/** "Cabin owners, many of whom live in the Twin Cities": said of them to whoever makes the site. */
const SOME_OF_THEM =
  /, (?:a lot|many|most|some|half|a few|nearly all|almost all) of (?:them|whom|these)(?!\p{L})[^.;]{3,200}/giu;

/** Without what is said of them, or guessed at, behind a list of people. */
const dropAsides = (audience: string): string =>
  audience
    .replace(SOME_OF_THEM, "")
    .replace(
      /(?:,| and|, and) the odd [^,.;]{3,30} (?:that|who|which) [^,.;]{3,60}(?=[.;]|$)/giu,
      "",
    )
    .replace(
      /, viele (?:davon |von ihnen )?(?:zum|im|mit|aus|von|noch|schon|seit) [^,.;]{3,60}(?=[,.;]|$)/giu,
      "",
    )
    .replace(
      /(?<=\p{L}{3})[.;] Also (?:a couple of|some|a few|the odd) (?=\p{L}{4,14}s(?:[,.;]|$))/giu,
      " and ",
    )
    .replace(SEEN_IN_THEM, "")
    .replace(HOPED, "")
    .replace(ONE_BEHIND, (_, one: string) => ` and ${severalOf(one)}`);

export const sayFew = (audience: string): string =>
  dropAsides(audience)
    // When they come, and how they are.
    .replace(
      /, (?:often|usually|mostly) (?:late |very late )?(?:at night|in the (?:first|small) hours?|late|in a hurry)(?: and in the first hours?)?(?: after [^.;,]{3,40})?(?=[.;,]|$)/giu,
      "",
    )
    .replace(/(?<=\p{L}{3}) (?:as well|too)(?=[.;]|$)/giu, "")
    .replace(/(?<=, | and )(?:some|the odd|a few) (?=\p{L}{4,14}s(?:[,.;]|$| and))/giu, "")
    .replace(
      /, (?:about |around |roughly |maybe )?\p{N}{1,3} ?(?:%|percent|per cent) [^.;,]{3,40}/giu,
      "",
    )
    .replace(/(?<=\p{L}) \+ (?=\p{L})/gu, " and ")
    .replace(/(?<=\p{Ll}{3}) \/ (?=\p{Ll}{3})/gu, " and ")
    .replace(/, (?:lots|many|most|some|half|a lot) of them [^.;,!?]{3,60}(?=[.;,]|$)/giu, "")
    .replace(/, more (?:wom[ae]n|m[ae]n|girls|boys|couples) than [^.;,]{3,30}(?=[.;,]|$)/giu, "")
    .replace(/ (?:first of all|above all)!{0,3},? (?:then|and then) /giu, ", ")
    .replace(/ (?:first of all|above all)!{0,3}(?=[.;,]|$)/giu, "")
    // "In 5, 10, sometimes 25 years": numbers in a list are no people.
    .replace(
      /(?<!\p{N})(\p{N}{1,3}), \p{N}{1,3},? (?:or |and )?(?:even |sometimes |maybe )?(\p{N}{1,3}) (?=years|months|weeks|days)/gu,
      "$1 to $2 ",
    )
    .replace(/(?<=^\p{L}[\p{L} ]{2,30}) (?:mostly|mainly), (?:then |and |plus )/iu, ", ")
    .replace(
      /(?<=^\p{L}{3,20}) (?:mostly|mainly), (?=(?:[Ff]rom|[Oo]f|[Ii]n) (?:the )?\p{Lu})/u,
      " ",
    )
    .replace(/(?<=^\p{L}{3,20}) (?:mostly|mainly)(?=, from \p{Ll})/iu, "")
    .replace(/(?<=^[\p{L} ]{3,60}) (?:mostly|mainly)(?=[.;]|$)/iu, "")
    .replace(FEW, (_, few: string) => SAID[few.toLowerCase()] ?? "")
    .replace(NOW_AND_THEN, "")
    .replace(MANY_OF_THEM, "")
    .replace(/ (?:honestly |really )?but (?:really )?anyone(?=[.,]|$)/giu, " and anyone else")
    .replace(/ with (?:an? )?(?:big |decent |proper )?budgets?(?=[,.]|$)/giu, "");
