/** The prompts, read once when the model's writer is loaded. */
import again from "./again.txt" with { type: "text" };
import edit from "./edit.txt" with { type: "text" };
import light from "./light.txt" with { type: "text" };
import plan from "./plan.txt" with { type: "text" };
import { readPrompt } from "./render-prompt.ts";
import revise from "./revise.txt" with { type: "text" };
import system from "./system.txt" with { type: "text" };
import words from "./words.txt" with { type: "text" };

export const PROMPTS = {
  system: readPrompt(system),
  plan: readPrompt(plan),
  words: readPrompt(words),
  again: readPrompt(again),
  edit: readPrompt(edit),
  light: readPrompt(light),
  revise: readPrompt(revise),
} as const;
export type PromptName = Exclude<keyof typeof PROMPTS, "system">;

/** Of a prompt and what stands before every prompt: a change in either makes a new version. */
export const versionOf = (name: PromptName): string =>
  `${name}-${PROMPTS[name].version}.${PROMPTS.system.version}`;
