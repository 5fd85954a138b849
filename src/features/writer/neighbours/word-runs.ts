/**
 * Runs of five words, by which two texts are told to say the same: as numbers, sentence by sentence,
 * with the business's own name, its trade's words and numbers set aside, since those differ anyway.
 */
import { hashText } from "../speech/chance.ts";

const RUN_LENGTH = 5;
/** Shorter lines are labels, which may be alike anywhere. */
const LINE_WORDS_MIN = 3;
/** "for", "and", "the": too short to be what a trade is known by. */
const TRADE_WORD_LENGTH_MIN = 4;

/** What is a business's own in its texts. */
export type OwnWords = { name: string; trade: string };

/** The runs of each sentence; a line of three or four words is one run. */
export type ReadRuns = (text: string) => number[][];

const WORD = /[\p{L}\p{N}]+/gu;
const SENTENCE_END = /(?<=[.!?…])\s+|##|\n/u;
const OWN_NAME = hashText("a name");
const OWN_TRADE = hashText("a trade");
const NUMBER = hashText("a number");
/** Stands for the name until the words are counted; no text has it. */
const NAME_SIGN = "\u0001";

export function createRunReader({ name, trade }: OwnWords): ReadRuns {
  const shownName = splitWords(name).join(" ");
  const tradeWords = new Set(
    splitWords(trade).filter((word) => word.length >= TRADE_WORD_LENGTH_MIN),
  );
  const read = (word: string): number => {
    if (word === NAME_SIGN) return OWN_NAME;
    if (/^\p{N}+$/u.test(word)) return NUMBER;
    return tradeWords.has(word) ? OWN_TRADE : hashText(word);
  };
  return (text) =>
    text
      .split(SENTENCE_END)
      .map((sentence) => listRuns(readWords(sentence, shownName).map(read)))
      .filter((runs) => runs.length > 0);
}

function readWords(sentence: string, name: string): string[] {
  const words = splitWords(sentence);
  if (name === "") return words;
  const spoken = ` ${words.join(" ")} `;
  if (!spoken.includes(` ${name} `)) return words;
  return spoken.replaceAll(` ${name} `, ` ${NAME_SIGN} `).trim().split(" ");
}

const splitWords = (text: string): string[] =>
  text.toLowerCase().replace(/[’']/gu, "").match(WORD) ?? [];

function listRuns(words: readonly number[]): number[] {
  if (words.length < LINE_WORDS_MIN) return [];
  const length = Math.min(RUN_LENGTH, words.length);
  return words.slice(length - 1).map((_, at) => {
    let run = length;
    for (const word of words.slice(at, at + length)) run = Math.imul(run ^ word, 0x9e3779b1) ^ word;
    return run >>> 0;
  });
}
