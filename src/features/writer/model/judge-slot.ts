/**
 * Decides whether a text that came for a slot may stand: that it is text of the right length, in plain
 * words, with nothing in it that no fact bears out, and nothing that reads worn.
 */
import { checkClaims } from "../claims/support.ts";
import { findMachineTalk } from "../quality/machine-talk.ts";
import { judgeText } from "../quality/quality.ts";
import { countAdded, isSaidIn, namesItsTrade, opensWithName } from "../speech/echo.ts";
import { findActionFault } from "./action-fit.ts";
import type { Bench } from "./bench.ts";
import { definesItsName, findImpliedOffer, findReport, lintText } from "./lint.ts";
import { findMisfit } from "./misplaced.ts";
import type { Slot, Written } from "./slots.ts";
import { splitSentences, tidyText } from "./tidy-text.ts";

/** `form` may be asked for twice again, the others once. */
export type FaultKind = "form" | "claim" | "style";

export type Judged =
  | { isGood: true; written: Written; wasMended: boolean }
  | { isGood: false; kind: FaultKind; reason: string; text: string };

/** Texts are judged in the service's own thread: after so long requests have their turn, in ms. */
export const JUDGING_MS_MAX = 1;

export function judgeSlot(slot: Slot, value: unknown, bench: Bench): Judged {
  const said = readSlot(value);
  if (said === undefined) return bad("form", 'it must be {"text": "…", "facts": [ids]}', "");
  const { text, wasMended } = tidyText(said.text, slot, bench.language, bench.capitals);
  const form = findFormFault(slot, text, bench);
  if (form !== undefined) return bad("form", form, text);
  const { unsupported, alsoCited } = checkClaims(text, bench.phrasebook, bench.facts, said.facts);
  // What the name above it says has been judged with it.
  const above = (slot.about ?? "").toLowerCase();
  const claim = unsupported.find(({ found }) => !above.includes(found.toLowerCase()));
  if (claim !== undefined)
    return bad("claim", `no fact says “${claim.found}” (${claim.kind}); leave it out`, text);
  const [fault] = judgeText(text, bench.given);
  if (fault !== undefined) {
    const kind = fault.rule === "claim" || fault.rule === "number" ? "claim" : "style";
    return bad(kind, `“${fault.found}” may not stand in a text; say it plainly`, text);
  }
  const implied = findImpliedOffer(text, bench.given);
  if (implied !== undefined)
    return bad("claim", `no fact says that there is “${implied}”; leave it out`, text);
  const known = new Set(bench.facts.map(({ id }) => id));
  const facts = [...new Set([...said.facts, ...alsoCited])].filter((id) => known.has(id));
  if (saysYes(slot, text) && !isNamedBy(slot.about ?? "", bench))
    return bad("claim", "it says that this business does so, and no fact of its own does", text);
  const worn =
    lintText(text, slot.form) ?? findMisplaced(slot, text, bench) ?? findTautology(text, bench);
  if (worn !== undefined) return bad("style", worn, text);
  return { isGood: true, written: { text, facts }, wasMended: wasMended || !said.isWhole };
}

