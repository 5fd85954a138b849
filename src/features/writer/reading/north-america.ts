/** Whether an English brief was written in the United States or in Canada: its texts are worded as people speak there. */
import { ENGLISH_PLACE_NAMES } from "./english-places.ts";
import type { BriefReading } from "./reading-model.ts";

export type NorthAmerica = "us" | "ca";

/** Places and offices of Canada; a city that is another one elsewhere is not among them. */
const CANADA =
  /(?<!\p{L})(?:Canad(?:a|ian)|Toronto|Vancouver|Montr[eé]al|Ottawa|Calgary|Edmonton|Winnipeg|Saskat(?:oon|chewan)|Mississauga|Brampton|Kelowna|Ontario|Alberta|Manitoba|British Columbia|Nova Scotia|New Brunswick|Newfoundland|Québec|Quebec|Yukon|Regina|C\$|CAD|(?:GST|HST|PST) (?:extra|included|number))(?!\p{L})|, (?:ON|BC|AB|MB|SK|NS|NB|NL|PE|QC)(?![\p{L}\p{N}])/u;

const PROVINCES =
  "Ontario|Alberta|Manitoba|British Columbia|Nova Scotia|New Brunswick|Newfoundland|Québec|Quebec|Saskatchewan|Canada";
const PROVINCE_CODES = "ON|BC|AB|MB|SK|NS|NB|NL|PE|QC";
const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|West Virginia|Wisconsin|Wyoming";
const CITIES =
  "Greater Boston|Boston area|Charles River|Chicago|Seattle|Denver|Dallas|Houston|Miami|Atlanta|Philadelphia|Brooklyn|Manhattan|Queens|Bronx|Tulsa|Memphis|Nashville|Minneapolis|Milwaukee|Detroit|Cleveland|Cincinnati|Pittsburgh|Baltimore|Orlando|Tampa|Tucson|Albuquerque|Omaha|Sacramento|Fresno|Oakland|Los Angeles|San (?:Francisco|Diego|Antonio|Jose)|Las Vegas|Salt Lake City|Kansas City|St\\.? Louis|New Orleans|Boise|Asheville|Spokane|Anchorage|Honolulu|Des Moines|Indianapolis|Austin(?! (?:Healey|Seven|7|Mini|Morris|Maxi|Princess))|Fort Worth|Louisville|Chattanooga|Scottsdale|Boston(?!, (?:Lincs|Lincolnshire|UK))|Phoenix|Tucson|Raleigh|Plano|Silicon Valley|(?:the )?Bay Area|New Yorkers|Washington,? D\\.?C\\.?|Long Island|Staten Island|Hoboken|Jersey City|Palo Alto|Santa (?:Monica|Barbara|Cruz|Fe)|Colorado Springs|Baton Rouge|Little Rock|Grand Rapids|Ann Arbor|Fort Collins|Oklahoma City|Wichita|Boulder(?! (?:holds?|walls?))";
const CODES =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC";
const PLACE = new RegExp(
  `(?<!\\p{L})(?:${STATES}|${CITIES}|USA|U\\.S\\.|United States)(?!\\p{L})|, (?:${CODES})(?![\\p{L}\\p{N}])`,
  "u",
);

/** Spelled or said so in the United States alone. */
const SAID =
  /(?<!\p{L})(?:colors?|colored|coloring|favorites?|flavors?|neighbors?|neighborhoods?|gray|centers?|theaters?|jewelry|jeweler|tires?(?= (?:shop|service|repair|change|rotation|sales))|curbside|sidewalks?|faucets?|realtors?|attorneys?|zip ?codes?|moms?|mommy|mom-and-pop|drywall|backsplash|mold removal|license plates?|parking lot|apartments? complex|condos?|trash|yard work|backyard|takeout|cookouts?|sheetrock|HVAC|AC repair|furnaces?|RVs?|pickup trucks?|vacation rentals?|preschool|kindergartners?|gotten|college students|grade school|high school|middle school|PTA|gas station|strollers?|diapers?|organiz(?:e|ed|ing|er|ers)|specializ\p{L}{1,4}|custom-built|per sq\.? ?ft|square feet|sq ft)(?!\p{L})/iu;

