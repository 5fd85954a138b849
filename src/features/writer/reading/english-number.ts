/** One of several and several of one, of English nouns as owners write them. */

/** "Church", "agency", "class": what an English list calls several of them. */
export const severalOf = (one: string): string =>
  /(?:ch|sh|x|z|ss)$/iu.test(one) ? `${one}es` : `${one.replace(/(?<=[^aeiou])y$/iu, "ie")}s`;

/** "Parties", "classes", "cakes" as one of them. */
export const oneOf = (several: string): string =>
  several
    .replace(/ies$/iu, "y")
    .replace(/(ch|sh|x|ss)es$/iu, "$1")
    .replace(/(?<!s)s$/iu, "");
