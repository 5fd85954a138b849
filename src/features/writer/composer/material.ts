/**
 * What can be said of one business: the texts of its trade, narrowed to its kind and spoken in its
 * voice. Nothing of a neighbouring trade or of another kind of the same trade gets this far.
 */
import type { BlockOf } from "../../design/room.ts";
import type { TextLanguage, Texts } from "../content/read-texts.ts";
import type { GeneralTexts, Opening, TradeTexts } from "../content/text-schema.ts";
import { PLAIN_KIND } from "../content/text-schema.ts";
import type { Trade } from "../content/trade-schema.ts";
import { NEUTRAL_PHRASES, SMALL_WORDS } from "../reading/neutral-words.ts";
import { keysOf } from "../reading/trade-index.ts";
import { type Diet, textsForDiet } from "./fits-diet.ts";
import { textsForPeople } from "./fits-people.ts";
import { textsForVisits } from "./fits-place.ts";
import { interleave, joinLists } from "./join-lists.ts";
import { hasSeveralWorks, isMixed, sellsSeveral, textsForWorks } from "./several-works.ts";
import { Sourced } from "./sourced.ts";
import { withoutCalls } from "./telephone.ts";

/** A trade the business is, and which kinds of it. */
export type KnownTrade = {
  id: string;
  trade: Trade;
  kinds: readonly string[];
  /** Further kinds, which the goals or the audience name: they add, and narrow nothing. */
  wished: readonly string[];
  /** The only people it is for, where its owner says so. */
  people?: readonly string[] | undefined;
  /** What its kitchen leaves out, where its owner says so. */
  diet?: Diet | undefined;
  /** It has no place that people come to: mobile, online, at home. */
  isPlaceless?: boolean;
  /** Its people come to the customer, whether or not they have a place. */
  comesAlong?: boolean;
  /** The words of the industry, where its owner says more of the work than the trade's texts do. */
  industry?: string | undefined;
  /** Its owner has said, outside the industry, that its kinds are all there is. */
  isOnly?: boolean;
  /** These words name a part of the trade alone: stairs of a joiner's work. */
  isPart?: boolean;
};

/** A text with the name it has in `content/`. */
type Named<Entry> = Entry & { source: string };

/** What was written for this very business and has no place among the texts of trades. */
export type WrittenParts = {
  contactLede?: string | undefined;
  contactHeading?: string | undefined;
  /** What the texts about the form were written for. */
  fields?: NonNullable<BlockOf<"contact">["fields"]> | undefined;
  /** On the button that sends the form. */
  submitLabel?: string | undefined;
  /** What invites to the first action at the end of the home page; then no other page says it in other words. */
  closing?: { heading: string | undefined } | undefined;
  /** By the label of the segment; undefined where nobody was asked to speak to them. */
  people?: ReadonlyMap<string, string> | undefined;
};

export type Material = {
  /** Of the texts: numbers are written as where it is spoken. */
  language: TextLanguage;
  general: GeneralTexts;
  /** Words that are no names: a list of people that begins with one may stand inside a sentence. */
  commonWords: () => ReadonlySet<string>;
  trades: readonly KnownTrade[];
  /** Those whose pictures and register suit it, whether or not their texts do. */
  related: readonly KnownTrade[];
  /** The texts of the first trade, for headings, labels and the contact page; undefined for none. */
  lead: TradeTexts | undefined;
  /** The kind is told other things than the trade, so the trade's fields do not fit it. */
  hasOwnContact: boolean;
  /** What to say when getting in touch, without a call where nobody knows the number. */
  contactLede: string | undefined;
  /** The business is of a kind that the trade's texts for everybody do not fit. */
  isStrongKind: boolean;
  openings: readonly Named<Opening>[];
  offers: readonly Named<TradeTexts["offers"][number]>[];
  steps: readonly Named<TradeTexts["steps"][number]>[];
  questions: readonly Named<TradeTexts["questions"][number]>[];
  about: readonly Named<TradeTexts["about"][number]>[];
  closings: readonly Named<TradeTexts["closings"][number]>[];
  /** Goes before everything else that there is for the same place. */
  written?: WrittenParts;
};

export type Tagged = { id: string; kinds?: readonly string[] | undefined };

/** A text without kinds belongs to all; a business that names no kind is of the plain one. */
export function isOfKind(text: Tagged, kinds: readonly string[]): boolean {
  if (text.kinds === undefined) return true;
  const own = kinds.length === 0 ? [PLAIN_KIND] : kinds;
  return text.kinds.some((kind) => own.includes(kind));
}

