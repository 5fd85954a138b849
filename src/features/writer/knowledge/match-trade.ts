/**
 * Finds the trade that an owner's own words name, by whole names first and typing errors last.
 * It would rather say nothing than name a wrong trade: what is not near enough matches nothing.
 */
import { countTypos, splitParts, splitWords, type Word } from "./match-words.ts";
import type { Trade } from "./model.ts";
import { FAMILIES, TRADES } from "./trades.ts";

/** One trade and how surely it was named. */
export interface MatchedTrade {
  trade: Trade;
  /** 0 to 1; the strongest comes first. */
  score: number;
  /** The names that were recognised, as the tables have them. */
  evidence: string[];
}

/** Nothing (no trade is near), one trade, or two that the text names side by side. */
export type TradeMatch = MatchedTrade[];

interface NamePhrase {
  trade: Trade;
  name: string;
  stems: string[];
}

interface NameIndex {
  /** The phrases by their first stem. */
  opening: Map<string, NamePhrase[]>;
  /** How many trades use the stem. */
  spread: Map<string, number>;
  /** Stems of single-word names, for compounds. */
  single: Set<string>;
  familyStems: Map<string, Set<string>>;
}

/** Words that dress a trade without naming it; unknown to the tables, they weigh almost nothing. */
const DRESSING = new Set(
  splitWords(
    `artisanal artisan small local family run owned independent modern traditional organic boutique
    professional premium luxury affordable online mobile best quality new old urban rural community
    business company shop store service services studio center centre group team firm agency office
    practice house place experts specialist specialists expert custom handmade creative international
    regional freelance certified green eco friendly neighbourhood neighborhood city town village emergency
    betrieb firma laden geschäft dienst dienstleistungen unternehmen büro haus fachbetrieb meisterbetrieb
    moderne kleine familie handwerk entreprise société magasin services cabinet atelier bureau maison
    artisanale indépendant familiale petite empresa tienda servicio taller estudio despacho oficina casa
    artesanal familiar pequeña nuevo`,
  ).map((word) => word.stem),
);

/** Words that turn what stands before them into something else: bakery software is no bakery. */
const TURNING = new Set(
  splitWords(
    `software app platform equipment supplies supplier machine machines maintenance repair research
    manufacturing manufacturer wholesale wholesaler insurance consulting consultancy recruitment marketing
    magazine blog logistics import export distribution analytics automation technology training furniture
    laboratory labs labor laboratoire laboratorio charter
    union association federation museum factory science engineering leasing vending hardware tools
    bedarf maschinen verband großhandel hersteller zubehör versicherung beratung forschung technik
    logiciel matériel fournitures grossiste assurance conseil fabricant syndicat equipos maquinaria
    suministros seguros mayorista fabricante asociación consultoría`,
  ).map((word) => word.stem),
);

/** Words that turn a trade into lessons in it, unless teaching is what the family does. */
const TEACHING = new Set(
  splitWords(
    "school lessons classes course courses unterricht schule kurs kurse ecole cours escuela clases curso",
  ).map((word) => word.stem),
);
const TEACHING_FAMILIES = new Set(["fitness", "education", "childcare", "craft", "pets"]);

/** Words that turn a trade into a shop for it, unless selling is what the family does. */
const SELLING = new Set(
  splitWords("shop store laden geschäft magasin boutique tienda").map((word) => word.stem),
);
const SELLING_FAMILIES = new Set(["retail", "food", "craft", "pets", "automotive", "beauty"]);

/** Names that are a trade alone, and anything at all behind another noun: a boat builder, a solar farm. */
const ALONE = new Set(splitWords("builder farm").map((word) => word.stem));

const LAST_WORD_BONUS = 0.02;
const TURNED = 0.45;
const NEAR_ENOUGH = 0.42;
const NARROWED = 0.2;
const UNKNOWN_WEIGHT = 0.6;
const DRESSING_WEIGHT = 0.12;
const INDEX = buildIndex();

