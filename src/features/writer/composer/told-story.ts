/** What the owner's sentences tell, as blocks of the home page: of people, of the business, of what visitors should know. */
import type { BlockOf } from "../../design/room.ts";
import { isOfferList } from "../reading/offer-lists.ts";
import type { BriefReading } from "../reading/reading-model.ts";
import type { Statement } from "../reading/statement-signs.ts";
import type { DraftBlock } from "./blocks.ts";
import type { Composition } from "./composition.ts";
import { dropAlso, isFitTelling } from "./fit-tellings.ts";
import { asSentence } from "./heads.ts";
import { fromBrief, fromGeneral } from "./material.ts";
import { closePlainList } from "./people-lists.ts";
import { namePeople } from "./people-phrase.ts";
import { type Drafted, type Sourced, textOf } from "./sourced.ts";
import {
  listOfferLines,
  listPriceLines,
  sortTellings,
  type ToldTopic,
  topicOf,
} from "./told-topics.ts";

/** Before the block in which the page ends. */
const ENDS: ReadonlySet<string> = new Set(["contact", "callToAction"]);

/** The owner's sentences, of the business and of what visitors should know, before the page ends. */
export function tell(
  site: Composition,
  blocks: readonly DraftBlock[],
  statements: readonly Statement[],
): DraftBlock[] {
  const told = listFit(statements, site.reading);
  if (told.length === 0) return [...blocks];
  const { headings } = site.material.general;
  const { tag } = site.reading.language;
  // "A neuter is £118 for a buck", wherever it is told, is a price.
  const isOfUs = ({ span, words }: Statement) =>
    OF_US.has(span.field) && (SPEAKS_OF_US.test(words) || topicOf(words, tag) !== "prices");
  const isOffered = ({ span, words }: Statement) =>
    span.field === "industry" && isOfferList(words, tag);
  const offered = told.filter(isOffered);
  const named = told.filter(({ isOfPeople }) => isOfPeople === true);
  const people = namePeople(site) === undefined && !isLeftOver(named, site) ? named : [];
  const known = told.filter(
    (one) => !isOfUs(one) && !isOffered(one) && one.isOfPeople === undefined,
  );
  const about = dropAlone(told.filter(isOfUs));
  const isAlone = isOnePerson(site.reading);
  const plain = (isAlone ? headings.alone : undefined) ?? headings.about.plain ?? headings.told;
  const { voice } = site.reading.voice;
  const visitors = tellVisitors(site, known);
  const stories = [
    ...tellStory(
      "people",
      isAlone
        ? ["audience/plain", headings.audience.plain ?? headings.told]
        : [`audience/${voice}`, headings.audience[voice] ?? headings.told],
      people.map(({ words }) =>
        fromBrief("audience", asSentence(closePlainList(words, site.reading.language.phrasebook))),
      ),
    ),
    ...tellStory("on-offer", ["range", headings.range], joinNeighbours(offered, site.reading)),
    ...tellStory(
      "about-us",
      [isAlone ? "alone" : "about/plain", ofWomen(plain, about)],
      joinByField(about),
    ),
  ];
  const at = blocks.findIndex(({ kind }) => ENDS.has(textOf(kind)));
  const end = at < 0 ? blocks.length : at;
  if (!isTold(site))
    return [...blocks.slice(0, end), ...stories, ...visitors, ...blocks.slice(end)];
  const [opening, ...others] = blocks.slice(0, end);
  const first = opening === undefined ? [] : [opening];
  return [...first, ...visitors, ...others, ...stories, ...blocks.slice(end)];
}

/** "Sobre nosotras" over "Somos dos socias". */
const ofWomen = (heading: string, told: readonly Statement[]): string =>
  told.some(({ words }) => /(?<!\p{L})(?:nosotras|socias|hermanas)(?!\p{L})/iu.test(words))
    ? heading.replace("nosotros", "nosotras")
    : heading;

/** What a visitor can be told. */
const listFit = (told: readonly Statement[], { language }: BriefReading): Statement[] =>
  told
    .filter((statement) => isFitTelling(statement, language.phrasebook))
    .map((statement) => ({ ...statement, words: dropAlso(statement.words) }));

