/**
 * In which country an English brief was written, as far as its places and its spelling tell: what is one thing has
 * four names in four countries. Where nothing tells, the texts stand as they were written.
 */
import { ENGLISH_PLACE_NAMES } from "./english-places.ts";
import { type NorthAmerica, readNorthAmerica } from "./north-america.ts";
import type { BriefReading } from "./reading-model.ts";

export type EnglishCountry = NorthAmerica | "gb" | "au" | "nz";

const AUSTRALIA =
  /(?<!\p{L})(?:Australian?s?|Sydney|Melbourne|Brisbane|Adelaide|Canberra|Hobart|Geelong|Ballarat|Bendigo|Toowoomba|Cairns|Townsville|Wollongong|Fremantle|Queensland|Tasmania|New South Wales|Gold Coast|Sunshine Coast|Northern Territory|A\$|AUD|ABN|Perth(?=,? (?:WA|Western))|Darwin(?=,? NT))(?!\p{L})|A\$ ?\d|, (?:NSW|QLD|VIC|TAS|ACT)(?!\p{L})/u;
const NEW_ZEALAND =
  /(?<!\p{L})(?:New Zealand(?:ers?)?|Auckland|Christchurch(?!, (?:Dorset|UK))|Dunedin|Tauranga|Wellington(?=,? (?:NZ|New))|NZD|KiwiSaver)(?!\p{L})|NZ\$/u;
const BRITAIN =
  /£ ?\d|(?<!\p{L})(?:UK|U\.K\.|United Kingdom|Great Britain|England|Scotland|Wales|Northern Ireland|London(?!,? (?:Ontario|ON|Ohio|Kentucky))|HMRC|VAT|MOT|NHS|Gloucestershire|Oxfordshire|Yorkshire|Cornwall(?!,? (?:Ontario|ON))|Devon|Kent|Surrey|Sussex|Norfolk|Suffolk|Essex|Cumbria|Cotswolds|Highlands)(?!\p{L})/u;

/** Places of the island that are none of Ireland, Australia, South Africa or North America. */
const ABROAD =
  /^(?:Dublin|Galway|Waterford|Kilkenny|Wexford|Wicklow|Kildare|Athlone|Sligo|Letterkenny|Tralee|Killarney|Drogheda|Dundalk|Navan|Mullingar|Tullamore|Carlow|Clonmel|Thurles|Tallaght|Ireland|Boston|Cambridge)$/u;
const FIRST_ABROAD = ENGLISH_PLACE_NAMES.indexOf("Toronto");
const BRITISH_TOWNS = new RegExp(
  `(?<!\\p{L})(?:${ENGLISH_PLACE_NAMES.slice(0, FIRST_ABROAD)
    .filter((name) => !ABROAD.test(name))
    .join("|")})(?!\\p{L})`,
  "u",
);

/** Undefined where nothing says so, or where the brief is not in English. */
export function readEnglishCountry(reading: BriefReading): EnglishCountry | undefined {
  if (!reading.language.tag.startsWith("en")) return undefined;
  const american = readNorthAmerica(reading);
  if (american !== undefined) return american;
  const { businessName, industry, audience, goals, personality } = reading.typed;
  const said = [businessName, industry, audience, goals, personality].join("\n");
  if (AUSTRALIA.test(said)) return "au";
  if (NEW_ZEALAND.test(said)) return "nz";
  return BRITAIN.test(said) || BRITISH_TOWNS.test(said) ? "gb" : undefined;
}
