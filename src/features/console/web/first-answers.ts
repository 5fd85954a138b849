/** What the page itself brings along, so that its script can show something before it has asked. */

/** Procedure and input, as one text → the answer. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

/** The attribute of the element that the console is rendered into. */
export const ANSWERS_ATTRIBUTE = "data-answers";

export const LIST_SIZE = 50;

export const questionOf = (name: string, input: unknown): string =>
  `${name} ${JSON.stringify(input)}`;

/** What the list of sites asks for when nothing is filtered. */
export function firstSites() {
  const input = { limit: LIST_SIZE, skip: 0 };
  return { input, key: questionOf("sites.list", input) };
}

let brought: Record<string, unknown> | undefined;

/** What the service renders a page with, in the place of what a page has brought. */
export function bringAnswers(answers: FirstAnswers): void {
  brought = { ...answers };
}

/** The answer that the page brought along; only once, since it is as old as the page. */
export function takeAnswer(question: string): unknown {
  brought ??= readAnswers();
  const answer = brought[question];
  delete brought[question];
  return answer;
}

function readAnswers(): Record<string, unknown> {
  if (!("document" in globalThis)) return {};
  const text = document.getElementById("console")?.getAttribute(ANSWERS_ATTRIBUTE);
  return text ? JSON.parse(text) : {};
}

/** Whether an answer says the same as one before; most do, and need not be shown again. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
