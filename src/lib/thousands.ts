/**
 * A whole number with a comma after each thousand: `20,000`. The runtime's own way loads its tables of
 * all languages, which a service that rests needs for nothing else.
 */
export const withThousands = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, ",");
