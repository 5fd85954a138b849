/**
 * The embedded writer: reads a brief closely and makes a site of it from finished texts of its trade, or,
 * where the trade is not known, from the owner's own words. No network, no model, no clock.
 */
import {
  type Fact,
  hashText,
  InvalidDocument,
  type Look,
  type SiteDocument,
} from "../design/room.ts";
import type { Brief } from "./brief.ts";
import { composeDocument } from "./composer/compose-document.ts";
import { type Composition, prepareComposition } from "./composer/composition.ts";
import { dropDenied } from "./composer/denied-offers.ts";
import { readDiet } from "./composer/fits-diet.ts";
import { keepSpeciality } from "./composer/keep-speciality.ts";
import {
  isNarrowedTrade,
  isToldAtLength,
  keepToBrief,
  putListedFirst,
  putWishedFirst,
} from "./composer/keep-to-brief.ts";
import { gatherMaterial, type KnownTrade } from "./composer/material.ts";
import { dropUnnamed } from "./composer/named-offers.ts";
import { listKeptWords, sayLabelsAmerican, sayTextsThere } from "./composer/say-american.ts";
import { isSwiss, spellSwiss } from "./composer/swiss-spelling.ts";
import { keepToldOffers, listToldOffers, tellsOffers } from "./composer/told-offers.ts";
import { isUnbooked, withoutBookings } from "./composer/unbooked.ts";
import { withoutUnfit } from "./composer/without-unfit.ts";
import { loadTexts } from "./content/load-texts.ts";
import { TEXT_LANGUAGES, type TextLanguage, type Texts } from "./content/read-texts.ts";
import type { Trade } from "./content/trade-schema.ts";
import { TRADES } from "./content/trades.ts";
import type { ExistingSite } from "./existing-site/existing-site.ts";
import { checkQuality, type QualityFinding } from "./quality/quality.ts";
import { readEnglishCountry } from "./reading/english-country.ts";
import { readNorthAmerica } from "./reading/north-america.ts";
import { findOnlyKinds } from "./reading/only-kinds.ts";
import { readBrief } from "./reading/read-brief.ts";
import type { BriefField, BriefReading } from "./reading/reading-model.ts";
import { matchTrades, namedKinds } from "./reading/trade-gate.ts";
import { createChance } from "./speech/chance.ts";
import { COMPOSER_LIMITS, type Writer } from "./writer.ts";

/** The writer that is always there. Takes a few milliseconds, so it reports only the end. */
export const composer: Writer = {
  name: "composer",
  limits: COMPOSER_LIMITS,
  async write(brief, { seed, existing, neighbours, rivals, signal, onProgress }) {
    signal.throwIfAborted();
    onProgress(0.1, "Writing the pages");
    const regard = { existing, neighbours, rivalHues: rivals?.hues };
    const document = await withoutUnfit(
      brief,
      (left) => composeSite(left, seed, regard),
      (error) => error instanceof UnfitDocument || error instanceof InvalidDocument,
    );
    signal.throwIfAborted();
    onProgress(1, "Checking the texts");
    return document;
  },
};

/** The document of a brief broke the writer's own rules; that is a defect of this room. */
export class UnfitDocument extends Error {
  override readonly name = "UnfitDocument";
  readonly findings: readonly QualityFinding[];

  constructor(findings: readonly QualityFinding[]) {
    super(findings.map(({ rule, path, detail }) => `${rule} ${path}: ${detail}`).join("; "));
    this.findings = findings;
  }
}

/** What a site is written with regard to. */
export type Regard = {
  /** What the business shows of itself already. */
  existing?: ExistingSite | undefined;
  /** Whose looks it should keep away from. */
  neighbours?: { readonly looks: readonly Look[] } | undefined;
  /** Colours of competitors, in degrees OKLCH. */
  rivalHues?: readonly number[] | undefined;
};

/** The document for a brief, as `composeFromTexts` makes it, once the texts of its language are there. */
export async function composeSite(
  brief: Brief,
  seed: string,
  regard: Regard = {},
): Promise<SiteDocument> {
  const reading = readBrief(brief);
  return composeFromTexts(await loadTexts(textLanguageOf(reading)), reading, seed, regard);
}

