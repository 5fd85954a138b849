/** Spanish nouns as one of them: "primeras consultas de implantes" is "primera consulta de implantes". */

/** From here on the plural says of what they are, and stays. */
const OF = /\s(?:de|del|para|a|al|en|con|sin|por|o|y|e|que)\s/iu;

/** A noun of several and its adjectives as one; what stands behind a preposition is left. */
export function oneInSpanish(named: string): string {
  const at = named.search(OF);
  const head = at < 0 ? named : named.slice(0, at);
  return `${head.split(" ").map(oneWord).join(" ")}${at < 0 ? "" : named.slice(at)}`;
}

const SAME =
  /^(?:gratis|cumpleaños|online|previas?|exprés|lunes|martes|miércoles|jueves|viernes)$/iu;

function oneWord(word: string): string {
  if (SAME.test(word)) return word.replace(/^previas$/iu, "previa");
  if (/iones$/iu.test(word)) return word.replace(/iones$/iu, "ión");
  if (/dades$/iu.test(word)) return word.slice(0, -2);
  if (/(?:[aeiou]l|[aeiou]r|[aeiou]n)es$/iu.test(word) && !/(?:ble|gene|arte|orte)s$/iu.test(word))
    return word.slice(0, -2);
  return word.replace(/(?<=[aeiouáéíóú])s$/iu, "");
}

const FEMININE =
  /^(?:(?:primera|nueva) |(?:demo|clase|noche|llamada|muestra|cena|tarde|sesión)(?: |$)|\p{L}+(?:a|ción|sión|dad|ión)(?: |$))/iu;
const MASCULINE = /^(?:diagrama|programa|día|problema|idioma|tema|sistema)(?: |$)/iu;

/** "Una primera consulta", "un bono". */
export const withArticleInSpanish = (one: string): string =>
  FEMININE.test(one) && !MASCULINE.test(one)
    ? `una ${one}`
    : `un ${one.replace(/^primero /iu, "primer ")}`;
