/** Where the bytes of a backup go. */
import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";

/**
 * A new file, readable by its owner alone, that is there when this resolves: one whose making is still under
 * way would come after whoever gives up has removed it. Rejects when there is one already, or none can be made.
 */
export async function openOutput(path: string): Promise<WriteStream> {
  const output = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await once(output, "open");
  return output;
}