const ABOUT_WORDS_MIN = 4;
/** "We care" alone under "About us" says nothing; what is counted is told in any case. */
const dropAlone = (about: readonly Statement[]): readonly Statement[] => {
  const said = about.map(({ words }) => words).join(" ");
  return said.split(" ").length < ABOUT_WORDS_MIN && !/\p{N}/u.test(said) ? [] : about;
};

/** Nothing but what the owner tells says what this is: it follows the opening, and needs no name. */
const isTold = ({ material }: Composition): boolean => material.lead === undefined;

const SPEAKS_OF_US = /^(?:we|our|i|my|wir|unsere?|ich|meine?|nous|notre|nos|je|mon|ma)(?!\p{L})/iu;
/** One group of several is not whom it is for. */
const LEFT_OVER_SHARE = 0.6;
const isLeftOver = ([only, ...others]: readonly Statement[], { reading }: Composition): boolean =>
  only !== undefined &&
  others.length === 0 &&
  reading.language.phrasebook !== undefined &&
  only.words.length < (reading.brief.audience ?? "").length * LEFT_OVER_SHARE;

const SAYS_I =
  /(?<!\p{L})(?:I|I[’']m|I[’']ve|ich|je|j[’'](?=\p{L})|faccio|ik|sou|jestem|soy)(?!\p{L})|(?<!\p{L})(?:mein(?:e[nmrs]?)?|my)(?!\p{L})/u;
const SAYS_WE =
  /(?<!\p{L})(?:we|us|our|ours|wir|uns|unser(?:e[nmrs]?)?|nous|notre|nos|nosotr[oa]s|somos|nuestr[oa]s?|noi|siamo|wij|ons|onze|nós|somos|my jesteśmy|nasz[ae]?)(?!\p{L})|\p{L}{3,12}(?:amos|emos|imos|iamo)(?!\p{L})/iu;
/** Whoever says "I" throughout. */
function isOnePerson({ brief }: BriefReading): boolean {
  const said = [brief.goals, brief.personality, brief.industry].join("\n");
  return SAYS_I.test(said) && !SAYS_WE.test(said);
}

/** By their place among the general headings. */
const PLACES = { offers: "range", prices: "prices", times: "times" } as const;

/** What visitors should know, prices and times under names of their own. */
function tellVisitors(site: Composition, known: readonly Statement[]): Drafted<BlockOf<"story">>[] {
  const { reading, material } = site;
  const { headings } = material.general;
  const { rest, offers, prices, times } = sortTellings(
    known,
    reading.language.tag,
    (words) => LEANS.test(words) && !/^also/iu.test(words),
  );
  const paragraphs = joinNeighbours(rest, reading, [...offers, ...prices, ...times]);
  const named = (name: ToldTopic, lines: readonly string[]) => ({
    name,
    title: fromGeneral(`headings/${PLACES[name]}`, headings[PLACES[name]]),
    paragraphs: lines.map((line) => fromBrief("goals", line)),
  });
  const topics = [
    named("offers", listOfferLines(offers)),
    named("prices", listPriceLines(prices)),
    named("times", joinSentences(times)),
  ].filter(({ paragraphs }) => paragraphs.length > 0);
  if (paragraphs.length === 0)
    return topics.flatMap(({ name, paragraphs: lines }) =>
      tellStory(name, [PLACES[name], headings[PLACES[name]]], lines),
    );
  const chapters = topics.map(({ title, paragraphs: lines }) => ({ title, paragraphs: lines }));
  return tellStory("told", ["told", headings.told], paragraphs).map((block) => ({
    ...block,
    ...(isTold(site) ? { heading: undefined } : {}),
    ...(chapters.length === 0 ? {} : { chapters }),
  }));
}

/** "Book online, 5pm to 10pm Mon–Thu": when somebody is there, and not when one may book. */
const BOOKED_AT =
  /^book (?:online|ahead|direct|now)[,:] (?=\p{N}|mon|tue|wed|thu|fri|sat|sun|week)/iu;

const joinSentences = (told: readonly Statement[]): string[] =>
  told.map(({ words }) => asSentence(words.replace(BOOKED_AT, "")));

/** A block of its own, where there is anything to tell. */
const tellStory = (
  id: string,
  [place, heading]: readonly [string, string],
  paragraphs: Sourced[],
): Drafted<BlockOf<"story">>[] =>
  paragraphs.length === 0
    ? []
    : [
        {
          ...{ kind: "story" as const, id, variant: "prose" as const, paragraphs },
          heading: fromGeneral(`headings/${place}`, heading),
        },
      ];

/** Fields in which an owner tells of the business and its people. */
const OF_US: ReadonlySet<string> = new Set(["personality", "competitors"]);

/** What stands in one field belongs together. */
const joinByField = (told: readonly Statement[]): Sourced[] =>
  [...OF_US].flatMap((field) => {
    const sentences = told.filter(({ span }) => span.field === field);
    const text = sentences.map(({ words }) => asSentence(words)).join(" ");
    return text === "" ? [] : [fromBrief(field, text)];
  });

const PARAGRAPH_LENGTH_MAX = 220;
/** "Three weeks." goes on from the sentence before it. */
const FRAGMENT_LENGTH_MAX = 30;
/** As many as a block of text holds. */
const PARAGRAPHS_MAX = 12;
/** Leans on the sentence before it: "Installed from €1,450", "They are all vaccinated". */
const LEANS =
  /^(?:(?:installed|included|incl|including|takes|lasts|comes|extra|also|then|both|each|minimum|it|it['’]s|they|he|she|that|this|these|those|er|sie|es|das|dies|il(?! (?:(?:ne )?faut|y a|n[’']y a))|elle|ils|elles|ça|cela|ello|esto)(?!\p{L}))/iu;