/** A language that nobody has written texts for gets the owner's words and few others around them. */
export const textLanguageOf = ({ language }: BriefReading): TextLanguage =>
  TEXT_LANGUAGES.find((one) => one === language.tag) ?? "en";

/**
 * The same reading, seed and regard give the same document, byte for byte. Throws UnfitDocument when it
 * breaks a quality rule, InvalidDocument when it breaks the schema.
 */
export function composeFromTexts(
  texts: Texts,
  reading: BriefReading,
  seed: string,
  { existing, neighbours, rivalHues = [] }: Regard = {},
): SiteDocument {
  const regard = { existing, neighbours, rivalHues };
  const site = prepareSite(texts, reading, seed, regard, howMuchIsTold(reading));
  const document = composePages(site, existing);
  const findings = checkQuality(document, sayBoth(reading), existing);
  if (findings.length > 0) throw new UnfitDocument(findings);
  return document;
}

/** What a brief says as it was read and as it was sent: a page may tell a figure of either. */
const sayBoth = ({ brief, typed }: BriefReading): Brief => ({
  ...brief,
  audience: [brief.audience, typed.audience].filter(Boolean).join("\n"),
  goals: [brief.goals, typed.goals].filter(Boolean).join("\n"),
});

/** How much of what there is its owner tells. */
export type Told = "little" | "offers" | "all";

const howMuchIsTold = (reading: BriefReading): Told =>
  isToldAtLength(reading) ? "all" : tellsOffers(reading) ? "offers" : "little";

/**
 * Everything that is chosen before a page is written: what can be said, how it looks, what visitors do. Of the trade's
 * texts only those that nothing which is `told` contradicts.
 */
export function prepareSite(
  texts: Texts,
  reading: BriefReading,
  seed: string,
  { existing, neighbours, rivalHues = [] }: Regard,
  told: Told = "little",
): Composition {
  const canBeCalled =
    reading.facts.some(({ kind }) => kind === "telephone") ||
    (existing?.facts ?? []).some(({ key }) => key === "phone");
  const known = findTrades(reading);
  const where = readEnglishCountry(reading);
  const said =
    where === undefined || texts.language !== "en"
      ? texts
      : sayTextsThere(
          texts,
          known.map(({ id }) => id),
          where,
          listKeptWords(Object.values(reading.typed).join("\n")),
        );
  const all = gatherMaterial(said, known, canBeCalled);
  const { phrasebook } = reading.language;
  const gathered = keepSpeciality(
    phrasebook !== undefined && isUnbooked(reading) ? withoutBookings(all, phrasebook) : all,
    reading,
  );
  const isKept = told === "all" || isNarrowedTrade(gathered, reading);
  const material = isKept
    ? keepToBrief(gathered)
    : told === "offers" && !gathered.trades.some(({ isOnly }) => isOnly)
      ? keepToldOffers(gathered)
      : putWishedFirst(
          putListedFirst(
            dropUnnamed(dropDenied(gathered, reading.brief), reading.brief, texts.language),
            reading,
          ),
          reading,
        );
  const content = JSON.stringify(Object.entries(reading.brief).sort());
  const siteSeed = hashText(`${seed}\n${content}`).toString(36);
  return prepareComposition(reading, material, createChance(siteSeed), {
    seed: siteSeed,
    language: texts.language,
    existingFacts: existing === undefined ? [] : toFacts(existing),
    brandHue: existing?.brandHue,
    looks: neighbours?.looks ?? [],
    rivalHues,
  });
}

/** The document of what was prepared, without a judgement on its words. Throws InvalidDocument. */
export function composePages(site: Composition, existing?: ExistingSite): SiteDocument {
  const document = composeDocument(site, listOwnParagraphs(site.reading, existing));
  const where = readNorthAmerica(site.reading);
  if (where !== undefined) return sayLabelsAmerican(document, where);
  return isSwiss(site.reading) ? spellSwiss(document) : document;
}

