/**
 * Finds the JSON object in what a model says: without its thinking, fences and chatter, repaired where
 * it is broken. Whether the object is any good is decided slot by slot, elsewhere.
 */

export type ReadAnswer = {
  value: Readonly<Record<string, unknown>>;
  /** What had to be done to read it, for the report. */
  repairs: ("thinking" | "chatter" | "json")[];
};

/** Undefined when there is no object in it. */
export async function readAnswer(said: string): Promise<ReadAnswer | undefined> {
  const repairs: ReadAnswer["repairs"] = [];
  const spoken = dropThinking(said).trim();
  if (spoken !== said.trim()) repairs.push("thinking");
  const json = cutOut(spoken);
  if (json === undefined) return undefined;
  if (json !== spoken) repairs.push("chatter");
  const plain = parseObject(json);
  if (plain !== undefined) return { value: plain, repairs };
  const repaired = await repair(json);
  return repaired && { value: repaired, repairs: [...repairs, "json"] };
}

const OPENS = /<(?:think|thinking|reasoning)>/iu;
const CLOSES = /<\/(?:think|thinking|reasoning)>/iu;

/** What stands before a closing mark is thinking, whether or not it was opened. */
function dropThinking(said: string): string {
  const parts = said.split(CLOSES);
  if (parts.length > 1) return parts.at(-1) ?? "";
  // Never closed: an answer may follow all the same, on a line of its own.
  const opened = OPENS.exec(said);
  if (opened === null) return said;
  const start = said.indexOf("\n{", opened.index);
  return start < 0 ? "" : said.slice(start);
}

/**
 * From the first brace to the last closing one: where an answer was cut off, the text in which that
 * happened is left out, since half a sentence is no text.
 */
function cutOut(text: string): string | undefined {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  return start < 0 || end < start ? undefined : text.slice(start, end + 1);
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(json));
  } catch {
    return undefined;
  }
}

const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;

async function repair(json: string): Promise<Record<string, unknown> | undefined> {
  const { jsonrepair } = await import("jsonrepair");
  try {
    return asObject(JSON.parse(jsonrepair(json)));
  } catch {
    return undefined;
  }
}
