/**
 * A heavy geometric alphabet of our own, A to Z and 0 to 9 in a box of 100 by 100: initials as
 * shapes, independent of any font. Counters are listed apart, so that they can show a colour.
 */

import { disc, turn } from "./motifs/shape.ts";

type Letter = { body: string; counter?: string };

const SIX = "M46 0L84 0L62 34C92 40 96 100 50 100C6 100 4 62 22 40z";

const LETTERS: Readonly<Record<string, Letter>> = {
  A: { body: "M0 100V50a50 50 0 0 1 100 0V100H68V78H32V100z", counter: "M32 54a18 18 0 0 1 36 0z" },
  B: {
    body: "M0 0H60a27 27 0 0 1 18 47a28 28 0 0 1-12 53H0z",
    counter: "M34 24h20v8H34zM34 66h24v9H34z",
  },
  C: { body: "M100 32A53 53 0 1 0 100 68H58a18 18 0 1 1 0-36z" },
  D: { body: "M0 0H50a50 50 0 0 1 0 100H0z", counter: "M36 34h12a16 16 0 0 1 0 32H36z" },
  E: { body: "M0 0H96V28H36V38H84V62H36V72H96V100H0z" },
  F: { body: "M0 0H96V30H36V42H80V70H36V100H0z" },
  G: { body: "M98 30A52 52 0 1 0 50 100H98V46H54V64H64V70H52a19 19 0 0 1 0-40z" },
  H: { body: "M0 0H34V34H66V0H100V100H66V64H34V100H0z" },
  I: { body: "M28 0H72V100H28z" },
  J: { body: "M60 0H96V52a48 48 0 0 1-96 0V48H34v6a13 13 0 0 0 26 0z" },
  K: {
    body: "M0 0H34V36A44 44 0 0 0 62 0H98A70 70 0 0 1 76 50A70 70 0 0 1 98 100H62A44 44 0 0 0 34 64V100H0z",
  },
  L: { body: "M0 0H36V68H96V100H0z" },
  M: { body: "M0 100V0L50 40L100 0V100H68V58L50 72L32 58V100z" },
  N: { body: "M0 100V0H34L66 46V0H100V100H66L34 54V100z" },
  O: { body: disc(50, 50, 50), counter: disc(50, 50, 18) },
  P: { body: "M0 0H60a36 36 0 0 1 0 72H36V100H0z", counter: "M36 28h20a8 8 0 0 1 0 16H36z" },
  Q: { body: `${disc(50, 50, 50)}M58 66L104 100H70z`, counter: disc(50, 50, 18) },
  R: {
    body: "M0 0H60a34 34 0 0 1 16 64L100 100H62L44 70H36V100H0z",
    counter: "M36 26h18a8 8 0 0 1 0 16H36z",
  },
  S: {
    body: "M96 0H36a33 33 0 0 0 0 66H58a3 3 0 0 1 0 6H4V100H64a33 33 0 0 0 0-66H42a3 3 0 0 1 0-6H96z",
  },
  T: { body: "M0 0H100V32H68V100H32V32H0z" },
  U: { body: "M0 0H34V50a16 16 0 0 0 32 0V0H100V50a50 50 0 0 1-100 0z" },
  V: { body: "M0 0H36L50 52L64 0H100L68 100H32z" },
  W: { body: "M0 0H32V46L50 30L68 46V0H100V100L50 62L0 100z" },
  X: { body: "M0 0H38L50 24L62 0H100L74 50L100 100H62L50 76L38 100H0L26 50z" },
  Y: { body: "M0 0H36L50 30L64 0H100L68 62V100H32V62z" },
  Z: { body: "M0 0H100V30L46 70H100V100H0V70L54 30H0z" },
  "0": {
    body: "M50 0C80 0 92 22 92 50S80 100 50 100S8 78 8 50S20 0 50 0z",
    counter: "M50 30C58 30 60 40 60 50S58 70 50 70S40 60 40 50S42 30 50 30z",
  },
  "1": { body: "M24 22L56 0H74V100H38V38L24 46z" },
  "2": {
    body: "M6 42a44 42 0 0 1 88 0C94 56 80 64 62 72H94V100H6V80C34 58 58 54 58 42a9 9 0 0 0-18 0z",
  },
  "3": { body: "M6 0H92V24L74 40A32 32 0 0 1 60 100H6V72H56a5 5 0 0 0 0-10H30V40L48 28H6z" },
  "4": { body: "M50 0H80V56H98V82H80V100H48V82H2V58zM48 56V36L34 56z" },
  "5": { body: "M8 0H90V28H40V36H58a32 32 0 0 1 0 64H6V72H54a5 5 0 0 0 0-10H8z" },
  "6": { body: SIX, counter: disc(50, 68, 10) },
  "7": { body: "M4 0H96V26L56 100H18L54 30H4z" },
  "8": {
    body: `${disc(50, 29, 29)}${disc(50, 67, 33)}`,
    counter: `${disc(50, 28, 8)}${disc(50, 68, 10)}`,
  },
  "9": { body: turn(SIX, 180), counter: disc(50, 32, 10) },
};

/** The letter's planes, or undefined where the alphabet has none. */
export const findLetter = (character: string): Letter | undefined => LETTERS[character];

/** Letters that are not a base letter with a mark, and what stands for them. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  Ł: "L",
  Ø: "O",
  Đ: "D",
  Æ: "A",
  Œ: "O",
  Þ: "T",
};

/** The first letter A to Z or digit of a name, accents taken off; "" where the name starts with another script. */
export function firstLetter(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[ŁłØøĐđÆæŒœÞþ]/gu, (letter) => BASE_LETTERS[letter.toUpperCase()] ?? letter);
  const first = /^[^\p{L}\p{N}]*([\p{L}\p{N}])/u.exec(plain)?.[1] ?? "";
  return /^[a-z0-9]$/i.test(first) ? first.toUpperCase() : "";
}
