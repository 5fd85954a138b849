import { expect, test } from "bun:test";
import { listNumberWords, NUMBER_WORD } from "./number-words.ts";

test.each([
  ["two of three, and eighty-five", [2, 3, 85]],
  ["thirty-one days, forty two hundred", [31, 42, 100]],
  ["fünfundachtzig, einundzwanzig und zwölf", [85, 21, 12]],
  ["dreihundert jahre, hundert, tausend", [300, 100, 1_000]],
  ["dix-sept, vingt et un, soixante et onze", [17, 21, 71]],
  ["quatre-vingt-dix-neuf et quatre-vingts, deux cents", [99, 80, 200]],
  ["treinta y cinco, veintidós, cien, mil", [35, 22, 100, 1_000]],
  ["once años, dieciséis y noventa y uno", [11, 16, 91]],
  ["one thing and none", []],
  ["", []],
])("%p has these numbers in words", (text, numbers) => {
  expect(listNumberWords(text)).toEqual(numbers);
});

test.each([
  ["en", "eighty-five"],
  ["en", "nineteen"],
  ["de", "sechsunddreißig"],
  ["fr", "quatre-vingt-dix-neuf"],
  ["fr", "soixante et onze"],
  ["es", "cuarenta y cinco"],
  ["es", "veintitrés"],
] as const)("%s: %s is a number to whoever looks for claims", (language, word) => {
  expect(new RegExp(`^${NUMBER_WORD[language]}$`, "u").test(word)).toBe(true);
});