type ListName = "openings" | "offers" | "steps" | "questions" | "about" | "closings";

const OWN_OFFERS_MIN = 3;
/** One offer alone is no page about a kind of business. */
const KIND_OFFERS_MIN = 2;
/** What is lent; whatever other kind is named says what. */
const HIRE_KIND = "hire";

/**
 * The kinds that somebody has written as businesses of their own, with an opening and several offers: to
 * these belongs only what names them. Other kinds narrow the trade and leave its texts true.
 */
function findStrongKinds(own: TradeTexts, kinds: readonly string[]): string[] {
  const strong = kinds.filter(
    (kind) =>
      own.openings.some((opening) => opening.kinds?.includes(kind)) &&
      own.offers.filter((offer) => offer.kinds?.includes(kind)).length >= OWN_OFFERS_MIN,
  );
  // "Cargo bike hire" sells and mends none.
  return strong.includes(HIRE_KIND) ? [HIRE_KIND] : strong;
}

/** Whom or what only they are for: what is written for everybody in the trade is wrong for these. */
const APART: ReadonlySet<string> = new Set([
  ...["children", "baby", "babies", "prenatal", "pelvic", "doula", "skin", "orthodontics"],
  ...["acupuncture", "homeopathic", "grief", "piercing", "laser", "permanent"],
  ...["tanning", "drains", "bodywork", "tyres", "launderette", "signs", "interpreting"],
  ...["editing", "speeches", "horses", "livery", "therapy"],
]);
/** Where these words narrow the goods, and what is said of buying them stays true. */
const GOODS_FAMILIES: ReadonlySet<string> = new Set(["retail", "food"]);

/** "Laser-Haarentfernung" has the name of what wax does in it. */
const isNamedLike = (kind: string, apart: readonly string[]): boolean =>
  kind === "waxing" && apart.includes("laser");

const listApart = (kinds: readonly string[], { family }: Trade): string[] =>
  kinds.includes(PLAIN_KIND) || GOODS_FAMILIES.has(family)
    ? []
    : kinds.filter((kind) => APART.has(kind));

/** Those that belong to the business; openings that fit all kinds stay as long as a kind has few. */
function narrow<Entry extends Tagged>(
  entries: readonly Entry[],
  { kinds, trade }: Pick<KnownTrade, "kinds" | "trade">,
  strong: readonly string[],
): Entry[] {
  const apart = listApart(kinds, trade);
  if (apart.length > 0) {
    const named = kinds.filter((kind) => !isNamedLike(kind, apart));
    // A page of children's judo opens for children.
    const own = strong.length === 1 && named.includes(strong[0] ?? "") ? strong : named;
    return entries.filter((entry) => own.some((kind) => entry.kinds?.includes(kind)));
  }
  if (strong.length === 0) return entries.filter((entry) => isOfKind(entry, kinds));
  const own = entries.filter((entry) => strong.some((kind) => entry.kinds?.includes(kind)));
  // Where nothing is written for the kind, what is written for all of them.
  return own.length > 0 ? own : entries.filter((entry) => entry.kinds === undefined);
}

/** "Vegan catering for weddings": what holds for others as well has to hold for both, as far as there is any. */
function holdForAll<Entry extends Tagged>(
  entries: readonly Entry[],
  strong: readonly string[],
): Entry[] {
  if (strong.length < 2 || strong.includes(PLAIN_KIND)) return [...entries];
  const exact = entries.filter(
    ({ kinds = [] }) => !kinds.includes(PLAIN_KIND) || strong.every((kind) => kinds.includes(kind)),
  );
  return exact.length > 0 ? exact : [...entries];
}

/** What only the wished kinds have and what the business has anyway, turn by turn: what was wished for is first. */
function widen<Entry extends Tagged>(
  entries: readonly Entry[],
  own: readonly Entry[],
  wished: readonly string[],
): Entry[] {
  const more = entries.filter(
    (entry) => !own.includes(entry) && wished.some((kind) => entry.kinds?.includes(kind)),
  );
  return interleave([more, own]);
}

/** Kinds of trades with a place whose own texts go to the customer. */
const PLACELESS_KINDS: ReadonlySet<string> = new Set([
  "mobile",
  "online",
  "truck",
  "van",
  "horses",
  "goodbye",
]);

/** People come to them with papers and questions, and need not come for that. */
const DONE_BY_TALK: ReadonlySet<string> = new Set(["accountant", "financial-adviser", "lawyer"]);

