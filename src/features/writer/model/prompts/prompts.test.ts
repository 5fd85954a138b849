import { expect, test } from "bun:test";
import { PROMPTS, type PromptName, versionOf } from "./prompts.ts";

/** Of each version the first characters of its hash: answers to an older one are kept on jobs under its number. */
const KNOWN: Readonly<Record<keyof typeof PROMPTS, string>> = {
  system: "13 108088739239",
  plan: "14 ed43e2918ec0",
  words: "9 b0a9327cf5c5",
  again: "2 df90e558ddf7",
  edit: "2 4e9a33af7780",
  light: "1 ac82db8f6269",
  revise: "1 542efe6d48bc",
};

test.each(Object.keys(KNOWN) as (keyof typeof PROMPTS)[])(
  "the prompt %s has another version than when its words were others",
  (name) => {
    const { version, text } = PROMPTS[name];
    const hash = new Bun.CryptoHasher("sha256").update(text).digest("hex").slice(0, 12);
    expect(`${version} ${hash}`).toBe(KNOWN[name]);
  },
);

test("an answer is kept under the version of its prompt and of what stands before it", () => {
  const name: PromptName = "edit";
  expect(versionOf(name)).toBe(`edit-${PROMPTS.edit.version}.${PROMPTS.system.version}`);
});
