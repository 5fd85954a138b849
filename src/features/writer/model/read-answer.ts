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
  const start = spoken.indexOf("{");
  if (start < 0) return undefined;
  const json = spoken.slice(start, spoken.lastIndexOf("}") + 1);
  const plain = parseObject(json);
  if (plain !== undefined)
    return { value: plain, repairs: json === spoken ? repairs : [...repairs, "chatter"] };
  const repaired = await repair(cutAtWhole(spoken.slice(start)));
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
 * Up to the last value that is whole: where an answer was cut off, the text in which that happened is
 * left out, since half a sentence is no text.
 */
function cutAtWhole(text: string): string {
  const fence = text.indexOf("\n```");
  const json = fence < 0 ? text : text.slice(0, fence);
  const end = Math.max(json.lastIndexOf("}"), json.lastIndexOf("]"), lastStringEnd(json));
  return json.slice(0, end + 1);
}

/** Of a string that is followed by a comma: a value, never a name. */
function lastStringEnd(json: string): number {
  let at = json.lastIndexOf('",');
  while (at > 0 && json.charAt(at - 1) === "\\") at = json.lastIndexOf('",', at - 1);
  return at;
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