function buildIndex(): NameIndex {
  const phrases = TRADES.flatMap((trade) =>
    Object.values(trade.names)
      .flat()
      .map((name) => ({ trade, name, stems: splitWords(name).map((word) => word.stem) })),
  );
  const users = new Map<string, Set<string>>();
  for (const { trade, stems } of phrases) {
    for (const stem of stems) users.set(stem, (users.get(stem) ?? new Set()).add(trade.id));
  }
  const opening = new Map<string, NamePhrase[]>();
  for (const phrase of phrases) {
    const first = phrase.stems[0] ?? "";
    opening.set(first, [...(opening.get(first) ?? []), phrase]);
  }
  const stemsOf = (names: string[]) => new Set(names.flatMap(splitWords).map((word) => word.stem));
  return {
    opening,
    spread: new Map([...users].map(([stem, trades]) => [stem, trades.size])),
    single: new Set(phrases.flatMap(({ stems }) => (stems.length === 1 ? stems : []))),
    familyStems: new Map(
      FAMILIES.map((family) => [family.id, stemsOf(Object.values(family.names).flat())]),
    ),
  };
}

/** The trades that the text names, strongest first: at most two, and none when nothing is near. */
export function matchTrade(industry: string): TradeMatch {
  const parts = splitParts(industry).slice(0, 8);
  const whole = rankTrades(splitWords(industry));
  if (parts.length < 2) return whole.slice(0, 1);
  const joined = whole[0];
  // A name that itself holds an "and" ("bed and breakfast") is one trade, not two.
  if (joined !== undefined && joined.score >= 0.95 && isOneName(joined)) return [joined];
  const found: MatchedTrade[] = [];
  for (const part of parts) {
    const best = rankTrades(splitWords(part))[0];
    if (best === undefined) continue;
    const known = found.find((match) => match.trade.id === best.trade.id);
    if (known === undefined) found.push(best);
    else known.evidence = [...new Set([...known.evidence, ...best.evidence])];
  }
  if (found.length === 0) return whole.slice(0, 1);
  return found.slice(0, 2);
}

const isOneName = (match: MatchedTrade): boolean =>
  match.evidence.length === 1 && splitParts(match.evidence[0] ?? "").length > 1;

/** Trades near enough to the words, best first. Ties fall to the word that stands first. */
function rankTrades(words: Word[]): MatchedTrade[] {
  if (words.length === 0) return [];
  const known = words.map((word) => recogniseWord(word));
  const weights = words.map((word, index) => weighWord(word, known[index]));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const best = new Map<string, MatchedTrade & { used: Set<number>; length: number }>();
  const stems = new Set(known.flatMap((word) => (word === undefined ? [] : [word.stem])));
  const phrases = [...stems].flatMap((stem) => INDEX.opening.get(stem) ?? []);
  for (const { trade, name, stems } of phrases) {
    const used = placePhrase(stems, known);
    if (used === undefined) continue;
    let score = 0;
    for (const index of used) score += (weights[index] ?? 0) * (known[index]?.likeness ?? 0);
    score = (score / total) * trust(trade, words, used);
    if (score < 0.1) continue;
    const rival = best.get(trade.id);
    if (rival === undefined) {
      best.set(trade.id, { trade, score, evidence: [name], used, length: stems.length });
      continue;
    }
    joinEvidence(rival, { score, name, used, length: stems.length });
  }
  return [...best.values()]
    .map(({ trade, score, evidence }) => ({
      trade,
      score: Math.min(1, score + familySupport(trade, words)),
      evidence,
    }))
    .filter((match) => match.score >= NEAR_ENOUGH)
    .sort((a, b) => b.score - a.score);
}

/** Adds a further name of the same trade: other words count on top, the same words only if better. */
function joinEvidence(
  rival: MatchedTrade & { used: Set<number>; length: number },
  found: { score: number; name: string; used: Set<number>; length: number },
): void {
  if ([...found.used].every((index) => !rival.used.has(index))) {
    rival.score += found.score;
    rival.evidence.push(found.name);
    for (const index of found.used) rival.used.add(index);
  } else if (found.score > rival.score + 1e-9) {
    rival.score = found.score;
    rival.evidence = [found.name];
    rival.used = found.used;
  }
}

const familySupport = (trade: Trade, words: Word[]): number =>
  words.some((word) => INDEX.familyStems.get(trade.family)?.has(word.stem)) ? 0.03 : 0;

/** The stem of the tables that a word stands for, and how alike they are. */
interface Recognised {
  stem: string;
  likeness: number;
}

