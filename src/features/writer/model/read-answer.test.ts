import { expect, test } from "bun:test";
import { readAnswer } from "./read-answer.ts";

const GOOD = '{"heading":{"text":"Bells","facts":["f1"]},"lede":{"text":"They ring.","facts":[]}}';
const VALUE = JSON.parse(GOOD);

test.each([
  ["plain", GOOD, []],
  ["fenced", `Sure! Here is it:\n\n\`\`\`json\n${GOOD}\n\`\`\`\nAnything else?`, ["chatter"]],
  ["thinking", `<think>Let me plan { step by step }.</think>\n${GOOD}`, ["thinking"]],
  ["thinking that was never opened", `so { I think }\n</think>${GOOD}`, ["thinking"]],
  ["thinking that was never closed", `<think>I plan.\n${GOOD}`, ["thinking"]],
  ["trailing comma", GOOD.replace(/\}$/, ",}"), ["json"]],
  ["single quotes", GOOD.replaceAll('"', "'"), ["json"]],
] as const)("an answer is read: %s", async (_, said, repairs) => {
  expect(await readAnswer(said)).toEqual({ value: VALUE, repairs: [...repairs] });
});

test("of an answer that was cut off, only whole texts are left", async () => {
  const cut = await readAnswer(GOOD.slice(0, -20));
  expect(cut?.value).toEqual({ heading: VALUE.heading });
});

test.each([
  "",
  "I cannot help with that.",
  "<think>still thinking",
  "[1,2]",
  '{"heading":{"text":"Be',
])("there is no answer in %p", async (said) => {
  expect(await readAnswer(said)).toBeUndefined();
});