/** Words by which a business says that it has no place to come to. */
const PLACELESS =
  /(?<!\p{L})(?:mobile(?! (?:phones?|games?|apps?|homes?)(?!\p{L}))|online|virtual|remote|travelling|itinerant|at home|home visits?|(?:at|in) your home|by post|mail order|mobile[rs]|hausbesuche|zu hause|ambulant\p{L}{0,2}|itinérante?|à domicile|en ligne|à distance|ambulante|a domicilio|en línea|por internet|at (?:your )?(?:work|workplace|offices?)|in (?:companies|offices)|in (?:Firmen|Betrieben|Unternehmen)|en entreprises?|en empresas)(?!\p{L})/iu;

/** Whoever comes says nothing of a way home. */
const COMES_ALONG =
  /(?<!\p{L})(?:we|i) come to (?:you|your)(?!\p{L})|(?:wir|ich) kommen? zu ihnen|(?:nous venons|je viens) (?:chez vous|à vous)|vamos a su |voy a su /iu;

/** "Tailor doing alterations for wheelchair users": what others are told of a fitting ("walk, sit") is wrong for these. */
const FOR_DISABLED =
  /(?<!\p{L})for (?:\p{L}{3,12} )?(?:wheelchair users|amputees|disabled|deaf|blind|visually impaired|people with (?:disabilities|limb|visual|hearing))(?!\p{L})/iu;
/** Families whose texts hold for them too, or speak of them. */
const SERVES_ALL: ReadonlySet<string> = new Set(
  "health therapy logistics childcare community education technology".split(" "),
);

/** The trades a business is, if its owner's words leave no doubt. */
function findTrades(reading: BriefReading): KnownTrade[] {
  if (reading.language.phrasebook === undefined) return [];
  const isPlaceless = PLACELESS.test(reading.what.words);
  const diet = readDiet(reading.what.words);
  return matchTrades(reading.what.words, reading.language.phrasebook).flatMap(
    ({ tradeId, kinds, people, isNarrower, isTold, told: beside = [] }) => {
      const trade = TRADES.get(tradeId);
      const wished = [...new Set([...beside, ...findWishedKinds(reading, tradeId, trade?.family)])];
      if (trade === undefined) return [];
      if (FOR_DISABLED.test(reading.what.words) && !SERVES_ALL.has(trade.family)) return [];
      const industry = isNarrower === true ? reading.what.words : undefined;
      const isPart = industry !== undefined && isTold !== true;
      const known = {
        id: tradeId,
        wished,
        isPlaceless,
        comesAlong: isPlaceless || COMES_ALONG.test(reading.brief.goals ?? ""),
        industry,
        isPart,
        people: people?.ids,
        diet,
      };
      const only =
        kinds.length > 0
          ? undefined
          : findOnlyKinds(reading, listToldOffers(reading), (text) => namedKinds(text, tradeId));
      if (only !== undefined) {
        const isAll = only.isSaid || !HAS_A_RANGE.has(trade.family);
        const own = addChildren(reading, trade, only.kinds);
        // Piano and guitar for children: what is said to children comes first.
        const isYoung = own.length > only.kinds.length;
        const narrowed = isAll
          ? { kinds: isYoung ? ["children"] : own, wished: isYoung ? only.kinds : [] }
          : { kinds: [], wished: [...new Set([...only.kinds, ...wished])] };
        return [{ ...known, trade, ...narrowed, isOnly: true as const }];
      }
      const told =
        kinds.length === 0 && TOLD_BY_THE_BRIEF.has(tradeId) ? listTold(reading, tradeId) : [];
      if (told.length > 0) return [{ ...known, trade, kinds: told, wished: [] }];
      if (kinds.length === 0 && OPEN_TRADE.test(reading.what.words)) return [];
      const named = inOrder(kinds, reading, tradeId);
      return [
        { ...known, trade, kinds: addChildren(reading, trade, addLocal(reading, trade, named)) },
      ];
    },
  );
}

/**
 * Trades whose kinds have nothing in common but the name, and where their owners say which it is: what a farm grows or keeps is
 * told anywhere; which law and whose pictures, in the goals and the name.
 */