/** A telephone of ten digits as only North America writes it. */
const TELEPHONE =
  /\(([2-9]\d{2})\) ?[2-9]\d{2}-\d{4}(?!\d)|(?<![\d-])([2-9]\d{2})-[2-9]\d{2}-\d{4}(?![\d-])/u;
/** Area codes of Canada. */
const CANADIAN_CODES: ReadonlySet<string> = new Set(
  `204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 548
  579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942`.split(
    /\s+/u,
  ),
);
/** The dollar is spent in other countries as well, but beside miles, feet or ten digits in only one. */
const BESIDE_DOLLARS = /(?<!\d)\d{3}[-.]\d{3}[-.]\d{4}(?!\d)|\b(?:miles?|feet|ft)\b/iu;
const DOLLARS = /\$ ?\d/u;

/** Words that would be another spelling, or money of elsewhere. */
const ELSEWHERE =
  /[£€]|(?<!\p{L})(?:colour\p{L}{0,5}|favourite|neighbour\p{L}{0,5}|centre|tyres?|jewellery|organis\p{L}{1,4}|specialis\p{L}{1,4}|mum|mums|UK|England|Scotland|Wales|Ireland|Australia|New Zealand|South Africa|Johannesburg|Cape Town|Durban|postcode|VAT|A\$|AUD|NZ\$|GST|R\d{2,6})(?!\p{L})/u;

/** Places of Britain, Ireland, Australia, New Zealand and South Africa, unless a state or province stands behind them. */
const FIRST_AMERICAN = ENGLISH_PLACE_NAMES.indexOf("Toronto");
const ABROAD = [
  ...ENGLISH_PLACE_NAMES.slice(0, FIRST_AMERICAN),
  ...ENGLISH_PLACE_NAMES.slice(
    ENGLISH_PLACE_NAMES.indexOf("Sydney"),
    ENGLISH_PLACE_NAMES.indexOf("Chicago"),
  ),
  ...["Perth", "Wellington", "Bath", "York", "Oxford", "Bury", "Poole", "Perthshire", "Kent"],
].join("|");
const NOT_THERE = `(?!\\p{L}|,? (?:${STATES}|${PROVINCES})(?!\\p{L})|,? (?:${CODES}|${PROVINCE_CODES})(?![\\p{L}\\p{N}]))`;
const PLACED_ABROAD = new RegExp(
  `(?<=(?<!\\p{L})(?:in|near|around|across|serving|of|from) |, )(?:${ABROAD})${NOT_THERE}`,
  "u",
);
const NAMED_ABROAD = new RegExp(`(?<!\\p{L}|New )(?:${ABROAD})${NOT_THERE}`, "u");
const PLACED_THERE = new RegExp(
  `(?<=(?<!\\p{L})(?:in|near|around|across|serving|of|from) |, )(?:${STATES}|${CITIES})(?!\\p{L})|, (?:${CODES})(?![\\p{L}\\p{N}])`,
  "u",
);

/** Undefined where nothing says so, or where anything says otherwise. */
export function readNorthAmerica({ typed, language }: BriefReading): NorthAmerica | undefined {
  if (!language.tag.startsWith("en")) return undefined;
  const { businessName, industry, audience, goals, personality, competitors } = typed;
  const said = [businessName, industry, audience, goals, personality, competitors].join("\n");
  const isPlacedThere = PLACED_THERE.test(said);
  // "New York bagels in Leeds" are sold in Leeds; "Hull & Sons in Denver" work in Denver.
  if (PLACED_ABROAD.test(said) && !isPlacedThere) return undefined;
  if (CANADA.test(said) && !/£/u.test(said)) return "ca";
  if (ELSEWHERE.test(said)) return undefined;
  if (NAMED_ABROAD.test(said) && !isPlacedThere) return undefined;
  const number = TELEPHONE.exec(said);
  const isPlaced = PLACE.test(said);
  if (!isPlaced && CANADIAN_CODES.has(number?.[1] ?? number?.[2] ?? "")) return "ca";
  return isPlaced ||
    number !== null ||
    SAID.test(said) ||
    (DOLLARS.test(said) && BESIDE_DOLLARS.test(said))
    ? "us"
    : undefined;
}