function recogniseWord(word: Word): Recognised | undefined {
  if (INDEX.spread.has(word.stem)) return { stem: word.stem, likeness: 1 };
  if (DRESSING.has(word.stem) || TURNING.has(word.stem)) return undefined;
  let longest = "";
  for (const stem of INDEX.single) {
    // The last part of a compound names the thing: a Hochzeitsfotograf is a Fotograf.
    if (stem.length >= 6 && stem.length > longest.length && word.stem.endsWith(stem))
      longest = stem;
  }
  if (longest !== "" && !NO_HEADS.has(longest) && !NO_COMPOUNDS.has(word.stem))
    return { stem: longest, likeness: 0.9 };
  return findTypo(word.stem);
}

/** Names that say too little as the last part of a compound: a Geigenwerkstatt repairs no cars. */
const NO_HEADS = new Set(splitWords("werkstatt").map((word) => word.stem));

/** Compounds that are another trade than their last part: a Hufschmied shoes horses. */
const NO_COMPOUNDS = new Set(splitWords("Hufschmied").map((word) => word.stem));

/** Words in their own right that a letter parts from a trade's: who hears is not who heats. */
const NO_TYPOS = new Set(
  splitWords(
    "hearing framer framing farrier sealing marketer barrier cleaver planer hostess schreibbüro",
  ).map((word) => word.stem),
);

function findTypo(stem: string): Recognised | undefined {
  if (stem.length < 6 || NO_TYPOS.has(stem)) return undefined;
  const limit = stem.length >= 9 ? 2 : 1;
  let nearest: Recognised | undefined;
  let least = limit + 1;
  for (const known of INDEX.spread.keys()) {
    // A slip of the finger seldom hits the opening: a crane hire is no canoe hire.
    if (known.length < 6 || known.slice(0, 2) !== stem.slice(0, 2)) continue;
    const typos = countTypos(stem, known, limit);
    if (typos < least) {
      least = typos;
      nearest = { stem: known, likeness: 0.85 };
    }
  }
  return nearest;
}

function weighWord(word: Word, known: Recognised | undefined): number {
  const spread = known === undefined ? 0 : (INDEX.spread.get(known.stem) ?? 1);
  let weight =
    known === undefined ? UNKNOWN_WEIGHT : 1 - 0.35 * (Math.log(spread) / Math.log(TRADES.length));
  if (DRESSING.has(word.stem)) weight = DRESSING_WEIGHT;
  return word.narrowing ? weight * NARROWED : weight;
}

/** Which words spell the phrase, or nothing when one of its words is missing. */
function placePhrase(stems: string[], known: (Recognised | undefined)[]): Set<number> | undefined {
  const used = new Set<number>();
  for (const stem of stems) {
    const index = known.findIndex((word, at) => word?.stem === stem && !used.has(at));
    if (index < 0) return undefined;
    used.add(index);
  }
  return used.size === 0 ? undefined : used;
}

/** How far a phrase may speak for the text: less when the word that decides is not part of it. */
function trust(trade: Trade, words: Word[], used: Set<number>): number {
  const leading = words.filter((word) => !word.narrowing);
  const last = leading.length - 1;
  const isTurned = leading.some(({ stem }, index) => !used.has(index) && turns(stem, trade));
  if (isTurned) return TURNED;
  if ([...used].every((index) => words[index]?.narrowing)) return 0.3;
  const [only, ...others] = used;
  const isAlone = only !== undefined && others.length === 0;
  if (isAlone && only > 0 && ALONE.has(words[only]?.stem ?? "") && !isDressed(leading, only))
    return TURNED;
  if (used.has(last)) return 1 + LAST_WORD_BONUS;
  return used.has(0) || DRESSING.has(words[last]?.stem ?? "") ? 1 : 0.85;
}

const turns = (stem: string, trade: Trade): boolean =>
  TURNING.has(stem) ||
  (TEACHING.has(stem) && !TEACHING_FAMILIES.has(trade.family)) ||
  (SELLING.has(stem) && !SELLING_FAMILIES.has(trade.family));

const isDressed = (words: Word[], except: number): boolean =>
  words.every((word, index) => index === except || DRESSING.has(word.stem));
