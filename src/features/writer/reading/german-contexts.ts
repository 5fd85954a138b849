/** Which words of a text in small letters are nouns by what stands before them: "keine onlinebuchung", "mit zimtschnecken". */
import { CITIES } from "./german-cities.ts";
import {
  ARTICLES,
  BEFORE_ARTICLE,
  NOUN_FOLLOWS,
  PLACE_FOLLOWS,
  SMALL_WORDS,
  VERB_IS_NOUN,
} from "./german-small-words.ts";

/** What bends like an adjective, and so may stand before its noun. */
const BENT = /^\p{L}{2,}(?:e|en|er|es|em)$/u;
const BENT_BACK = /(?:e|en|er|es|em|ern|eln)$/u;
/** "Persönlich", "gemacht", "passend": adjectives, adverbs and participles that do not bend. */
const NO_NOUN =
  /(?:lich|ig|isch|bar|sam|haft|los|voll|frei|weise|wärts|mal|mals|end|iert|maßen|fach|fältig)$|^(?:ge|be|ver|er|zer|ent|un|ange|ausge|vorge|einge|aufge|abge|mitge|selbstge|hausge|handge)\p{L}{2,}(?:t|ten)$/u;
/** "Am schönsten". */
const MOST = /sten$/u;
const WORD = /^\p{L}{3,40}$/u;
const GROUP_MAX = 4;
const JOINS: ReadonlySet<string> = new Set(["und", "oder"]);

/** A text cut into words and what stands between them; the words stand at even places. */
const cut = (text: string): string[] => text.split(/([^\p{L}]+)/u);

/** `isNoun` knows the words that are nouns wherever they stand. */
export function capitaliseByContext(
  text: string,
  isNoun: (word: string) => boolean,
  capitalise: (word: string) => string,
): string {
  const tokens = cut(text);
  for (let at = 0; at < tokens.length; at += 2) {
    const lead = tokens[at]?.toLocaleLowerCase("de") ?? "";
    if (tokens[at + 1] !== " ") continue;
    const before = tokens[at - 1] === " " ? (tokens[at - 2] ?? "").toLocaleLowerCase("de") : "";
    const isLead = NOUN_FOLLOWS.has(lead) || (ARTICLES.has(lead) && BEFORE_ARTICLE.has(before));
    const head = isLead
      ? findHead(tokens, at + 2, lead, isNoun)
      : PLACE_FOLLOWS.has(lead) || isTownBefore(tokens[at] ?? "") || isJoined(tokens, at)
        ? findName(tokens, at + 2)
        : undefined;
    if (head === undefined) continue;
    tokens.splice(head, 1, capitalise(tokens[head] ?? ""));
  }
  return tokens.join("");
}

/** "Linz urfahr". */
const isTownBefore = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && CITIES.has(word.toLocaleLowerCase("de"));

/** "Äthiopien und peru": what a noun is joined with. */
const isJoined = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === "und" && tokens[at - 1] === " " && /^\p{Lu}/u.test(tokens[at - 2] ?? "");

/** A word that ends its part of the sentence and neither a verb nor an adjective like it. */
function findName(tokens: readonly string[], at: number): number | undefined {
  const word = tokens[at] ?? "";
  const behind = tokens[at + 1] === " " ? (tokens[at + 2] ?? "") : "";
  const isEnd = behind === "" || SMALL_WORDS.has(behind);
  const isName = WORD.test(word) && !SMALL_WORDS.has(word) && /^\p{Ll}/u.test(word);
  return isEnd && isName && !NO_NOUN.test(word) && !/(?:e|en|er|es|em|ern|eln|t)$/u.test(word)
    ? at
    : undefined;
}

/** Where the noun of a group stands that begins at `start`: behind the adjectives, if there are any. */
function findHead(
  tokens: readonly string[],
  start: number,
  lead: string,
  isNoun: (word: string) => boolean,
): number | undefined {
  for (let at = start; at < start + 2 * GROUP_MAX; at += 2) {
    const word = tokens[at] ?? "";
    if (!WORD.test(word) || SMALL_WORDS.has(word)) return undefined;
    // What has its capital already is the noun.
    if (/^\p{Lu}/u.test(word) || isNoun(word)) return undefined;
    const behind = tokens[at + 1] === " " ? (tokens[at + 2] ?? "") : "";
    const goesOn =
      behind !== "" && !SMALL_WORDS.has(behind.toLocaleLowerCase("de")) && !NO_NOUN.test(behind);
    // "Für große und kleine nähte".
    const joined = JOINS.has(behind) ? (tokens[at + 4] ?? "") : "";
    if (BENT.test(joined) && BENT.test(word) && joined.slice(-1) === word.slice(-1))
      return undefined;
    // "In emmen Luzern".
    const isBeforeTown = CITIES.has(behind.toLocaleLowerCase("de")) && /^\p{Lu}/u.test(behind);
    if (isBeforeTown && (lead === "in" || lead === "bei" || lead === "aus")) return at;
    if (BENT.test(word) && goesOn) continue;
    // "Mit freunden kochen": behind an adjective only what no verb ends like.
    const isVerbLike = BENT_BACK.test(word) && at > start;
    const isMost = lead === "am" && MOST.test(word);
    if (isVerbLike || isMost || (NO_NOUN.test(word) && !VERB_IS_NOUN.has(lead))) return undefined;
    // "Für selbst kochende", "ohne lange zu warten".
    return goesOn && !isNounLike(word) ? undefined : at;
  }
  return undefined;
}

/** Before another content word only what ends like a noun: "für zimtschnecken geeignet". */
const isNounLike = (word: string): boolean => !BENT_BACK.test(word);
