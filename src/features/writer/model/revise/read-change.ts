/**
 * One change as a model says it, made into operations on the document: validated, held against locks and
 * limits by the operations themselves, and against claims here.
 */
import * as v from "valibot";
import {
  type Author,
  applyOperation,
  type EditOperation,
  EditRefused,
  readOperation,
  type SiteDocument,
} from "../../../design/room.ts";
import { checkClaims } from "../../claims/support.ts";
import type { Phrasebook } from "../../reading/reading-model.ts";
import { flatten } from "./describe-site.ts";

const saidSchema = v.object({
  op: v.pipe(v.string(), v.maxLength(40)),
  at: v.optional(v.pipe(v.string(), v.maxLength(300)), ""),
  value: v.optional(v.union([v.string(), v.number()]), ""),
});

/** What may be said: the owner's request and the site's own words. */
export type Ground = {
  instruction: string;
  texts: readonly string[];
  phrasebook: Phrasebook | undefined;
};

export type Change = { operation: EditOperation; author: Author; description: string };

export type ReadChange = { change: Change; document: SiteDocument } | { fault: string };

/** The document after the change, or what is wrong with it, in words that a model can mend it by. */
export function readChange(document: SiteDocument, said: unknown, ground: Ground): ReadChange {
  const parsed = v.safeParse(saidSchema, said);
  if (!parsed.success) return { fault: 'each change is {"op": …, "at": …, "value": …}' };
  const { op, at } = parsed.output;
  const value = String(parsed.output.value);
  try {
    const { operation, author } = toOperation(document, { op, at, value }, ground);
    const edit = applyOperation(document, readOperation(operation), author);
    const change = { operation: readOperation(operation), author, description: edit.description };
    return { change, document: edit.document };
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    return { fault: `${op} ${at}: ${error.message}` };
  }
}

type Wanted = { operation: object; author: Author };

/** Throws EditRefused. */
function toOperation(
  document: SiteDocument,
  { op, at, value }: { op: string; at: string; value: string },
  ground: Ground,
): Wanted {
  const asModel = (operation: object): Wanted => ({ operation, author: "model" });
  switch (op) {
    case "text":
      return {
        operation: { op: "set-text", address: at, value },
        author: requireText(value, ground),
      };
    case "fact":
      requireSaid(value, ground);
      return { operation: { op: "set-fact", key: at, value }, author: "owner" };
    case "remove-fact":
      return { operation: { op, id: at }, author: "owner" };
    case "style":
      return asModel({ op: "set-style", [at]: at === "hue" ? Number(value) : value });
    case "rename-site":
      requireSaid(value, ground);
      return { operation: { op, name: value }, author: "owner" };
    case "rename-page":
      return asModel({ op, page: at, label: value });
    case "hide-page":
      return asModel({ op, page: at, hidden: true });
    case "remove-page":
      return asModel({ op, page: at });
    case "hide-block":
      return asModel({ op, address: at, hidden: true });
    case "remove-block":
      return asModel({ op, address: at });
    case "move-block-up":
    case "move-block-down":
      return asModel({
        op: "move-block",
        address: at,
        to: placeOf(document, at) + (op.endsWith("up") ? -1 : 1),
      });
    default:
      throw new EditRefused(`there is no change called ${op}`);
  }
}

/** Among the page's blocks. Throws EditRefused. */
function placeOf(document: SiteDocument, address: string): number {
  const [path, id] = address.split("#");
  const page = document.pages.find((one) => one.path === path);
  const at = page?.blocks.findIndex((block) => block.id === id) ?? -1;
  if (at < 0) throw new EditRefused("there is no such block");
  return at;
}

const MARKUP = /<[a-z/!]|\]\(|javascript:|[{}<>|\\]|https?:/iu;

/** Whose the text is from now on: the owner's where it is just what they said. */
function requireText(value: string, { instruction, texts, phrasebook }: Ground): Author {
  if (MARKUP.test(value)) throw new EditRefused("plain text only, without markup and addresses");
  const facts = [instruction, ...texts].map((text, at) => ({ id: `f${at}`, text }));
  const [claim] = checkClaims(value, phrasebook, facts, []).unsupported;
  if (claim !== undefined)
    throw new EditRefused(`nobody said “${claim.found}” (${claim.kind}); leave it out`);
  return isSaid(value, instruction) ? "owner" : "model";
}

function requireSaid(value: string, { instruction }: Ground): void {
  if (value.trim() === "") throw new EditRefused("the value is missing");
  if (!isSaid(value, instruction))
    throw new EditRefused("the value must stand in what the owner says, word for word");
}

/**
 * Letters and digits decide: how a number is spaced does not. But a value is said only where it stands whole: not
 * "art" in "start", nor "555" in "555-0100".
 */
function isSaid(value: string, instruction: string): boolean {
  const wanted = lettersOf(value).join("");
  if (wanted === "") return false;
  const text = flatten(instruction).toLowerCase();
  const letters = [...text.matchAll(LETTER)];
  const plain = letters.map(([letter]) => letter).join("");
  // Of each code unit of `plain`, the letter that it belongs to.
  const owners = letters.flatMap((letter) => Array.from(letter[0], () => letter.index));
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const from = owners[at] ?? 0;
    const to = (owners[at + wanted.length - 1] ?? 0) + 1;
    if (!goesOn(text.slice(0, from), text.slice(from), text.slice(to))) return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{N}]/gu;
const lettersOf = (text: string): string[] => flatten(text).toLowerCase().match(LETTER) ?? [];

/** What parts the digits of one number. */
const NUMBER_BEFORE = /\p{Nd}(?: ?[/–-] ?| |\.|\) ?)$/u;
const NUMBER_BEHIND = /^(?: ?[/–-] ?| |\.)\p{Nd}/u;

/** Whether a word, or a number in groups, goes on in front of what was found or behind it. */
function goesOn(before: string, found: string, behind: string): boolean {
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(behind)) return true;
  const last = found.slice(0, found.length - behind.length);
  return (
    (/^\p{Nd}/u.test(found) && NUMBER_BEFORE.test(before)) ||
    (/\p{Nd}$/u.test(last) && NUMBER_BEHIND.test(behind))
  );
}