/** Sentences that stand side by side in the brief are one paragraph; one that leans on another never begins one. */
function joinNeighbours(
  told: readonly Statement[],
  { brief, language }: BriefReading,
  apart: readonly Statement[] = [],
): Sourced[] {
  const paragraphs: { field: Statement["span"]["field"]; end: number; text: string }[] = [];
  for (const { words, span } of told) {
    const last = paragraphs.at(-1);
    const text = brief[span.field] ?? "";
    const between =
      last?.field === span.field
        ? without(apart, span.field, text).slice(last.end, span.start)
        : undefined;
    const isNext =
      between !== undefined && /^[\s.!?;,)]*$/u.test(between) && !between.includes("\n");
    const sentence = asSentence(words);
    const leans = LEANS.test(words) || sentence.length <= FRAGMENT_LENGTH_MAX;
    const fits = last !== undefined && last.text.length + sentence.length < PARAGRAPH_LENGTH_MAX;
    if (last !== undefined && isNext && (fits || leans))
      paragraphs.splice(-1, 1, { ...last, end: span.end, text: `${last.text} ${sentence}` });
    // An Italian "il" is an article.
    else if (language.phrasebook === undefined || !LEANS.test(words) || isFirst(text, span))
      paragraphs.push({ field: span.field, end: span.end, text: sentence });
  }
  // What a block has no room for as a paragraph of its own joins the one before it.
  const each = Math.ceil(paragraphs.length / PARAGRAPHS_MAX);
  const joined = paragraphs.flatMap(({ field }, at) =>
    at % each === 0 ? [{ field, text: textsFrom(paragraphs, at, each) }] : [],
  );
  return joined.map(({ field, text }) => fromBrief(field, text));
}

/** Blanks in place of what stands elsewhere. */
const without = (apart: readonly Statement[], field: string, text: string): string =>
  apart
    .filter(({ span }) => span.field === field)
    .reduce(
      (left, { span: { start, end } }) =>
        left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
      text,
    );

const textsFrom = (paragraphs: readonly { text: string }[], start: number, count: number): string =>
  paragraphs
    .slice(start, start + count)
    .map(({ text }) => text)
    .join(" ");

/** Nothing stands before it that it could lean on. */
const isFirst = (text: string, { start }: Statement["span"]): boolean =>
  /(?:^|\n)\s{0,3}$/u.test(text.slice(0, start));
