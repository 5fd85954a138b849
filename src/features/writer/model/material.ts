/**
 * Everything that a model is told of a business, as numbered facts between two marks that nobody who
 * wrote a part of it could know. Deterministic: the same brief gives the same words.
 */
import type { CitedFact } from "../claims/support.ts";
import type { Material } from "../composer/material.ts";
import type { ExistingSite } from "../existing-site/existing-site.ts";
import { ownWords } from "../quality/quality.ts";
import type { BriefField, BriefReading } from "../reading/reading-model.ts";
import type { Bench } from "./bench.ts";
import { splitSentences } from "./tidy-text.ts";

/** What each field is to whoever writes; the system prompt speaks of "goal" and "character", and of "usual" lines. */
const LABELS: Readonly<Partial<Record<BriefField, string>>> = {
  businessName: "name",
  industry: "trade",
  audience: "audience",
  goals: "goal",
  personality: "character",
};

/** Owners write prices, days and conditions among their goals: these are no wishes. */
const STATED = "fact";
const STATES =
  /(?<!\p{L})(?:is|are|costs?|lasts?|starts?|brings?|kostet|kosten|dauert|ist|sind|geöffnet|coûtent?|dure|est|sont|cuestan?|dura|es|son|se puede|entre)(?!\p{L})|\p{Nd}/u;
/** What the owner does not do, who does it, since when and on what terms: no wish can be told so. */
const STATES_ITSELF =
  /^(?:no|not|never|keine?|nicht|nie|pas de|jamais|sin|nunca) |(?<!\p{L})(?:i['’]m|we['’]re|i am|we are|ich bin|wir sind|je suis|nous sommes|soy|somos|since|seit|depuis(?! (?:l[ae]s?|mon|notre)(?!\p{L}))|desde hace|by appointment|nach vereinbarung|sur rendez-vous|con cita|learned|learnt|trained|founded|fährt|führt|leitet|gegründet|gelernt|fondée?|dirige|tient|fundad[oa]|lleva|llevan|aprendió)(?!\p{L})/iu;
