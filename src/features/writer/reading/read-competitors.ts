/**
 * Whom the brief sets the business apart from: each as sent, whether it is somebody's name, and what
 * kinds of business they are.
 */
import { type Competitor, RIVAL_KINDS, type RivalKind } from "./reading-model.ts";
import { SENTENCE_ENDS } from "./segment-words.ts";
import { type Slice, singleSpaces, spanOf, splitSlice, trimSlice, wholeSlice } from "./slices.ts";

const SIGNS: Readonly<Record<RivalKind, RegExp>> = {
  supermarket:
    /supermarket|supermarkt|discounter|supermarché|grandes? surfaces?|supermercado|hypermar|garden cent(?:re|er) chains|baum[aä]rkt|warehouse clubs/iu,
  chain:
    /\b(?:chains?|franchis\p{L}{1,30}|big (?:brands?|names?|players?|boys)|high[- ]street|multinationals?|global|national|nationwide|large (?:companies|retailers))\b|kette|filialist|großunternehmen|großbäckerei|systemgastro|chaînes?|enseignes?|franchisé|grandes marques|cadenas?|franquicia|multinacional|grandes marcas/iu,
  platform:
    /\b(?:platforms?|online[- ](?:only|shops?|stores?|giants?|tools?|portals?|retailers?|agents?|courses?|schools?)|marketplaces?|apps?|amazon|etsy|ebay|airbnb|booking\.com|uber|fiverr|zalando|aggregators?|portals?|directories|delivery services|price comparison|streaming)\b|portale?\b|plattform|onlinehändler|online-?händler|vergleichsportal|lieferdienst|plateforme|comparateur|sites? (?:de vente|en ligne)|plataforma|internet|portales/iu,
  agency:
    /\b(?:agenc(?:y|ies)|consultanc\p{L}{1,30}|corporate|law firms?|(?:big|large|city) firms?|impersonal|anonymous|call cent\p{L}{1,30}|big four)\b|agentur|konzern|großkanzlei|unpersönlich|anonym|agences?|grands cabinets?|impersonnel|agencias?|grandes (?:despachos|bufetes)/iu,
  cheap:
    /\b(?:cheap\p{L}{0,30}|low[- ]cost|budget|discount|bargain|price war|underc\p{L}{1,30}|mass[- ]produced|mass[- ]market|factory|fast fashion|imports?)\b|billig|günstig|dumping|massenware|pas cher|bas de gamme|low-cost|industriel|barat|industrial/iu,
  luxury:
    /\b(?:expensive|pricey|overpriced|luxur\p{L}{0,30}|posh|snob\p{L}{0,30}|elitist|exclusive|pretentious|stuffy)\b|teuer|abgehoben|snobistisch|schickimicki|haut de gamme|prétentieu|\bcar[oa]s?\b|lujo|elitist|pretencios/iu,
  diy: /\b(?:diy|do[- ]it[- ]yourself|freelancers?|amateurs?|templates?|handym[ae]n|in-house|home kits?|spreadsheets?|excel|paper (?:forms|diaries)|youtube|website builders?|unqualified)\b|selbermach|heimwerker|schwarzarbeit|tabellen|zettel|baukasten|bricol|amateur|tableurs?|excel|aficionad|hojas de cálculo|plantillas/iu,
  dated:
    /\b(?:old[- ]fashioned|outdated|dated|traditional|conservative|dusty|boring|bland|generic|clunky|stock)\b|altmodisch|verstaubt|langweilig|vieillot|démodé|ennuyeu|anticuad|aburrid/iu,
  slow: /\b(?:slow|unreliable|late|waiting|no[- ]shows?|never (?:answer|call)|rude|unfriendly|cowboys?)\b|langsam|unzuverlässig|unfreundlich|lents?\b|pas fiable|lent[oa]s?\b|poco fiable/iu,
  confusing:
    /\b(?:jargon|confus\p{L}{1,30}|complicat\p{L}{1,30}|complex|hidden|small print|pushy|aggressive|salesy)\b|kompliziert|fachchinesisch|undurchsichtig|aufdringlich|compliqu|opaque|complicad|confus|agresiv/iu,
};

const BETWEEN =
  /\s?(?:(?<!\p{N})[,/](?!\/)|[;•·|、，؛،\n])\s?(?:(?:and|or|und|oder|et|ou|y|o)\s)?(?:(?:all )?the\s)?|\s(?:and|or|vs\.?|und|oder|sowie|et|ou|ainsi que|y|o|e)\s/giu;
const OPENING =
  /^(?:(?:our |the |main |local )*competitors?(?: are| include)?:?|unlike|different from|not like|instead of|we (?:are not|compete with)|konkurrenz:?|wettbewerber:?|anders als|nicht wie|concurrents?:?|contrairement (?:à|aux)|competidores:?|competencia:?|a diferencia de)\s/iu;

const COMPETITORS_MAX = 24;

export function readCompetitors(text: string | undefined): Competitor[] {
  if (text === undefined) return [];
  return splitSlice(wholeSlice(text), SENTENCE_ENDS)
    .flatMap(({ part }) => {
      const [first, ...rest] = splitSlice(dropOpening(part), BETWEEN).map(({ part: one }) => one);
      return [first, ...rest];
    })
    .slice(0, COMPETITORS_MAX)
    .flatMap((part) => readCompetitor(part));
}

function dropOpening(sentence: Slice): Slice {
  const trimmed = trimSlice(sentence);
  const found = OPENING.exec(trimmed.text);
  if (found === null) return trimmed;
  return { text: trimmed.text.slice(found[0].length), start: trimmed.start + found[0].length };
}

function readCompetitor(part: Slice | undefined): Competitor[] {
  const slice = part && trimSlice(part);
  if (slice === undefined || !/[\p{L}\p{N}]/u.test(slice.text)) return [];
  const words = singleSpaces(slice.text);
  const kinds = RIVAL_KINDS.filter((kind) => SIGNS[kind].test(words));
  return [{ words, isNamed: isName(words, kinds), kinds, span: spanOf("competitors", slice) }];
}

const ADDRESS = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u;
const COMPANY_FORM = /\b(?:GmbH|AG|KG|Ltd|LLC|LLP|Inc|SARL|SAS|S\.?L\.?|& Co|& Sons)\b/u;

/** "Backshops im Bahnhof" says where a kind of business is. */
const PLACED =
  /\s(?:im|am|in|mit|ohne|aus|with|without|that|who|which|qui|que|con|sin|avec|sans)\s/iu;
const BRANDS = /amazon|etsy|ebay|airbnb|booking\.com|uber|fiverr|zalando|excel/iu;

/** Written large throughout, an address, or with a company's form. German writes all nouns large. */
function isName(words: string, kinds: readonly RivalKind[]): boolean {
  if (ADDRESS.test(words) || COMPANY_FORM.test(words)) return true;
  if (PLACED.test(words)) return false;
  if (kinds.length > 0 && !BRANDS.test(words)) return false;
  const own = words.split(" ").filter((word) => /^\p{L}/u.test(word));
  if (own.length === 0 || own.length > 5) return false;
  const large = own.filter((word) => /^\p{Lu}/u.test(word) || /\p{L}\p{Lu}/u.test(word));
  const isPlural = /^\p{Lu}\p{Ll}+(?:en|er|e|n|s)$/u.test(own.at(-1) ?? "");
  if (own.length === 1) return large.length === 1 && !isPlural;
  const small = own.filter((word) => /^\p{Ll}/u.test(word));
  return (
    /^\p{Lu}/u.test(own[0] ?? "") && large.length >= 2 && small.every((word) => word.length <= 3)
  );
}
