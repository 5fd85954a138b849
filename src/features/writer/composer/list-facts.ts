/** The facts of a reading, in the order in which they are shown. */
import type { Fact, FactKey } from "../../design/room.ts";
import type { Brief } from "../brief.ts";
import { isPlaceName } from "../reading/place-words.ts";
import type { BriefReading, FactKind, ReadFact, ReadPlace } from "../reading/reading-model.ts";
import { capitaliseFirst } from "../reading/slices.ts";
import { toWords, WEEKDAYS } from "../reading/statement-signs.ts";

/** Numbers and prices stand in the owner's sentence only: apart from it nobody knows what they count. */
const KEYS: Readonly<Partial<Record<FactKind, FactKey>>> = {
  telephone: "phone",
  email: "email",
  address: "street",
  hours: "opening_hours",
  year: "founded",
};

/** Facts of the brief, one of a kind. */
export function listFacts({
  facts,
  audience,
  what,
  existingUrl,
  brief,
  language,
}: BriefReading): Fact[] {
  const listed = new Map<FactKey, Fact>();
  const add = (key: FactKey, value: string, label?: string) => {
    if (!listed.has(key) && value.trim() !== "")
      listed.set(key, {
        id: key.replaceAll("_", "-"),
        key,
        ...(label === undefined ? {} : { label }),
        value: value.slice(0, 250),
        source: "brief",
      });
  };
  for (const { kind, words, span } of joinHours(facts, brief)) {
    const key = KEYS[kind];
    if (kind === "hours" && (isOfPart(brief, words, span) || isCut(brief, span))) continue;
    // The days of other languages are not known here, and hours without theirs are half a fact.
    const isWhole = language.phrasebook !== undefined && isOnlyTime(brief, span);
    if (kind === "hours" && !isWhole) continue;
    if (key === "founded" && !isOfTheHouse(words, span, brief)) continue;
    if (key !== undefined)
      add(
        key,
        key === "founded"
          ? (words.match(/\d{4}/u)?.[0] ?? "")
          : kind === "hours"
            ? sayHours(words, language.tag)
            : key === "phone"
              ? toDialled(words)
              : words,
        key === "phone" ? labelNumber(brief, span, language.tag) : undefined,
      );
  }
  const area = findArea({ audience, what, brief });
  if (area !== undefined) add("service_area", area);
  if (existingUrl !== undefined) add("website", existingUrl.href);
  return [...listed.values()];
}

/** "Mo - Fr 8-18 sa 8-13": the days of a German shop have their capitals. */
const sayHours = (words: string, tag: string): string =>
  tag.startsWith("de") ? toWords(words).replace(TYPED_DAYS, capitaliseFirst) : toWords(words);
const TYPED_DAYS =
  /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)(?=\.?(?: ?[-–+&/,:]| ?\p{N}| und | bis |$))/gu;

/** "York", of "upstate New York", is another town. */
const leaveOutPart = (area: ReadPlace | undefined, brief: Brief): ReadPlace | undefined =>
  area !== undefined &&
  /(?<!\p{L})(?:New|North|South|East|West|San|Santa|Saint|St\.?|Port|Fort|Mount) $/u.test(
    (brief[area.span.field] ?? "").slice(0, area.span.start),
  )
    ? undefined
    : area;

/** As telephones have it: "٩٦٨٩٠٠٠٠١٤٣+" has its digits in Arabic and its sign behind. */
const toDialled = (number: string): string => {
  if (!/[٠-٩]/u.test(number)) return number;
  const digits = number.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - ZERO));
  return digits.endsWith("+") ? `+${digits.slice(0, -1)}` : digits;
};
const ZERO = "٠".charCodeAt(0);

/** How far before a number stands what it is for. */
const NUMBER_WITHIN = 60;
const CALLED =
  /(?<!\p{L})(?:calls?|call(?:ing|ed)|rings?|phones?|tel(?:ephone)?|mobile|an(?:ruf|zurufen)\p{L}{0,4}|telefon\p{L}{0,8}|appel\p{L}{0,4}|téléphon\p{L}{0,4}|llam\p{L}{1,6}|teléfono|telefon\p{L}{0,4}|chiam\p{L}{1,4}|bel(?:len)?|ligar|zadzwo\p{L}{1,6})(?!\p{L})|اتصل|התקשר/iu;
