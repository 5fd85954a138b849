/** Whom owners would rather do without: "Direktbuchungen statt Booking.com" are bookings, and the portal is nobody's. */

const PORTALS =
  "(?:booking(?:\\.com)?|airbnb|expedia|tripadvisor|hotels\\.com|trivago|hrs|holidu|fewo-?direkt|vrbo|lieferando|wolt|uber ?eats|deliveroo|just ?eat|glovo|rappi|the ?fork|lafourchette|thuisbezorgd|doctolib|treatwell|planity|booksy|amazon|e-?bay|etsy|groupon)";
const INSTEAD =
  "(?:statt|anstatt|anstelle von|plutôt que|au lieu de|en vez de|en lugar de|antes que|invece di|invece che|al posto di|piuttosto che|em vez de|em lugar de|in plaats van|ipv|i\\.p\\.v\\.|zamiast|sans(?: passer)?)";
const INSTEAD_OF = new RegExp(
  `,?\\s${INSTEAD} (?:(?:über|auf|via|par|sur|de passer par|passer par|por|pasar por|con|su|da|przez|op|door) ){0,2}${PORTALS}(?:(?:,| und| et| y| o| ou| e| en| of| i| oder) (?:${PORTALS}|co\\.?|andere|autres|otros|altri))?(?=[.,;!?)\\s]|$)`,
  "giu",
);

/** `goals` without the portals that bookings and orders are not to come by. */
export const dropPortals = (goals: string): string => goals.replace(INSTEAD_OF, "");
