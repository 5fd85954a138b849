/** The brief's own words for the trade, in the forms that headings and sentences need. */
import type { Language } from "../knowledge/model.ts";
import { capitalise } from "../speech/expand.ts";
import { countCharacters } from "../speech/tidy.ts";
import { calmCapitals, withArticle } from "./names.ts";

export type IndustryWords = {
  /** As it would stand on the door: "Artisanal sourdough & pastry". */
  descriptor: string;
  /** Inside a sentence: "artisanal sourdough and pastry"; undefined when it cannot stand in one. */
  inline: string | undefined;
  /** With an English article, for places and people: "a notary for shipping"; else undefined. */
  withArticle: string | undefined;
  /** What one may do or deal in, as in "questions about baking"; undefined for places, people, things. */
  activity: string | undefined;
};

const INLINE_LENGTH_MAX = 48;
const AND: Readonly<Record<Language, string>> = { en: "and", de: "und", fr: "et", es: "y" };

export function readIndustry(industry: string, language: Language): IndustryWords {
  const plain = calmCapitals(industry.replace(/\s+/gu, " "));
  const inline = toInline(plain, language);
  const isEnglish = language === "en" && inline !== undefined;
  const isDoer = isEnglish && isPlaceOrPerson(inline);
  const isDone = !isDoer && !(isEnglish && isSeveralOrThing(inline));
  return {
    descriptor: capitalise(plain),
    inline,
    withArticle: isDoer ? withArticle(inline) : undefined,
    activity: isDone ? inline : undefined,
  };
}

function toInline(plain: string, language: Language): string | undefined {
  const spoken = plain
    .replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, "")
    .replace(/\s*[&+]\s*/gu, ` ${AND[language]} `)
    .replace(/\s*\/\s*/gu, ` ${AND[language]} `)
    .replace(/\s+/gu, " ")
    .replace(/^[\s\p{P}]+|[\s.!?:;,]+$/gu, "");
  const isSpeakable =
    countCharacters(spoken) >= 2 &&
    countCharacters(spoken) <= INLINE_LENGTH_MAX &&
    /^[\p{Script=Latin}\p{M}\p{N}\s\p{P}]+$/u.test(spoken) &&
    !/[.!?:;<>{}[\]|]/u.test(spoken);
  if (!isSpeakable) return undefined;
  return language === "de" ? spoken : lowerWords(spoken);
}

/** Adjectives that keep their capital in English, whatever they qualify. */
const PROPER =
  /^(?:Italian|French|Spanish|Greek|Turkish|German|Swiss|Austrian|Dutch|Danish|Swedish|Norwegian|Nordic|Scandinavian|Polish|Russian|Ukrainian|Portuguese|British|English|Scottish|Irish|Welsh|American|Mexican|Brazilian|Peruvian|Argentinian|Cuban|Caribbean|African|Ethiopian|Moroccan|Egyptian|Lebanese|Persian|Iranian|Indian|Pakistani|Nepalese|Chinese|Cantonese|Japanese|Korean|Thai|Vietnamese|Indonesian|Malaysian|Filipino|Asian|European|Mediterranean|Arabic|Hebrew|Jewish|Christian|Catholic|Muslim|Buddhist|Montessori|Waldorf|Pilates|Ayurved\p{L}*|Victorian|Georgian|Tesla|BMW|Porsche|Volvo|Apple|Shopify|WordPress|Christmas|Easter)$/u;

/** Lower case, but for abbreviations, camel case and what is written large in English anyway. */
export function lowerWords(text: string): string {
  return text.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word) => {
    const isName = PROPER.test(word) || /\p{L}\p{Lu}/u.test(word) || word === "I";
    return isName ? word : word.toLocaleLowerCase();
  });
}

const PLACE =
  /(?:bakery|shop|store|studio|clinic|salon|office|agency|company|firm|school|practice|restaurant|caf[eé]|bar|pub|hotel|gym|garage|workshop|gallery|museum|theatre|theater|library|nursery|farm|vineyard|winery|brewery|distillery|boutique|market|kitchen|bistro|brasserie|diner|pizzeria|deli|p[aâ]tisserie|boulangerie|spa|pharmacy|surgery|hospital|centre|center|club|church|charity|association|foundation|cooperative|collective|consultancy|brokerage|laundry|garden|academy|college|kindergarten|daycare|platform|app|hostel|inn|guesthouse|lodge|truck|house|parlour|parlor|room|rooms|hall|stall|stand|business|startup|publisher|choir|orchestra|parish|dealership|showroom|tavern|lounge|trattoria|osteria|taqueria|canteen|factory|bank|university|temple|mosque|synagogue|monastery|chapel|zoo|castle|aquarium|planetarium|circus|festival|campsite|campground|kennel|cattery|motel|resort|hospice|society|trust|brigade|council|municipality|congregation|union|playgroup|playground|cr[eè]che|laund(?:er|r)ette|laundromat|station|cottage|chalet|hub|(?:care|nursing|funeral|holiday|retirement) home|roastery|creamery|dairy|butchery|orchard|stable|cinema|venue|lab|laboratory|newspaper|magazine|podcast|band)$/iu;
const PERSON =
  /(?:ist|ian|[^e]er|tor|sor|notary|architect|accountant|consultant|therapist|coach|attorney|chef|vet|agent|mechanic|engineer|mason|surveyor|smith|doula|counsell?or|poet|author|landlord|seamstress|handyman|handyperson|advocate|osteopath|homeopath|naturopath|nanny|chauffeur|celebrant|merchant|sweep|apothecary|dj|quartet|midwife|guide|tailor|broker|sculptor|surgeon|florist)$/iu;
/** Nouns that end like a person's: some also as the last part of a word, "wallpaper", others only whole. */
const NEITHER =
  /(?:water|(?<!news)paper|leather|power|computer|silver|timber|laser|butter|beer|rubber|motor|flower|burger|poster|tractor|elevator|generator)$|^(?:software|decor|interior|exterior|outdoor|indoor|border|winter|summer|gender|fiber|sister|brother|cyber|other|over|under|after|paperwork|letter|trailer|list|mist)$/iu;
/** Single things that stand for a trade: neither done nor done by. */
const THING =
  /(?:^| )(?:taxi|minicab|marketplace|buffet|b and b|bed and breakfast|airbnb|pension|police)$/iu;

/** True for phrases such as "bakery" or "notary for shipping", whose first noun is a place or person. */
function isPlaceOrPerson(inline: string): boolean {
  if (/,| and /u.test(inline)) return false;
  const head = readHead(inline);
  const noun = lastWord(head);
  return !NEITHER.test(noun) && (PLACE.test(head) || PERSON.test(noun));
}

/** True for "movers" and "taxi", of which one cannot say what a person or a deed is said of. */
function isSeveralOrThing(inline: string): boolean {
  const head = readHead(inline);
  const noun = lastWord(head);
  const one = noun.slice(0, -1);
  const isSeveral = /[^s]s$/u.test(noun) && PERSON.test(one) && !NEITHER.test(one);
  return isSeveral || THING.test(head);
}

/** "notary for shipping" → "notary". */
const readHead = (inline: string): string =>
  inline.split(/ (?:for|of|in|with|on|from|at|near) /u)[0] ?? "";

const lastWord = (text: string): string => text.split(" ").at(-1) ?? "";
