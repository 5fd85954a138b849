/**
 * What the brief says about others, reduced to the kinds of business they are. Names of competitors
 * are read here and never reach a page.
 */

export const RIVALS = [
  "chain",
  "platform",
  "agency",
  "cheap",
  "luxury",
  "supermarket",
  "diy",
  "dated",
  "slow",
  "confusing",
] as const;
export type Rival = (typeof RIVALS)[number];

const SIGNS: readonly (readonly [Rival, RegExp])[] = [
  [
    "supermarket",
    /supermarket|supermarkt|discounter|supermarché|grandes? surfaces?|supermercado|hypermar/iu,
  ],
  [
    "chain",
    /\b(?:chains?|franchise|big (?:brands?|names?|players?)|high[- ]street|multinational|global|national|nationwide)\b|kette|filialist|großunternehmen|chaînes?|enseignes?|cadenas?|franquicia/iu,
  ],
  [
    "platform",
    /\b(?:platforms?|online (?:shops?|stores?|giants?|tools?|portals?)|marketplaces?|apps?|amazon|etsy|ebay|airbnb|booking\.com|uber|fiverr|aggregator|portals?|delivery services)\b|portale?\b|plattform|onlinehändler|plateforme|plataforma|internet/iu,
  ],
  [
    "agency",
    /\b(?:agenc(?:y|ies)|consultanc\p{L}+|corporate|law firms?|big firms?|large firms?|impersonal|anonymous|call cent\p{L}+)\b|agentur|konzern|großkanzlei|unpersönlich|anonym|agences?|cabinets?|impersonnel|agencias?|impersonal|despachos/iu,
  ],
  [
    "cheap",
    /\b(?:cheap|low[- ]cost|budget|discount|bargain|price war|underc\p{L}+|mass[- ]produced)|billig|günstig|dumping|massenware|pas cher|bas de gamme|barat|low cost/iu,
  ],
  [
    "luxury",
    /\b(?:expensive|pricey|overpriced|luxur\p{L}*|posh|snob\p{L}*|elitist|exclusive|pretentious|stuffy)|teuer|abgehoben|snobistisch|cher(?:s|es)?\b|haut de gamme|caro|lujo|elitist/iu,
  ],
  [
    "diy",
    /\b(?:diy|do[- ]it[- ]yourself|freelancers?|amateurs?|templates?|handym[ae]n|in-house|home kits?)|selbermach|heimwerker|schwarzarbeit|bricol|amateur|aficionad/iu,
  ],
  [
    "dated",
    /\b(?:old[- ]fashioned|outdated|dated|traditional|conservative|dusty|boring|bland|generic|corporate)|altmodisch|verstaubt|langweilig|vieillot|démodé|ennuyeu|anticuad|aburrid/iu,
  ],
  [
    "slow",
    /\b(?:slow|unreliable|late|waiting|no[- ]shows?|never answer|rude|unfriendly)|langsam|unzuverlässig|unfreundlich|lents?\b|pas fiable|lent[oa]s?\b|poco fiable/iu,
  ],
  [
    "confusing",
    /\b(?:jargon|confus\p{L}+|complicat\p{L}+|complex|hidden|small print|pushy|aggressive|salesy|technical)|kompliziert|fachchinesisch|undurchsichtig|aufdringlich|compliqu|opaque|complicad|confus|agresiv/iu,
  ],
];

export type Competition = {
  /** The kinds that were recognised, in the order of the text. */
  rivals: Rival[];
};

/** Undefined when the brief says nothing of competitors. */
export function readCompetition(text: string | undefined): Competition | undefined {
  if (text === undefined) return undefined;
  const rivals = SIGNS.map(([rival, sign]) => ({ rival, at: text.search(sign) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ rival }) => rival);
  return { rivals };
}
