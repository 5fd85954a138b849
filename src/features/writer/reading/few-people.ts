/** "Deux ou trois salles", "dos o tres colegios": several, and only as many as the owner guesses. */
const FEW =
  /(?<=^|, |\s(?:et|y|e) )(deux ou trois|trois ou quatre|dos o tres|tres o cuatro|due o tre|tre o quattro) (?=\p{L})/giu;

/** Of an audience alone; Spanish needs no word for them. */
const SAID: Readonly<Record<string, string>> = {
  ...{ "deux ou trois": "quelques ", "trois ou quatre": "quelques " },
};

export const sayFew = (audience: string): string =>
  audience.replace(FEW, (_, few: string) => SAID[few.toLowerCase()] ?? "");
