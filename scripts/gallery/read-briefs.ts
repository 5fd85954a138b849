/** The fixed set of briefs in `test/fixtures/briefs/`: a file for each trade, read as a client would send them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Brief, briefSchema } from "../../src/features/writer/brief.ts";

const FOLDER = join(import.meta.dir, "../../test/fixtures/briefs");
const fileSchema = v.array(briefSchema);

/** All briefs, trade by trade in the order of the files' names. */
export function readBriefs(): Brief[] {
  const files = readdirSync(FOLDER).toSorted();
  return files.flatMap((file) =>
    v.parse(fileSchema, JSON.parse(readFileSync(join(FOLDER, file), "utf8"))),
  );
}
