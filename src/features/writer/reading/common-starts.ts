/**
 * Tells whether a capital at the start of a field is only the start's: "Cold water swimmers" may follow
 * "for" in small letters, "Bavarian breweries" and "Shopify merchants" may not.
 */
import { isPlaceName } from "./place-words.ts";

/** Peoples and languages keep their capital: "French bakers", "Londoners". */
const PEOPLES =
  /(?:ish|ese|[^gbhetuorsmndc]ans?|ricans?|mericans?|italians?|russians?|norwegians?|belgians?|indians?|asians?|germans?|romans?|texans?|parisians?|europeans?|christians?|muslims?|jews?|jewish|hindus?|sikhs?|buddhists?|quakers?|catholics?|protestants?|anglicans?|methodists?|baptists?|mormons?|greeks?|french|dutch|swiss|czechs?|arabs?|thais?|welsh|scots?|nordic|celtic|gaelic|iraqis?|saudis?|pakistanis?|israelis?|poles|danes|swedes|finns|turks|kurds)$/iu;

/** Words by which lists of people begin, and which no text of a trade may hold. */
const STARTS = new Set(
  `academic active adventurous affluent aging agricultural airline allied amateur ambitious angling aquarium arable armed
  aspiring associate astronomy athletic autistic backend badminton baroque bereaved blind botanical bowling boutique brass
  bridal broadband budget cathedral ceramic charter chess civic civil clinical coastal cohousing commercial concert congregation
  conscious contemporary conveyancing corporate course creative cricket curious cycling dairy deaf defence dental diabetic
  diocesan disabled discerning diving domestic drainage early eco electoral electrical emergency emerging engaged environmental
  equine estate ethical events executive expectant export facade facilities faith fashion federal female fibre film finance first
  fishing fleet flood folk football forestry forward freelance freight frequent funeral gaming geology glamping gold golf graduate
  grain hard harness health heritage high hiking historic holiday home hospital hospitality hospice housing human hydro import
  independent indie industrial inland insurance interior investment irrigation jazz jobbing junior kindred landfill landscape
  learned legal leisure lighthouse lobster long low luxury machine mainframe male marathon marine maritime market mature media
  medical medieval mental merchant midlife military mindful mining mobile model mountain multi municipal music national naval new
  night nonprofit nursing oil online operations orchard organ organic outdoor overseas paddle palliative paralegal parish parrot
  passionate penthouse pension performing pharma pharmaceutical physical pipe plant polka polo poultry premium preservation primary
  prison private procurement project property prospective public pupil quarry quilt racing radio railway real recent recreational
  regional religious remote renewable rental research residential retail returning risk river road rowing rugby rural sailing
  salmon science seaside secondary secular self senior serious sheltered shift shipping shire short ski slow small social software
  solar solo special spiritual sports stage state steam structural sub suburban supply surgical sustainable swim tactical tech
  technical telecoms tennis theatre therapy tight timber touring tower trade trail transit transport transportation travel trawler
  tree tribal truck truffle underwater union university upland urban utility varsity vegan veteran veterinary village vintage
  visually voluntary waste water wealthy wedding weekend welfare wheelchair whisky wholesale wild wildlife wind wine woodland yacht
  youth`.split(/\s+/u),
);

/** True for words that are written with a small letter inside a sentence. */
export function isCommonStart(phrase: string, words: () => ReadonlySet<string>): boolean {
  const [word = ""] = phrase.split(/[\s,]/u);
  const small = word.toLocaleLowerCase();
  if (isPlaceName(word) || isPlaceName(small.replace(/(?:ers|er|s)$/u, ""))) return false;
  // Names of firms seldom are plurals.
  if (!small.includes("-") && !PEOPLES.test(small) && /^\p{Ll}{3,}(?<!s)[sx]$/u.test(small))
    return true;
  if (/^(?:foreign|elderly|retired|nervous|busy|young|older|anxious|grieving)$/u.test(small))
    return true;
  if (STARTS.has(small)) return true;
  const common = words();
  if (common.has(small) || common.has(small.replace(/s$/u, ""))) return true;
  // "Self-employed", "first-time".
  return small.includes("-") && common.has(small.split("-")[0] ?? "");
}
