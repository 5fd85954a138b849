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
  // Nothing but an object has no thinking in it, whatever stands in its texts.
  const whole = parseObject(said.trim());
  if (whole !== undefined) return { value: whole, repairs: [] };
  const repairs: ReadAnswer["repairs"] = [];
  const spoken = dropThinking(said).trim();
  if (spoken !== said.trim()) repairs.push("thinking");
  // Braces stand in chatter too, and examples beside the answer: the longest that can be read is meant.
  const pieces = splitPieces(spoken).sort((one, other) => other.text.length - one.text.length);
  for (const { text, isWhole } of pieces) {
    const plain = isWhole ? parseObject(text) : undefined;
    if (plain !== undefined)
      return { value: plain, repairs: text === spoken ? repairs : [...repairs, "chatter"] };
    for (const part of isWhole ? [text] : [cutOutsideTexts(text), cutAtWhole(text)]) {
      const repaired = await repair(part);
      if (repaired !== undefined) return { value: repaired, repairs: [...repairs, "json"] };
    }
  }
  return undefined;
}

type Piece = { text: string; isWhole: boolean };

const PIECES_MAX = 50;

/** What braces hold, each from its first to the one that closes it, and the rest where one is never closed. */
function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = text.indexOf("{");
  while (at >= 0 && pieces.length < PIECES_MAX) {
    const end = findClosing(text, at);
    if (end === undefined) {
      pieces.push({ text: text.slice(at), isWhole: false });
      break;
    }
    pieces.push({ text: text.slice(at, end), isWhole: true });
    at = text.indexOf("{", end);
  }
  return pieces;
}

/** Behind the brace that closes the one at `start`; braces in strings count for nothing. */
function findClosing(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (inString && letter === "\\") at += 1;
    else if (letter === '"') inString = !inString;
    else if (inString) continue;
    else if (letter === "{") depth += 1;
    else if (letter === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
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
 * Up to the last value that is whole: where an answer was cut off, the text in which that happened is left
 * out, since half a sentence is no text.
 */
function cutOutsideTexts(text: string): string {
  let end = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (inString && letter === "\\") at += 1;
    else if (letter === '"') {
      inString = !inString;
      if (!inString && text.charAt(at + 1) === ",") end = at + 1;
    } else if (!inString && (letter === "}" || letter === "]")) end = at + 1;
  }
  return text.slice(0, end);
}

/** The same where quotes within texts are not marked as such: up to the last value that looks whole. */
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