/** True where the language has an opening and offers for the trade and the kinds that the owner names. */
function isWritten(texts: Texts, known: KnownTrade): boolean {
  const { trade, kinds, isPlaceless, people } = known;
  const own = findTexts(texts, known);
  if (own === undefined) return false;
  const strong = findStrongKinds(own, kinds);
  // "Bring your shoes" is wrong for who comes to the house.
  const isElsewhere = isPlaceless === true && trade.visited && !DONE_BY_TALK.has(known.id);
  if (isElsewhere && !strong.some((kind) => PLACELESS_KINDS.has(kind))) return false;
  const count = (list: readonly Tagged[]) => narrow(list, known, strong).length;
  // What is left for one kind, or for only some people, must still be enough for a site.
  const few = kinds.length > 0 ? KIND_OFFERS_MIN : 1;
  // A kind that the industry names is about these people already.
  const least = people === undefined || kinds.length > 0 ? few : OWN_OFFERS_MIN;
  const isApart = listApart(kinds, trade).length > 0;
  // Opened in the owner's words and closed in those of the action.
  return (
    count(own.offers) >= least && (isApart || (count(own.openings) > 0 && count(own.closings) > 0))
  );
}

/** The trade's texts, without those about food it does not make or people whom it does not serve. */
function findTexts(
  { trades, language, general }: Texts,
  known: KnownTrade,
): TradeTexts | undefined {
  const all = trades.get(known.id);
  if (all === undefined) return undefined;
  const eaten = known.diet === undefined ? all : textsForDiet(language, all, known.diet);
  const own = known.comesAlong === true ? textsForVisits(language, eaten, general) : eaten;
  return known.people === undefined ? own : textsForPeople(language, own, known.people);
}

/** A page opens and closes in the words of one kind: "wood-fired pizza van" is first of all a van. */
const LED_BY_ONE: ReadonlySet<ListName> = new Set(["openings", "closings"]);

/** The first kind that has entries of the list; "printing and signs" is first of all a printer. */
function leadOf(
  entries: readonly Tagged[],
  strong: readonly string[],
  kinds: readonly string[],
): string[] {
  const has = (kind: string) => entries.some((entry) => entry.kinds?.includes(kind));
  if (kinds.includes(PLAIN_KIND) && has(PLAIN_KIND)) return [PLAIN_KIND];
  const lead = strong.find((kind) => APART.has(kind) && has(kind)) ?? strong.find(has);
  return lead === undefined ? [...strong] : [lead];
}

/** How the work goes is told of the ordinary work, whatever else there is beside it. */
const TOLD_PLAINLY: ReadonlySet<ListName> = new Set(["steps", "about"]);

function ofPlain<Entry extends Tagged>(entries: Entry[], kinds: readonly string[]): Entry[] {
  if (!kinds.includes(PLAIN_KIND)) return entries;
  const plain = entries.filter((entry) => isOfKind(entry, [PLAIN_KIND]));
  return plain.length > 0 ? plain : entries;
}

const WIDENED: ReadonlySet<ListName> = new Set(["offers", "questions"]);

/**
 * Gathers what the language has for the trades; trades that nobody has written give nothing. Without a
 * telephone number nothing asks for a call.
 */
