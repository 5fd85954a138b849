/** What French sentences state without a number, and which words of French goals are for the pages alone. */

/** "Les chiens sont bienvenus s'ils sont propres": who and what may come. */
export const ADMITS_IN_FRENCH =
  /^(?!(?:le|la|votre|notre) (?:site|page))(?:[\p{L}’'-]{1,15} ){1,4}(?:sont|est|restent) (?:\p{L}{3,9} )?(?:bienvenu|admis|accepté|autorisé|toléré|interdit|refusé)e?s?(?!\p{L})/iu;

/** "Le bois peut être laissé sur place": what a business leaves open to its customers. */
export const CAN_BE =
  /^(?!(?:le site|la page|les gens|les clients|les visiteurs|on|tout)\s)(?:[\p{L}’'-]{1,15} ){1,4}(?:peut|peuvent) être\s/iu;

/** "Nous ne prenons pas d'étalons", "on cherche surtout des ténors": what a business does not do, and whom a club lacks. */
export const TOLD_BY_US =
  /^(?:nous|je|on) n(?:e |[’'])(?!veu|voul|souhait|aim|sai|peu|pouv)\p{L}{2,14} (?:pas|plus|jamais|que|aucun)(?!\p{L})|^(?:nous|on) cherch(?:ons|e) (?:surtout |aussi |encore )?(?:une?|des|deux|trois) (?!(?:nouveaux |nouvelles )?(?:client|partenaire|gens|visite|idée))/iu;

/** "Nous trouver", "mieux se faire connaître": a wish, whoever's it is. */
const INFINITIVE =
  /^(?:(?:nous|se|me|y|en|mieux|bien|plus|faire|être) ){0,2}(?!(?:premi|derni|atel|quarti|papi|hiv)er )\p{L}{2,12}(?:er|ir|re)(?=\s|$)/iu;

/** What the pages are to show. */
const OF_THE_PAGES: ReadonlySet<string> = new Set(
  `les nos mes vos des de du la le l d et ou en sur horaire horaires heures ouverture tarif tarifs prix adresse plan
  accès carte menu menus photo photos galerie avis info infos informations pratiques actualités actus blog contact
  coordonnées itinéraire agenda calendrier dates programme disponibilités faq réseaux sociaux instagram facebook
  réalisations produits services prestations catalogue boutique ligne site présentation histoire équipe stock semaine
  jour`.split(/\s+/u),
);

/** "Horaires et tarifs", "nous trouver". */
export const isFrenchWish = (text: string): boolean => INFINITIVE.test(text) || isPagePart(text);

/** Nothing but what the pages are to show. */
export const isPagePart = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[ ,’']/u)
    .every((word) => word === "" || OF_THE_PAGES.has(word));