/** "Yes, we take the nests out": a promise of the business's, whatever others of its trade do. */
const YES_WE =
  /^(?:yes,? (?:of course,? )?(?:we|i)(?![\p{L}])|ja,? (?:natürlich )?(?:wir|ich)(?!\p{L})|oui,? (?:bien sûr,? )?(?:nous|on|je|j[’'])(?!\p{L}{2})|sí,? (?:claro,? )?\p{L}{2,14}(?:amos|emos|imos)(?!\p{L}))/iu;
const saysYes = ({ about }: Slot, text: string): boolean =>
  about?.endsWith("?") === true && YES_WE.test(text);
const STEM_LENGTH = 5;
/** Whether what is asked about is in a fact of the business's own, and not only in those that are usual in its trade. */
function isNamedBy(question: string, { facts }: Bench): boolean {
  const own = facts.filter(({ id }) => !id.startsWith("t")).map(({ text }) => text.toLowerCase());
  const words = question.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.some((word) => own.some((text) => text.includes(word.slice(0, STEM_LENGTH))));
}

/** What is at fault with a text only in its place. */
function findMisplaced(slot: Slot, text: string, bench: Bench): string | undefined {
  const { key, form, about, adds, deed } = slot;
  const { given, language } = bench;
  if (about !== undefined && adds !== undefined && isEcho(text, about, { adds, language }))
    return "it says the line above it again and adds nothing; say what exactly, when, where, for whom or on what condition";
  if (form === "text" && key !== "question" && /\?(?=\s|["”»’)]|$)/u.test(text))
    return "it asks readers a question; say what is the case";
  if (form === "text" && about === undefined && POINTS_BACK.test(text))
    return "it begins with a word that points back at nothing; begin with the thing itself";
  const isAnswer = about?.endsWith("?") === true;
  const report = form === "text" && key !== "question" && !isAnswer ? findReport(text) : undefined;
  if (report !== undefined) return report;
  if (deed !== undefined) return findActionFault(text, deed, given);
  return findUntold(slot, text, bench) ?? findMisfit(slot, text, bench);
}

/** Under the name of an offer a text tells what there is. */
function findUntold(
  { about = "", isOffer }: Slot,
  text: string,
  { facts, language }: Bench,
): string | undefined {
  if (isOffer !== true) return undefined;
  const [first = text] = splitSentences(text, language);
  if (definesItsName(first, about))
    return "it says what the name means or whom it is for; say what is done or had";
  const isTrade = countAdded(text, `${about} ${facts[1]?.text}`) === 0;
  return isTrade ? "it only says the trade again; say what exactly is done or had" : undefined;
}

/** In its first sentence "enough" tells two things that the name does not, a number or a place among them. */
const ADDED_MIN = 2;

function isEcho(
  text: string,
  name: string,
  { adds, language }: { adds: NonNullable<Slot["adds"]>; language: string },
): boolean {
  if (adds === "something") return countAdded(text, name) === 0;
  const [first = text] = splitSentences(text, language);
  return opensWithName(first, name) && countAdded(first, name) < ADDED_MIN;
}

/** Under a name or a question such a word has something to point at. */
const POINTS_BACK =
  /^(?:(?:it|they)(?=['’ ])(?! (?:is|was|takes?|helps?|can|may) )|(?:this|that|these|those|both) (?=(?:is|are|means|makes|helps|shows|way|lets|was|can|will)(?!\p{L}))|(?:das|dies) (?=(?:ist|sind|macht|hilft|zeigt|heißt|bedeutet|kann|wird)(?!\p{L}))|(?:cela|ça|ceci) |(?:esto|eso|ello|ambos|ambas) )/iu;

const COPULA = /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son)(?!\p{L})/u;

/** "The Tuesday Choir is a choir": a sentence with no word but those of the name and the trade in its name. */
function findTautology(text: string, { facts, language }: Bench): string | undefined {
  const [name, trade] = facts.map((fact) => fact.text);
  if (name === undefined || trade === undefined) return undefined;
  const [sentence = ""] = splitSentences(text, language);
  const isOnlyName =
    COPULA.test(sentence) &&
    namesItsTrade(name, trade) &&
    opensWithName(sentence, name) &&
    isSaidIn(sentence, `${name} ${trade}`);
  return isOnlyName
    ? "its name says that already; say what is done there, and for whom"
    : undefined;
}

const bad = (kind: FaultKind, reason: string, text: string): Judged => ({
  isGood: false,
  ...{ kind, reason, text },
});

type ReadSlot = { text: string; facts: string[]; isWhole: boolean };

/** Models without schemas often give the text alone; that is a text without citations. */
function readSlot(value: unknown): ReadSlot | undefined {
  if (typeof value === "string") return { text: value, facts: [], isWhole: false };
  if (typeof value !== "object" || value === null || !("text" in value)) return undefined;
  const { text } = value;
  if (typeof text !== "string") return undefined;
  const facts = "facts" in value && Array.isArray(value.facts) ? value.facts : [];
  const ids = facts.filter((id) => typeof id === "string").slice(0, 20);
  return { text, facts: ids, isWhole: ids.length === facts.length };
}

const MARKUP =
  /<\/?[a-z!][^>]{0,200}>|\]\([^)]{0,200}\)|&[a-z]{2,8};|&#\d{1,6};|javascript:|[{}<>|\\]/iu;
/** Words of the one who writes, not of the business. */
const TALKING =
  /(?<!\p{L})(?:the facts (?:say|state|mention|do not)|not (?:stated|specified|provided) in|the brief|placeholder|insert \p{L}{2,20} here)(?!\p{L})/iu;
/** "www.example.org", "https://…", "x@example.org": a model gives no addresses, not even true ones. */
const ADDRESS =
  /(?:https?:|ftp:|www\.)\S|\S@\p{L}|\p{L}\.(?:com|net|org|info|biz|io|dev|app|shop|example|test)(?!\p{L})/iu;
const FACT_ID = /(?<![\p{L}\p{N}])[ftc]\d{1,3}(?![\p{L}\p{N}])/u;

/** What names a business is short; an order in its place is a sentence. */
const NAMING_LENGTH_MAX = 45;

function findFormFault(slot: Slot, text: string, { marker, facts }: Bench): string | undefined {
  if (!/\p{L}{2}/u.test(text)) return "it is empty";
  if (text.length > slot.lengthMax)
    return `it has ${text.length} characters and may have ${slot.lengthMax}`;
  if (MARKUP.test(text)) return "it holds markup, a link or braces; write plain words";
  if (text.includes(marker)) return "it repeats the marker of the material";
  const talk = TALKING.exec(text)?.[0] ?? findMachineTalk(text);
  // Only a business whose name or trade is of machines speaks of them; a wish of the brief is no leave to.
  const own = facts.slice(0, 2).filter((fact) => fact.text.length <= NAMING_LENGTH_MAX);
  const isOwn = own.some((fact) => fact.text.toLowerCase().includes(talk?.toLowerCase() ?? ""));
  if (talk !== undefined && !isOwn) return "it speaks of the task instead of the business";
  if (ADDRESS.test(text)) return "it names an address; write plain words";
  if (FACT_ID.test(text)) return "it names the id of a fact; ids belong in facts";
  return undefined;
}
