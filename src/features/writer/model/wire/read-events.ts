/** Reads server-sent events as they come, within bounds: what a model sends is not trusted either. */

/** More than any answer of ours needs; a server that sends on is broken off. */
const BYTES_MAX = 4 * 1024 * 1024;
const LINE_LENGTH_MAX = 1024 * 1024;

export class StreamTooLong extends Error {
  override readonly name = "StreamTooLong";
}

/** The `data` of each event, until `[DONE]` or the end. Throws StreamTooLong. */
export async function* readEvents(body: AsyncIterable<Uint8Array> | null): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let rest = "";
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    rest += decoder.decode(chunk, { stream: true });
    if (bytes > BYTES_MAX || rest.length > LINE_LENGTH_MAX) throw new StreamTooLong();
    const lines = rest.split(/\r\n|\n|\r/u);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const data = dataOf(line);
      if (data === "[DONE]") return;
      if (data !== undefined) yield data;
    }
  }
  const last = dataOf(rest);
  if (last !== undefined && last !== "[DONE]") yield last;
}

/** Every provider sends an event's data on one line. */
const dataOf = (line: string): string | undefined =>
  line.startsWith("data:") ? line.slice(5).trim() : undefined;

/** A whole body, cut off where it gets too long. */
export async function readWhole(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LINE_LENGTH_MAX) break;
  }
  return text;
}
