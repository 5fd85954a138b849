/**
 * The pages are read once more as a whole, by a model in the place of a copy chief who did not write them: it names
 * the lines that are wrong, odd or empty, with a better one or none. An answer that cannot be used changes nothing, and
 * neither does a model that has gone away: the site stands as it was.
 */
import * as v from "valibot";
import type { SiteDocument } from "../../../design/room.ts";
import type { MaterialLine } from "../material.ts";
import type { SiteOutline } from "../outline.ts";
import { ModelFailure, type WireSchema } from "../port.ts";
import type { ReadAnswer } from "../read-answer.ts";
import {
  askStep,
  charactersLeft,
  measureCalls,
  type SiteSession,
  type StepRequest,
} from "../session.ts";
import type { Slot, Written } from "../slots.ts";
import { applyCorrections, type Correction, VERDICTS } from "./apply-corrections.ts";
import { lengthOf, listPageLines, type NumberedPages, numberPages } from "./page-lines.ts";

const STEP = "edit";
/** In place of what is said to those who write. */
const SYSTEM = "You are the copy chief of small businesses' websites, strict with lines and brief.";
const OUT_TOKENS = 600;

const EDIT_SCHEMA: WireSchema = {
  type: "object",
  additionalProperties: false,
  required: ["corrections"],
  properties: {
    corrections: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["id", "verdict", "text"],
        properties: {
          id: { type: "string" },
          verdict: { type: "string", enum: [...VERDICTS] },
          text: { type: "string" },
        },
      },
    },
  },
};

export type EditOrder = {
  /** With the words in it. */
  document: SiteDocument;
  words: ReadonlyMap<string, Written>;
  outline: SiteOutline;
  /** What is left for it of the job's time. */
  leftMs: number;
};

/** Under this it is not begun. */
const LEFT_MS_MIN = 10_000;

/** True where it has changed words of the session. Throws the session's signal's reason. */
export async function editPages(session: SiteSession, order: EditOrder): Promise<boolean> {
  const asking = prepareEdit(session, order);
  if (asking === undefined || order.leftMs < LEFT_MS_MIN) return false;
  session.progress.begin(STEP, "Reading the pages once more");
  const answer = await askInTime(session, asking.request, order.leftMs);
  session.progress.end(STEP);
  const corrections = readCorrections(answer, asking.pages.slots);
  const { replaced, cut } = await applyCorrections(session, corrections, order.outline);
  session.report.steps.push({ step: STEP, mended: replaced, askedAgain: 0, kept: cut });
  session.meter.outcome(STEP, replaced, cut);
  return replaced + cut > 0;
}

const ask = ({ languageName }: SiteSession, pages: string, hasAllFacts: boolean) => ({
  ...{ prompt: "edit" as const, system: SYSTEM },
  holes: { pages, language: languageName, more: hasAllFacts ? "" : MORE_FACTS },
});
/** What is borne out by a fact that is not told here would be struck for want of it. */
const MORE_FACTS =
  " There are more facts than these: numbers, days and names in a line were checked.";

const FACTS_LENGTH = { min: 300, max: 2_500 } as const;
/** Of what slots may hold, so much is written as a rule, with what the composer has between it. */
const WRITTEN_SHARE = 0.4;

/** Characters to be left for it when the words are asked for; the texts are known by their slots alone then. */
export function foreseeEdit(session: SiteSession, slots: readonly Slot[]): number {
  const names = [...session.planned.values()].map(({ text }) => text.length);
  const texts = slots.map(({ lengthMax }) => lengthMax * WRITTEN_SHARE);
  const sum = [...names, ...texts].reduce((all, length) => all + length, 0);
  return measureCalls(session, [ask(session, "", false)]) + FACTS_LENGTH.min + Math.ceil(sum);
}

/** The request, and which slots its numbers stand for; undefined where nothing of the budget is left. */
function prepareEdit(
  session: SiteSession,
  { document, words }: EditOrder,
): { request: StepRequest; pages: NumberedPages } | undefined {
  const lines = listPageLines(document, words);
  const room = charactersLeft(session) - measureCalls(session, [ask(session, "", false)]);
  // Lines are held against facts: some of these are told, however long the pages are.
  const facts = Math.max(FACTS_LENGTH.min, Math.min(FACTS_LENGTH.max, room - lengthOf(lines)));
  const { marker, lines: material } = session.material;
  const hasAllFacts = sumOwn(material) <= facts;
  const pages = numberPages(lines, { marker, lengthMax: room - facts });
  if (pages.slots.size === 0) return undefined;
  const request: StepRequest = {
    ...{
      ...ask(session, pages.text, hasAllFacts),
      step: STEP,
      schema: EDIT_SCHEMA,
      outTokens: OUT_TOKENS,
    },
    material: { lengthMax: facts, kinds: ["core", "fact", "trade"], first: listCited(session) },
  };
  return { request, pages };
}

/** Characters of what the owner says. */
const sumOwn = (lines: readonly MaterialLine[]): number =>
  lines
    .filter(({ kind }) => kind === "core" || kind === "fact")
    .reduce((sum, { text }) => sum + text.length + 1, 0);

const listCited = ({ planned, written }: SiteSession): ReadonlySet<string> =>
  new Set([...planned.values(), ...written.values()].flatMap(({ facts }) => facts));

/** Undefined where no answer came. */
async function askInTime(
  session: SiteSession,
  request: StepRequest,
  leftMs: number,
): Promise<ReadAnswer | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new EditTimedOut()), leftMs);
  const signal = AbortSignal.any([session.signal, limit.signal]);
  try {
    return await askStep({ ...session, signal }, request);
  } catch (error) {
    session.signal.throwIfAborted();
    if (!(error instanceof ModelFailure || error instanceof EditTimedOut)) throw error;
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

class EditTimedOut extends Error {
  override readonly name = "EditTimedOut";
}

const correctionSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\[?L\d{1,3}\]?$/iu)),
  verdict: v.picklist(VERDICTS),
  text: v.nullable(v.string()),
});

/** Those of the right form, the first for each line. */
function readCorrections(
  answer: ReadAnswer | undefined,
  slots: ReadonlyMap<string, string>,
): Correction[] {
  const said = answer?.value.corrections;
  const found = new Map<string, Correction>();
  for (const one of Array.isArray(said) ? said : []) {
    const parsed = v.safeParse(correctionSchema, one);
    if (!parsed.success) continue;
    const { id, verdict, text } = parsed.output;
    const slot = slots.get(id.replace(/[[\]]/gu, "").toUpperCase());
    if (slot !== undefined && !found.has(slot))
      found.set(slot, { slot, verdict, text: text?.trim() || undefined });
  }
  return [...found.values()];
}