/** "Hofladen samstags von zehn bis vierzehn Uhr", "Evenings until nine from Tuesday to Saturday". */
const OPEN_HOURS =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:to|till|until|from)(?!\p{L})|(?<!\p{L})\p{L}{3,8}tags? (?:bis|von|ab)(?!\p{L})|(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s? (?:au|de)(?!\p{L})|(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?) (?:a|de|por)(?!\p{L})/iu;

const TELEPHONE = /\+?\p{Nd}[\p{Nd} ()/-]{5,24}\p{Nd}/gu;

const isStated = (field: string, sentence: string): boolean =>
  field === "goals" &&
  [STATES, STATES_ITSELF, OPEN_HOURS].some((one) => one.test(sentence.replace(TELEPHONE, "")));

const FACTS_MAX = 48;
const TRADE_LINES_MAX = 8;
const LINE_LENGTH_MAX = 500;

type LineKind = "core" | "fact" | "trade" | "rival";
/** `text` is the whole line as a model reads it; without an id it cannot be cited. */
export type MaterialLine = { id?: string; kind: LineKind; text: string };

export type ModelMaterial = Bench & { lines: readonly MaterialLine[] };

export type MaterialSources = {
  reading: BriefReading;
  /** The composer's, with what is usual in the trade. */
  floor: Pick<Material, "offers">;
  existing: ExistingSite | undefined;
  /** What competitors' own pages say of themselves, a line each: to keep away from. */
  rivals: readonly string[];
};

export function gatherModelMaterial(sources: MaterialSources): ModelMaterial {
  const { reading, floor, existing, rivals } = sources;
  const { brief, language } = reading;
  const facts: (CitedFact & { label: string; kind: LineKind })[] = [];
  const add = (label: string, text: string, kind: LineKind = "fact") => {
    if (facts.length < FACTS_MAX && text.trim() !== "")
      facts.push({ id: `f${facts.length + 1}`, label, text: flatten(text), kind });
  };
  for (const [field, label] of Object.entries(LABELS)) {
    const said = brief[field as BriefField];
    const isCore = field === "businessName" || field === "industry";
    if (isCore) add(label, said ?? "", "core");
    else
      for (const sentence of splitSentences(said ?? "", language.tag))
        for (const part of field === "goals" ? sentence.split(/(?<=;)\s/u) : [sentence])
          add(isStated(field, part) ? STATED : label, part.replace(/\s?;$/u, ""));
  }
  for (const { key, value, page } of existing?.facts ?? [])
    add(`existing site${page === undefined ? "" : ` ${flatten(page)}`}, ${key}`, value);
  const texts = existing?.texts ?? existing?.paragraphs.map((text) => ({ text, page: "/" })) ?? [];
  for (const { text, page } of texts) add(`existing site ${flatten(page)}`, text);
  const trade = floor.offers.slice(0, TRADE_LINES_MAX).map(({ name, text }, at) => ({
    ...{ id: `t${at + 1}`, label: "usual in this trade", text: `${name}: ${text}` },
    kind: "trade" as const,
  }));
  const lines: MaterialLine[] = [...facts, ...trade].map(({ id, label, text, kind }) => ({
    ...{ id, kind },
    text: `${id} (${label}): ${clip(text)}`,
  }));
  for (const rival of [brief.competitors, ...rivals])
    if (rival !== undefined)
      lines.push({ kind: "rival", text: `${RIVAL_LABEL} ${clip(flatten(rival))}` });
  // Character sets the tone: nothing that it states is said of the business.
  const told = facts.filter(({ label }) => label !== LABELS.personality);
  const said = told.map(({ text }) => text);
  const { personality: _, competitors: __, ...speaking } = brief;
  return {
    lines,
    language: language.tag,
    phrasebook: language.phrasebook,
    facts: [...told, ...trade].map(({ id, text }) => ({ id, text })),
    given: ownWords([...Object.values(speaking).filter((text) => text !== undefined), ...said]),
    capitals: new Set(said.join(" ").match(/\p{Lu}[\p{L}’'-]{0,60}/gu) ?? []),
    marker: markOf(lines.map(({ text }) => text)),
  };
}

const RIVAL_LABEL = "(competitors, to differ from and never to be named):";

export type BlockWishes = {
  /** Characters of the lines together; name and trade stand in any case. */
  lengthMax: number;
  kinds: readonly LineKind[];
  /** Ids of facts that go before others when there is not room for all; of what is usual in the trade only these are told. */
  first?: ReadonlySet<string>;
};

/** Characters of all the lines that these wishes ask for, however many there is room for. */
export const measureMaterial = (material: ModelMaterial, wishes: BlockWishes): number =>
  renderMaterial(material, { ...wishes, lengthMax: Number.POSITIVE_INFINITY }).length;

/** The material as a block of text, marks included, of lines in their order as far as there is room. */
export function renderMaterial(
  { lines, marker }: ModelMaterial,
  { lengthMax, kinds, first }: BlockWishes,
): string {
  // What the owner says goes before what is usual in the trade, even where a plan leans on the latter.
  const rank = ({ id, kind }: MaterialLine) => {
    if (kind === "core" || kind === "rival") return kind === "core" ? 0 : 4;
    if (kind === "trade") return 3;
    return first?.has(id ?? "") === true ? 1 : 2;
  };
  const wanted = lines.filter(
    ({ id, kind }) =>
      kinds.includes(kind) && (kind !== "trade" || first === undefined || first.has(id ?? "")),
  );
  const chosen = new Set<MaterialLine>();
  let left = lengthMax;
  for (const line of wanted.toSorted((a, b) => rank(a) - rank(b))) {
    if (line.kind !== "core" && line.text.length + 1 > left) continue;
    chosen.add(line);
    left -= line.text.length + 1;
  }
  const shown = wanted.filter((line) => chosen.has(line)).map(({ text }) => text);
  return [`===== ${marker}`, ...shown, `===== ${marker}`].join("\n");
}

/** On one line, and without what would look like the block's own marks. */
const flatten = (text: string): string => text.replace(/\s+/gu, " ").replaceAll("===", "=").trim();

const clip = (text: string): string =>
  text.length <= LINE_LENGTH_MAX ? text : `${text.slice(0, LINE_LENGTH_MAX).toWellFormed()} […]`;

/** Hangs on every word inside, so that no word inside can hold it. */
const markOf = (lines: readonly string[]): string =>
  new Bun.CryptoHasher("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