export function gatherMaterial(
  texts: Texts,
  known: readonly KnownTrade[],
  canBeCalled: boolean,
): Material {
  const written = known.filter((trade) => isWritten(texts, trade));
  // A coffee roastery with a café is no café where nothing is written for the roastery.
  const trades = written[0] === known[0] ? written : [];
  const lists = trades.map((trade) => {
    const { kinds, wished, industry } = trade;
    const all = findTexts(texts, trade);
    const own = all === undefined || canBeCalled ? all : withoutCalls(texts.language, all);
    const strong = own === undefined ? [] : findStrongKinds(own, kinds);
    return { trade, own, strong, industry, wished: strong.length > 0 ? [] : wished };
  });
  const collect = <Name extends ListName>(name: Name): Named<TradeTexts[Name][number]>[] =>
    joinLists(
      name,
      lists.map(({ trade, own, strong, industry, wished }) => {
        const { id, kinds } = trade;
        const all = (own?.[name] ?? []) as readonly TradeTexts[Name][number][];
        const isLed = LED_BY_ONE.has(name);
        const one = isMixed(id, kinds) ? [PLAIN_KIND] : leadOf(all, strong, kinds);
        const lead = isLed ? one : strong;
        const fitting = holdForAll(narrow(all, trade, lead), strong);
        // What belongs to just this kind says more of it than what belongs to every kind. A business of no
        // kind is told in the order in which its trade was written.
        if (kinds.length > 0)
          fitting.sort((a, b) => Number(a.kinds === undefined) - Number(b.kinds === undefined));
        if (name === "offers") fitting.sort(byMention(industry, trade.trade));
        const usual = TOLD_PLAINLY.has(name) ? ofPlain(fitting, kinds) : fitting;
        const told = hasSeveralWorks(id, strong)
          ? textsForWorks(name, all, fitting, strong)
          : usual;
        const wide = WIDENED.has(name) ? widen(all, told, wished) : told;
        return wide.map((entry) => ({ ...entry, source: `${id}/${name}/${entry.id}` }));
      }),
    );
  return {
    language: texts.language,
    general: texts.general,
    commonWords: texts.commonWords,
    trades,
    related: trades,
    ...introduce(lists[0]?.own, lists[0]?.strong ?? [], trades[0]),
    // What is to be said to a pub is not what is to be said to its guest rooms.
    ...(trades.length > 1 ? { contactLede: undefined, hasOwnContact: false } : {}),
    ...(hasSeveralWorks(trades[0]?.id ?? "", lists[0]?.strong ?? [])
      ? { hasOwnContact: false }
      : {}),
    isStrongKind: (lists[0]?.strong.length ?? 0) > 0,
    openings: collect("openings").filter(({ source }) => source.startsWith(`${trades[0]?.id}/`)),
    offers: collect("offers"),
    // How two trades open, work and close would not follow from each other.
    steps: collect("steps").filter(({ source }) => source.startsWith(`${trades[0]?.id}/`)),
    questions: collect("questions"),
    about: collect("about"),
    closings: collect("closings").filter(({ source }) => source.startsWith(`${trades[0]?.id}/`)),
  };
}

/** The first trade's headings and what to say to it, in the words of the kind where it has its own. */
function introduce(
  own: TradeTexts | undefined,
  strong: readonly string[],
  known: KnownTrade | undefined,
): Pick<Material, "lead" | "contactLede" | "hasOwnContact"> {
  if (own === undefined) return { lead: undefined, contactLede: undefined, hasOwnContact: false };
  const kinds = known?.kinds ?? [];
  const isApart = known !== undefined && listApart(kinds, known.trade).length > 0;
  const kind = [...strong, ...kinds].find((one) => own.byKind[one] !== undefined);
  const isParted = sellsSeveral(known?.id ?? "", strong);
  const of = isParted ? {} : (own.byKind[kind ?? ""] ?? {});
  const usual = own.contact.lede === "" ? undefined : own.contact.lede;
  return {
    lead: {
      ...own,
      headings: {
        offers: of.offers ?? own.headings.offers,
        steps: of.steps ?? own.headings.steps,
        questions: of.questions ?? own.headings.questions,
        about: of.about ?? own.headings.about,
      },
    },
    contactLede: of.contact ?? (isApart ? undefined : usual),
    hasOwnContact: of.contact !== undefined,
  };
}

/** What the owner names stands first: barns in an architect's offers, stairs in a joiner's. */
function byMention(
  industry: string | undefined,
  { names }: Trade,
): (a: object, b: object) => number {
  // "Pottery classes" names no pottery painting: the trade's own name is in half of its offers.
  const own = new Set(Object.values(names).flat().flatMap(keysOf));
  const named = new Set(
    keysOf(industry ?? "").filter((key) => !own.has(key) && !NEUTRAL_KEYS.has(key)),
  );
  const isNamed = ({ name = "", text = "" }: Told) =>
    named.size > 0 && keysOf(`${name} ${text}`).some((key) => named.has(key));
  return (a, b) => Number(isNamed(b)) - Number(isNamed(a));
}

/** "Small café" names no small things among the offers. */
const NEUTRAL_KEYS: ReadonlySet<string> = new Set(keysOf(`${NEUTRAL_PHRASES} ${SMALL_WORDS}`));

type Told = { name?: string; text?: string };

/** A text of the trade knowledge. */
export const fromTrade = (source: string, slot: string, text: string): Sourced =>
  new Sourced(text, "trade", `${source}/${slot}`);

/** A text that a model wrote for this business. */
export const fromModel = (slot: string, text: string): Sourced => new Sourced(text, "model", slot);

/** A text that holds for any business. */
export const fromGeneral = (place: string, text: string): Sourced =>
  new Sourced(text, "trade", `general/${place}`);

/** The owner's own words. */
export const fromBrief = (field: string, text: string): Sourced =>
  new Sourced(text, "brief", field);
