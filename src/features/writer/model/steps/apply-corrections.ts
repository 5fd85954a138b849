/**
 * Puts corrections into the words of a site. A new line passes the same checks as a first one; a line that goes takes
 * what belongs to it along: an offer goes with its text, a question with its answer.
 */
import { Slices } from "../../../../lib/slices.ts";
import { JUDGING_MS_MAX, judgeSlot } from "../judge-slot.ts";
import type { SiteOutline } from "../outline.ts";
import type { SiteSession } from "../session.ts";
import type { Slot, Written } from "../slots.ts";
import { closeUpSteps, countSteps, cutLine, hasOtherWords } from "./cut-line.ts";
import { findEcho } from "./find-echo.ts";
import { plannedSlotOf } from "./planned-slots.ts";

export const VERDICTS = ["wrong", "odd", "empty"] as const;

export type Correction = {
  slot: string;
  verdict: (typeof VERDICTS)[number];
  /** The line anew; undefined where it is to go. */
  text: string | undefined;
};

/** Of all lines; who finds more at fault than this has not read them, and a few may always be. */
const SHARE_MAX = 1 / 3;
const COUNT_MIN = 6;

export type Changes = { replaced: number; cut: number };

export async function applyCorrections(
  session: SiteSession,
  corrections: readonly Correction[],
  outline: SiteOutline,
): Promise<Changes> {
  const slices = new Slices(JUDGING_MS_MAX);
  const { written, planned } = session;
  const most = Math.max(COUNT_MIN, Math.floor((written.size + planned.size) * SHARE_MAX));
  const changes: Changes = { replaced: 0, cut: 0 };
  const steps = countSteps(session);
  const falseFirst = corrections.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most);
  // What goes is gone before the rest is held against what stands beside it.
  for (const one of falseFirst.filter(({ text }) => text === undefined))
    if (cutLine(session, one.slot, one.verdict === "wrong")) noteCut(session, one, changes);
  // Names before the texts under them, which are held against the names.
  const replacing = falseFirst.filter(({ text }) => text !== undefined);
  for (const one of replacing.toSorted((a, b) => Number(isText(a)) - Number(isText(b)))) {
    await slices.pause();
    correct(session, one, { outline, changes });
  }
  if (countSteps(session) < steps) closeUpSteps(session);
  return changes;
}

const rankOf = ({ verdict }: Correction): number => VERDICTS.indexOf(verdict);
const isText = ({ slot }: Correction): boolean => /_text$|^answer_/u.test(slot);

function correct(
  session: SiteSession,
  one: Correction,
  { outline, changes }: { outline: SiteOutline; changes: Changes },
): void {
  const { slot: key, verdict, text = "" } = one;
  const words = session.written.has(key) ? session.written : session.planned;
  const was = words.get(key);
  const slot = slotOf(session, key, outline);
  // Its unit may have gone with another line; and a line that is given back as it was has no fault.
  if (was === undefined || slot === undefined || lettersOf(text) === lettersOf(was.text)) return;
  const better = judgeBetter(session, slot, { key, was, text });
  if (better !== undefined) {
    words.set(key, better);
    changes.replaced += 1;
    return;
  }
  const mayGo = verdict === "wrong" || slot.isOptional === true || hasOtherWords(key);
  if (mayGo && cutLine(session, key, verdict === "wrong")) noteCut(session, one, changes);
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

function noteCut({ report }: SiteSession, { slot, verdict }: Correction, changes: Changes): void {
  changes.cut += 1;
  report.kept.push({ step: "edit", slot, reason: REASONS[verdict] });
}

const REASONS: Readonly<Record<Correction["verdict"], string>> = {
  wrong: "read once more, it said what no fact bears out",
  odd: "read once more, it did not fit where it stood",
  empty: "read once more, it said nothing of its own",
};

/** As it was asked for, under the name that stands over it now. */
function slotOf(session: SiteSession, key: string, outline: SiteOutline): Slot | undefined {
  const slot = session.asked.get(key) ?? plannedSlotOf(key, outline);
  const name = nameOver(key) === key ? undefined : session.planned.get(nameOver(key));
  return slot === undefined || name === undefined ? slot : { ...slot, about: name.text };
}

const nameOver = (key: string): string =>
  key
    .replace(/^(offer_\d{1,2})_(?:text|detail)$/u, "$1_name")
    .replace(/^(step_\d{1,2})_text$/u, "$1_title")
    .replace(/^answer_/u, "question_");
const textUnder = (key: string): string =>
  key.replace(/_(?:name|title)$/u, "_text").replace(/^question_(?=\d)/u, "answer_");

/** A heading of three words may become one of five; a text is not written anew at greater length. */
const SHORT_LENGTH = 40;

function judgeBetter(
  session: SiteSession,
  slot: Slot,
  { key, was, text }: { key: string; was: Written; text: string },
): Written | undefined {
  const { material, written, planned } = session;
  const lengthMax = Math.min(slot.lengthMax, Math.max(was.text.length, SHORT_LENGTH));
  const judged = judgeSlot({ ...slot, lengthMax }, { text, facts: was.facts }, material);
  if (!judged.isGood) return undefined;
  const better = judged.written.text;
  const others = [...planned, ...written].filter(([other]) => other !== key);
  const said = new Set(others.map(([, other]) => other.text.toLowerCase()));
  if (slot.deed === undefined) {
    const texts = [...written].filter(([other]) => other !== key);
    const page = new Map(texts.map(([other, { text: there }]) => [other, there]));
    const inPlace = planned.has(key) ? slot : { ...slot, key };
    const isSaid = said.has(better.toLowerCase());
    if (isSaid || findEcho(inPlace, better, { page, language: material.language }) !== undefined)
      return undefined;
  }
  return fitsOver(session, key, better) ? judged.written : undefined;
}

/** A new name has to fit the text that stands under it. */
function fitsOver({ asked, written, material }: SiteSession, key: string, name: string): boolean {
  const under = textUnder(key);
  const slot = asked.get(under);
  const text = written.get(under);
  if (under === key || slot === undefined || text === undefined) return true;
  return judgeSlot({ ...slot, about: name }, text, material).isGood;
}
