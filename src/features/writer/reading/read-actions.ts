/** What visitors should do, from the goals: typed actions in the brief's order, with the owner's words. */
import { ACTION_SIGNS, MODIFIERS, SIGN_UP_OBJECTS } from "./action-signs.ts";
import type { Action, ActionKind } from "./reading-model.ts";
import { RIGHT_TO_LEFT_MODIFIERS, RIGHT_TO_LEFT_SIGNS } from "./right-to-left-signs.ts";
import {
  cutSlice,
  dropStart,
  type Slice,
  singleSpaces,
  spanOf,
  splitSlice,
  trimSlice,
  wholeSlice,
} from "./slices.ts";

/** "In order to", "before work": what follows a comma, "and" or "then" is a goal of its own. */
const CLAUSES =
  /\s?(?:(?<!\p{N})[,/]|[,/](?!\p{N})|[;•·|、，؛،\n+&])\s?(?:(?:and|und|et|y|or|oder|ou|then|puis)\s)?|(?<=\p{L}{2})[.!?]+(?:\s|$)|\s(?:and then|and|or|then|plus|as well as|und|oder|sowie|et|ou|puis|ainsi que|y|o|e|u|luego|así como)\s|\sbefore\s(?=an?\s|the\s|we\s|they\s|quot)/giu;

/** Verbs of wanting that say nothing of the action itself. */
const WANTING =
  /^(?:(?:we|i)\s(?:want|need|would like|['’]d like|hope|aim)\s(?:to\s)?|to\s|more\s|new\s|mainly\s|above all\s|first of all\s|(?:get|gain|generate|increase|encourage|bring in|drive|attract|win|receive|collect|take|grow|boost|have|let|make|help|allow|invite)\s(?:in\s)?(?:more\s|new\s)?|(?:people|visitors|customers|clients|guests|families|parents|them|locals|they|neighbours)\s(?:to\s|who\s|should\s|can\s|will\s)|should\s|(?:wir\s)?(?:wollen|möchten)\s|mehr\s|neue\s|(?:die\s)?leute\ssollen\s|(?:obtenir|recevoir|avoir|générer|augmenter|développer|plus)\s(?:plus\s)?(?:de\s|des\s|d['’]\s?|les\s|nos\s)?|(?:conseguir|recibir|tener|aumentar|generar|lograr|queremos|más)\s(?:más\s)?|que\s(?:la\sgente\s|los\sclientes\s|nos\s)?)/iu;

/** The verb itself, so that "book a free first call" leaves its object. */
const ACTING =
  /^(?:book|order|request|buy|join|attend|read|get|arrange|schedule|reserve|ask\sfor|sign\sup\s(?:for|to)|subscribe\sto|make|sell|réserver|commander|demander|acheter|prendre|vendre|reservar|pedir|comprar|solicitar|vender)\s(?=\S)/iu;

/** More goals than that are none; it also bounds the time a brief takes. */
const CLAUSES_MAX = 24;

const SIGNS = [...ACTION_SIGNS, ...RIGHT_TO_LEFT_SIGNS];
const ALL_MODIFIERS = [...MODIFIERS, ...RIGHT_TO_LEFT_MODIFIERS];

export function readActions(goals: string | undefined): Action[] {
  if (goals === undefined) return [];
  const actions: Action[] = [];
  for (const { part } of splitSlice(wholeSlice(goals), CLAUSES).slice(0, CLAUSES_MAX)) {
    const action = readClause(trimSlice(part));
    if (action === undefined || actions.some(({ kind }) => kind === action.kind)) continue;
    actions.push(action);
  }
  return actions;
}

const DENIED =
  /^(?:no|not|less|fewer|stop|without|avoid|keine?n?|weniger|ohne|pas|moins|sans|sin|menos|no\smás)\s/iu;

function readClause(clause: Slice): Action | undefined {
  if (clause.text === "" || DENIED.test(clause.text)) return undefined;
  const kind = findKind(clause.text);
  if (kind === undefined) return undefined;
  return {
    kind,
    object: readObject(clause),
    modifiers: ALL_MODIFIERS.flatMap(([id, sign]) => (sign.test(clause.text) ? [id] : [])),
    span: spanOf("goals", clause),
  };
}

/** The strongest sign of a clause, and of equal ones the first. */
function findKind(text: string): ActionKind | undefined {
  let best: { kind: ActionKind; weight: number; at: number } | undefined;
  for (const { kind, weight, pattern } of SIGNS) {
    pattern.lastIndex = 0;
    const at = pattern.exec(text)?.index;
    if (at === undefined) continue;
    if (best === undefined || weight > best.weight || (weight === best.weight && at < best.at)) {
      best = { kind, weight, at };
    }
  }
  if (best?.weight !== 1 || best.kind !== "join") return best?.kind;
  return SIGN_UP_OBJECTS.find(([, object]) => object.test(text))?.[0] ?? "join";
}

function readObject(clause: Slice): string {
  let rest = clause;
  for (let round = 0; round < 4; round += 1) rest = dropStart(rest, WANTING);
  const object = trimSlice(dropStart(rest, ACTING));
  return singleSpaces((object.text === "" ? cutSlice(clause, 0) : object).text);
}