const CHATTED = /whats ?-?app|(?<!\p{L})(?:zap|wpp|wsp)(?!\p{L})|واتس|ווטסאפ|וואטסאפ/iu;
const TEXTED = /(?<!\p{L})(?:text|texts|texting|sms)(?!\p{L})/iu;

/** What a number is for that is not named for calls: "text us instead: 0491 570 156". */
function labelNumber(brief: Brief, span: ReadFact["span"], language: string): string | undefined {
  const text = brief[span.field] ?? "";
  const before = text.slice(Math.max(0, span.start - NUMBER_WITHIN), span.start);
  const said = before.split(/[,.!?;\n]\s/u).at(-1) ?? "";
  const behind = /^[\s,(]{1,3}(?:\p{L}{2,9} ){0,2}(?:whats ?-?app|text|sms)[^.;\n]{0,12}/iu.exec(
    text.slice(span.end),
  );
  const around = `${said} ${behind?.[0] ?? ""}`;
  if (CALLED.test(around)) return undefined;
  if (CHATTED.test(around)) return "WhatsApp";
  if (!TEXTED.test(around)) return undefined;
  return language === "en" ? "Text messages" : "SMS";
}

/** Where a business works or sits. */
function findArea({
  audience,
  what,
  brief,
}: Pick<BriefReading, "audience" | "what" | "brief">): string | undefined {
  // "Office in Zug": where somebody sits, who may work anywhere.
  const seat =
    what.place !== undefined &&
    SEAT.test((brief[what.place.span.field] ?? "").slice(0, what.place.span.start));
  const isServed =
    audience.area !== undefined &&
    !UNNAMED_PLACE.test(audience.area.words.trim()) &&
    isWholeArea(audience.area, brief);
  const served = isServed ? audience.area : undefined;
  const area = leaveOutPart(served ?? (seat ? undefined : what.place), brief);
  // "People from the village" name a place that only they know by that word.
  const isOrigin =
    audience.area !== undefined &&
    GUESTS.test(what.words) &&
    FROM.test((brief.audience ?? "").slice(0, audience.area.span.start));
  return area !== undefined && !isOrigin && !UNNAMED_PLACE.test(area.words.trim())
    ? capitaliseArea(nameArea(area.words, what.place))
    : undefined;
}

/**
 * Whether places named with people are all that the brief names there: "Nashville + Franklin + Murfreesboro" are, and
 * "Kildare, Meath, west Dublin", cut behind the second, are not.
 */
function isWholeArea({ words, span }: ReadPlace, brief: Brief): boolean {
  const text = brief[span.field] ?? "";
  if (AROUND.test(words) || isSentence(text, span) || isAllBehindOne(text, span)) return true;
  if (LISTED_BEFORE.test(text.slice(0, span.start))) return false;
  // "Not further than Whitby": where something ends.
  if (/(?:further|farther|beyond|past|outside)(?: than)? $/iu.test(text.slice(0, span.start)))
    return false;
  if (OF_SOME.test(text.slice(0, span.start))) return false;
  const behind = text.slice(span.end).split(/[.!?;\n]/u)[0] ?? "";
  const parts = words.split(/,\s|\s(?:and|&|\+|und|et|y|or)\s|\s?\/\s?/u);
  return parts.every((part) => isPlaceName(part.trim())) && !/\p{Lu}|^\s?[,&+]/u.test(behind);
}

/** "Houses in Nenagh and Ballina": a group without a name of its own, and the places up to the end. */
const isAllBehindOne = (text: string, { start, end }: ReadPlace["span"]): boolean =>
  /^[^,.;\p{N}]{3,30} (?:in|around|near|across) $/u.test(text.slice(0, start)) &&
  /^[.!]?$/u.test(text.slice(end)) &&
  !/\p{Lu}/u.test(text.slice(1, start));

/** Nothing stands in the sentence but the names. */
const isSentence = (text: string, { start, end }: ReadPlace["span"]): boolean =>
  /(?:^|[.!?\n]\s?)$/u.test(text.slice(0, start)) && /^\s?(?:[.!?\n]|$)/u.test(text.slice(end));

/** "A few delis in Seattle": where some of them are. */
const OF_SOME =
  /(?:^|[.,;] )(?:also |and )?(?:a few|some|a couple of|one|two|several|mostly) [^.,;]{2,40}$/iu;
const LISTED_BEFORE = /\p{Lu}[\p{L}-]{1,30}(?:,| and| &| \+| und| et| y) ?$/u;

/** "Within 15 miles of Leeds", "Leipzig und Umgebung". */
const AROUND =
  /\p{N} ?(?:miles?|km|min)|(?<!\p{L})(?:around|surrounding|nearby|umgebung|umland|umkreis|region|environs|alentours|alrededores|county|comarca|provincia)(?!\p{L})/iu;

/** "In the care of a trust since 2012", "41 lenses since 2003": since when something of it is so. */
function isOfTheHouse(words: string, { field, start }: ReadFact["span"], brief: Brief): boolean {
  const before = (brief[field] ?? "").slice(0, start);
  if (OF_A_PART.test(before)) return false;
  // "Ice cream parlour since 1954".
  if (field === "industry" && !/[.!?\n]/u.test(before)) return true;
  const clause = before.split(/[.;:!?\n]|,\s/u).at(-1) ?? "";
  return !SINCE.test(words) || clause.trim() === "" || OF_US.test(clause);
}

const SINCE = /^(?:since|seit|depuis|desde|od|dal|sinds)\s/iu;
const OF_US =
  /(?<!\p{L})(?:we|we['’]ve|i|i['’]ve|our|here|open|going|trading|running|business|family|firm|shop|workshop|company|wir|uns|unser\p{L}{0,2}|familienbetrieb|betrieb|werkstatt|nous|on|notre|maison|atelier|ouvert\p{L}{0,2}|estamos|somos|abiert\p{L}{1,2}|taller|casa|familia\p{L}{0,2}|green|club|school|association|society)(?!\p{L})/iu;

/** "Bio seit 2009", "Meister seit 1998": since when something of it is so. */
const OF_A_PART =
  /(?<!\p{L})(?:bio|demeter|organic|certified|zertifiziert|meister(?:in)?|umgebaut|barrierefrei|veget?arian|vegan|online) $|(?<!\p{L})(?:lived?|living|been (?:at|in)|wohne\p{L}?|lebe\p{L}?|habite|vivo|vivimos) [^.;]{0,40}$/iu;

/** Who takes guests in tells where they come from, which is not where it is. */
const GUESTS =
  /hotel|hostel|guest|b&b|bed and breakfast|camp|holiday|cottage|retreat|tours?\b|museum|winery|cellar door|theatre|theater|festival|pension|ferien|gîte|chambres|camping|albergue|casa rural|hostal/iu;
const SEAT =
  /(?:office|workshop|studio|yard|based|located|werkstatt|büro|sitz|atelier|bureau|taller|oficina|sede) (?:is |are |at |in |near |just outside |à |en |bei )?$/iu;
const FROM = /(?:from(?: the)?|aus|von|venus de|depuis|desde|viene[n]? de) $/iu;

/** Days or hours told anywhere else: these would be half of them, and all of them stand among the statements. */
function isOnlyTime(brief: Brief, { field, start, end }: ReadFact["span"]): boolean {
  const text = brief[field] ?? "";
  return ![text.slice(0, start), text.slice(end).replace(CLOSED, "")].some(
    (part) => ANY_DAY.test(part) || ANY_HOURS.test(part),
  );
}

const ANY_DAY = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAYS}|(?:mon|tues?|weds?|thur?s?|fri|sat)(?=\\s)|(?:mo|di|mi|do|fr|sa|so)(?:,|\\s?[-–+&/]|\\sund)(?=\\s?(?:(?:mo|di|mi|do|fr|sa|so)(?!\\p{L})|$)))(?!\\p{L})`,
  "iu",
);
const ANY_HOURS =
  /(?<![\p{N}.:£$€])\d{1,2}(?:[.:]\d\d)?(?: ?(?:am|pm|h|uhr))?\s?(?:[-–]|to|till|until|bis|à|a)\s?\d{1,2}(?:[.:]\d\d| ?(?:am|pm|h|uhr))(?![\p{L}\p{N}])/iu;

/** "Restaurant …, closed on Tuesday", "(answered 7am to 10pm)": the hours of a part of it. */
function isOfPart(brief: Brief, words: string, { field, start }: ReadFact["span"]): boolean {
  const before =
    (brief[field] ?? "")
      .slice(0, start)
      .split(/[.!?]\s/u)
      .at(-1) ?? "";
  if (/(?:answered|manned|staffed) (?:from )?$/iu.test(before)) return true;
  // "24h erreichbar": by telephone, whenever the door is open.
  const behind = (brief[field] ?? "").slice(start + words.length);
  if (ROUND_THE_CLOCK.test(words) && REACHED.test(behind)) return true;
  // "We leave the cuttings on the bank 24 hours": how long, and not when.
  if (ROUND_THE_CLOCK.test(words)) return !words.includes("7") && LASTS.test(before);
  // "Phone 0115 496 0172, 9.30–4.30", "Swap days Saturday 9–1": of something else than the door.
  if (/\d/u.test(words) && /\p{L}/u.test(before) && !OF_THE_DOOR.test(before)) return true;
  // "On m'appelle le matin de 9 h à 12 h": when somebody answers, and not when a door is open.
  if (/(?<!\p{L})(?:appel(?:le|er|ez)|téléphone|joign\p{L}{2,6}|répond)(?!\p{L})/iu.test(before))
    return true;
  if (/liefer|deliver|livr|repart|entreg/iu.test(before)) return true;
  if (OF_AN_HOUR.test(before)) return true;
  // "Velowerkstatt mit kleinem Café", "Café offen Di-Sa 8-17 Uhr".
  const [part] =
    /\p{L}{3,20}(?=[^\p{L}]{0,3}(?:(?:offen|geöffnet|open|ouvert|abierto)[^\p{L}]{0,3})?$)/iu.exec(
      before,
    ) ?? [];
  if (part !== undefined && PART.test(part) && BESIDE.test(brief.industry)) return true;
  const isClosing = !/\d/u.test(words);
  return isClosing && PART.test(before) && !PART.test(brief.industry);
}

const REACHED =
  /^,? (?:erreichbar|notdienst|notruf|telefonisch|joignables?|par téléphone|por teléfono|by phone)(?!\p{L})/iu;
const LASTS =
  /\p{L}{3,20} (?:for |in |within |after |about |at least |up to |another )?$|(?<!\p{L})(?:for|in|within|after|of|binnen|nach|vor|dans|pendant|en|durante) $/iu;
const ROUND_THE_CLOCK = /^24(?:\/7| ?h)/iu;
const OF_THE_DOOR =
  /(?<!\p{L})(?:open|opened|opening|hours?|times|doors?|shop|store|counter|workshop|studio|office|desk|practice|surgery|clinic|café|cafe|we are (?:here|in)|(?:laden)?öffnungszeiten|sprechzeiten|ordination(?:szeiten)?|bürozeiten|geschäftszeiten|geöffnet|offen|auf|laden|geschäft|werkstatt|atelier|praxis|büro|ouvert\p{L}{0,2}|ouverture|horaires?|boutique|atelier|cabinet|abiert\p{L}{1,2}|abrimos|apertura|horarios?|tienda|taller|atendemos)(?!\p{L})[^.!?]{0,40}$/iu;

/** "Akutsprechstunde Mo-Fr 8-9 Uhr", "Probe Dienstag 19-21 Uhr": no hours of the house. */
const OF_AN_HOUR =
  /(?:quiet|happy|silent|sensory|surgery|story) hours? (?:is |are )?(?:on |every )?$|(?:sprechstunden?|notdienst|führung(?:en)?|kurse?|proben?|training|treffen|treff|hotline|telefonzeit(?:en)?|gottesdienst|mittagstisch|frühstück)[ :]{1,2}(?:immer |jeden |jeweils |am |von ){0,2}$/iu;

const DAY =
  "(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom)";
const MORE_HOURS = /^(?: and| &)?\s\d{1,2}(?:[.:]\d\d)?\s?[-–]/iu;
const MORE_DAYS = new RegExp(
  `(?<!closed |geschlossen |fermé |cerrado )(?<!\\p{L})${DAY}(?:\\p{L}{3,6})?(?!\\p{L})`,
  "iu",
);
const NEAR = 60;
const BEGINS_WITH_DAYS = new RegExp(`(?<!\\p{L})${DAY}\\p{L}{0,8}\\s$`, "iu");

/** "Open 7.45 to 5.45 | mon-thurs fri till 4": hours that are told with other days stand whole among the statements. */
function isCut(brief: Brief, { field, start, end }: ReadFact["span"]): boolean {
  const text = brief[field] ?? "";
  const [behind = ""] = text.slice(end, end + NEAR).split(/[.!?\n]/u);
  return (
    MORE_HOURS.test(behind) ||
    MORE_DAYS.test(behind) ||
    EXCEPT.test(behind) ||
    GERMAN_DAY_BEHIND.test(behind) ||
    SEASON.test(sentenceAround(text, start, end)) ||
    IN_SEASON.test(behind) ||
    BEGINS_WITH_DAYS.test(text.slice(0, start)) ||
    // "Wed 2-6 or Sat 9-12", "Mon-Fri 8.30 to 5.30, closed 1 to 2 for the dinner, Sat 9 to 1": the last of them alone.
    HOURS_BEFORE.test(sentenceBefore(text, start)) ||
    // "Open 7 to 6, Sunday 10 to 3".
    HOURS_ALONE_BEFORE.test(sentenceBefore(text, start))
  );
}

/** "24/7 in the season". */
const IN_SEASON =
  /^,? ?(?:in|during|out of) (?:the |low |high )?(?:season|holidays|term time)(?!\p{L})/iu;
/** "7am to 8pm from October to April": hours of a part of the year are told whole. */
const SEASON =
  /(?<!\p{L})(?:from|until|till|between|in|ab|von|bis|im|de|du|d[’']|en|hasta|desde) (?:(?:the|mid|late|early|end of|last \p{L}{2,12} in|1\.|1er) ){0,2}(?:january|february|march|april|june|july|august|september|october|november|december|easter|summer|winter|januar|februar|märz|juni|juli|oktober|dezember|ostern|sommer|winter|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/iu;

const sentenceBefore = (text: string, start: number): string =>
  text
    .slice(0, start)
    .split(/[.!?]\s|\n/u)
    .at(-1) ?? "";

function sentenceAround(text: string, start: number, end: number): string {
  const [behind = ""] = text.slice(end).split(/[.!?]\s|\n/u);
  return `${sentenceBefore(text, start)}${text.slice(start, end)}${behind}`;
}

/** "Di-Fr 10-18 Uhr, Sa nur nach Absprache". */
const GERMAN_DAY_BEHIND =
  /^,? (?:und )?(?:Mo|Di|Mi|Do|Fr|Sa|So)\.?(?:(?: ?[-–+&/,] ?| und | )(?:Mo|Di|Mi|Do|Fr|Sa|So)\.?)? (?:nur|nach|auf|bis|ab|von|\p{N})/u;
const EXCEPT = /^,? (?:except|but|unless|außer|sauf|excepto|salvo)(?!\p{L})/iu;
const HOURS_BEFORE = new RegExp(
  `(?<!\\p{L})${DAY}\\p{L}{0,8}[^.!?]{1,20}\\d[^.!?]{0,60}(?:,|\\s(?:or|and|oder|und|ou|et|o|y))\\s?$`,
  "iu",
);

const HOURS_ALONE_BEFORE =
  /(?<![\p{N}.,£$€])\p{N}{1,2}(?:[.:]\p{N}{2})?(?: ?[ap]m)? ?(?:to|-|–|till|until|bis|à|a) ?\p{N}{1,2}(?:[.:]\p{N}{2})?(?: ?[ap]m)?,? (?:and )?$/iu;
const PART =
  /(?<!\p{L})(?:restaurant|café|cafe|bar|kitchen|shop|office|pool|spa|tearoom|küche|laden|büro|cuisine|boutique|bureau|cocina|tienda|oficina)(?!\p{L})/iu;

const BESIDE =
  /(?<=\p{L}{4}) (?:mit|und|with|and|avec|et|con|y) (?:\p{L}{3,14} )?(?:restaurant|café|cafe|bar|shop|tearoom|laden|boutique|tienda)(?!\p{L})/iu;

/** Between the hours of some days and those of others. */
const GOES_ON = /^\s?(?:[,;&/]|and|und|et|y)?\s?(?:and |und |et |y )?$/iu;
const OPEN = /^(?:open|geöffnet|ouvert|abierto)\s(?=(?:from )?\p{L})/iu;
/** "…, closed Mondays" belongs to the hours before it. */
const CLOSED =
  /^,? (?:and )?(?:closed|geschlossen|fermée?|cerrado) (?:on |am |le |los )?(?:[\p{L}]{2,10}(?: and | und | et | y |, |-)?){1,3}(?=[.,;]|$)/iu;

/** "Mon-Fri 8.30-6.30, Sat 9-12" are the hours of one place: the first alone would be half of them. */
function joinHours(facts: readonly ReadFact[], brief: Brief): ReadFact[] {
  const joined: ReadFact[] = [];
  for (const fact of facts) {
    const last = joined.at(-1);
    const text = brief[fact.span.field] ?? "";
    const isMore =
      fact.kind === "hours" &&
      last?.kind === "hours" &&
      last.span.field === fact.span.field &&
      GOES_ON.test(text.slice(last.span.end, fact.span.start));
    if (isMore) {
      const span = { ...last.span, end: fact.span.end };
      joined.splice(-1, 1, { ...last, span, words: text.slice(span.start, span.end) });
    } else joined.push(fact);
  }
  return joined.map((fact) => {
    if (fact.kind !== "hours") return fact;
    const closed = CLOSED.exec((brief[fact.span.field] ?? "").slice(fact.span.end))?.[0] ?? "";
    return { ...fact, words: `${fact.words}${closed}`.replace(OPEN, "") };
  });
}

const UNNAMED_PLACE =
  /^(?:(?:in|im|en|dans|aus) )?(?:(?:the|this|our|dem|der|das|dieser|le|la|du|el|este) )?(?:village|town|city|area|neighbou?rhood|district|region|nähe|nachbarorten?|dorf|ort|stadt|gegend|umgebung|umland|nachbarschaft|viertel|quartier|ville|commune|environs|coin|canton|vallée|campagne|hameau|secteur|alentours|noël|pâques|pueblos?|barrios?|ciudad|zona|comarca|provincia|contorno|alrededores|landkreis|kreis|région|périphérie)$/iu;

/** "Im Umkreis von 15 km" of what: the town that it lies around goes before it. */
const nameArea = (words: string, place: ReadPlace | undefined): string =>
  place !== undefined && RADIUS_ALONE.test(words.trim())
    ? `${place.words}, ${words.trim()}`
    : words;
const RADIUS_ALONE =
  /^(?:im )?umkreis (?:von )?(?:etwa |rund |ca\.? )?\p{N}{1,3} ?(?:km|kilometern?|minuten)$/iu;

const capitaliseArea = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);
