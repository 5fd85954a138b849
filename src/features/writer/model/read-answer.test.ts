import { expect, test } from "bun:test";
import fc from "fast-check";
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

test.each([
  ["braces in the chatter before it", `Sure {here you go}: ${GOOD}`],
  ["braces in the chatter behind it", `${GOOD}\nI have used {slot} as you said.`],
  ["a brace too many", `${GOOD}}`],
  ["an example beside it", `The form is {"text":"…","facts":[]}. So: ${GOOD}`],
  ["an example behind its fence", `\`\`\`json\n${GOOD}\n\`\`\`\nIn short: {"text":"Bells"}`],
  ["nothing at first", `{}\n\n${GOOD}`],
  ["itself twice", `${GOOD}\n${GOOD}`],
])("of an answer with %s the whole one is read", async (_, said) => {
  expect(await readAnswer(said)).toEqual({ value: VALUE, repairs: ["chatter"] });
});

test("what looks like the end of thinking in a text is a text", async () => {
  const value = { lede: { text: "So we write </think> and <think> on a sign: {", facts: [] } };
  expect(await readAnswer(` ${JSON.stringify(value)}\n`)).toEqual({ value, repairs: [] });
});

test("whatever an answer holds, it is read as it was written, also among chatter", async () => {
  const objects = fc
    .dictionary(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 2 }), { minKeys: 1 })
    .filter((value) => !("__proto__" in value));
  const chatter = fc.stringMatching(/^[a-z ,.:\n]{0,40}$/);
  await fc.assert(
    fc.asyncProperty(objects, chatter, chatter, async (value, before, behind) => {
      const json = JSON.stringify(value);
      const expected = JSON.parse(json);
      expect((await readAnswer(json))?.value).toEqual(expected);
      if (json.includes("think") || json.includes("reasoning")) return;
      const said = `${before}\n${JSON.stringify(value, undefined, 2)}\n${behind}`;
      expect((await readAnswer(said))?.value).toEqual(expected);
    }),
  );
});

test("an answer that was cut anywhere gives whole texts of it, or none", async () => {
  const answer = {
    heading: { text: "Bells, and how they ring", facts: ["f1"] },
    lede: { text: 'They ring at noon; "ding", it goes.', facts: [] },
    offer_1_text: { text: "Each bell is cast here {in one piece}.", facts: ["f2", "f3"] },
  };
  const texts = new Set(Object.values(answer).map(({ text }) => text));
  const json = JSON.stringify(answer);
  const counts: number[] = [];
  for (let length = 0; length <= json.length; length += 1) {
    const read = Object.values((await readAnswer(json.slice(0, length)))?.value ?? {});
    const told = read.flatMap((slot) => (slot as { text?: string }).text ?? []);
    for (const text of told) expect(texts).toContain(text);
    counts.push(told.length);
  }
  // What was whole once stays so however much more came.
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(counts.at(-1)).toBe(3);
});

test("very many braces are looked at once, and not over and over", async () => {
  expect(await readAnswer("{".repeat(200_000))).toBeUndefined();
  expect(await readAnswer("{}".repeat(100_000))).toMatchObject({ value: {} });
  expect(await readAnswer(`${"{ ".repeat(50_000)}${GOOD}`)).toBeUndefined();
});
