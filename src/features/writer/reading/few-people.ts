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

/** "…, viele Stammkunden, auch Brautleute": how many of them an owner sees. */
const MANY_OF_THEM =
  /, (?:viele (?:stammkund\p{L}{2,5}|davon)|lots of regulars|many regulars|beaucoup d[’']habitués|muchos habituales)(?=,|$| und| and)/giu;

export const sayFew = (audience: string): string =>
  audience
    .replace(FEW, (_, few: string) => SAID[few.toLowerCase()] ?? "")
    .replace(NOW_AND_THEN, "")
    .replace(MANY_OF_THEM, "")
    .replace(/ (?:honestly |really )?but (?:really )?anyone(?=[.,]|$)/giu, " and anyone else")
    .replace(/ with (?:an? )?(?:big |decent |proper )?budgets?(?=[,.]|$)/giu, "");