const TOLD_BY_THE_BRIEF: ReadonlyMap<string, readonly BriefField[]> = new Map([
  ["farm", ["industry", "goals", "audience", "personality"]],
  ["lawyer", ["goals", "businessName"]],
  ["photographer", ["goals", "businessName"]],
]);

/** Kinds that have nothing in common but the name stand as their owner names them: meat before vegetables. */
function inOrder(kinds: readonly string[], { what }: BriefReading, tradeId: string): string[] {
  if (!TOLD_BY_THE_BRIEF.has(tradeId)) return [...kinds];
  const order = namedKinds(what.words, tradeId);
  return kinds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** "Farm" alone leaves open what there is. */
const OPEN_TRADE =
  /^(?:(?:family|small|organic|working) )?(?:farms?|farmers?|bauernhöfe?|(?:bio-?)(?:bauern)?hof|landwirtschaft|landwirt(?:in)?|bauer|fermes?|agriculteur|agricultrice|exploitation agricole|granjas?|agricultora?)$/iu;

const listTold = ({ typed }: BriefReading, tradeId: string): string[] => [
  ...new Set(
    (TOLD_BY_THE_BRIEF.get(tradeId) ?? []).flatMap((field) =>
      namedKinds(typed[field] ?? "", tradeId),
    ),
  ),
];

/** What a trade is in North America where it is another one there: roofs of shingles. */
const LOCAL_KINDS = ["shingles"] as const;
function addLocal(
  reading: BriefReading,
  { kinds: written }: Trade,
  kinds: readonly string[],
): readonly string[] {
  if (kinds.length > 0 || readNorthAmerica(reading) === undefined) return kinds;
  return LOCAL_KINDS.filter((kind) => written[kind] !== undefined);
}

/** Families whose work with children is another than with grown-ups. */
const TEACHES_CHILDREN: ReadonlySet<string> = new Set([
  "fitness",
  "education",
  "therapy",
  "health",
]);
const CHILDREN: ReadonlySet<string> = new Set(["children", "parents"]);

/** Where the brief names nobody but children and their parents, the kind for children comes first. */
function addChildren(
  { audience }: BriefReading,
  { family, kinds: written }: Trade,
  kinds: readonly string[],
): readonly string[] {
  const ids = audience.segments.map(({ kindId = "" }) => kindId);
  const isForChildren = ids.includes("children") && ids.every((id) => CHILDREN.has(id));
  if (!isForChildren || !TEACHES_CHILDREN.has(family)) return kinds;
  return written.children === undefined || kinds.includes("children")
    ? kinds
    : ["children", ...kinds];
}

/** A shop or a house whose goals name a part of what there is has the rest as well. */
const HAS_A_RANGE: ReadonlySet<string> = new Set([
  ...["food", "retail", "hospitality", "culture", "childcare", "community"],
]);

/** Here "families" may be clients of any kind: they are no family law, and need no play corner. */
const READ_FROM_GOALS_ALONE: ReadonlySet<string> = new Set([
  ...["legal", "finance", "health", "therapy", "agency", "technology", "community", "food"],
]);

/** The kinds of the trade that the goals name, and the audience where it may. */
function findWishedKinds({ brief }: BriefReading, tradeId: string, family = ""): string[] {
  const { goals, audience } = brief;
  const said = READ_FROM_GOALS_ALONE.has(family) ? [goals] : [goals, audience];
  return [
    ...new Set(said.flatMap((text) => (text === undefined ? [] : namedKinds(text, tradeId)))),
  ];
}

const toFacts = ({ facts }: ExistingSite): Fact[] =>
  facts.map(({ key, value }, at) => ({
    id: `existing-${at + 1}`,
    key,
    value,
    source: "existing_site",
  }));

/** A page in two languages reads worse than one with less in it. */
function listOwnParagraphs(
  { language }: BriefReading,
  existing: ExistingSite | undefined,
): readonly string[] {
  if (existing === undefined) return [];
  const [theirs] = (existing.language ?? language.tag).toLowerCase().split(/[-_]/);
  return theirs === language.tag.toLowerCase().split("-")[0] ? existing.paragraphs : [];
}
