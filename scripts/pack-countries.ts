/**
 * `bun scripts/pack-countries.ts`: writes the country database that the executable embeds, from the
 * published one, whose tree takes four times the room. Run it after the package has changed; its
 * output is committed.
 */
import { join } from "node:path";
import { packRanges } from "../src/features/analytics/country-ranges.ts";
import { readPublishedRanges } from "./build/published-countries.ts";

const starts = await readPublishedRanges();
const packed = packRanges(starts);
await Bun.write(join(import.meta.dir, "../src/features/analytics/countries.bin"), packed);
console.log(`${starts.length} ranges in ${(packed.length / 1e6).toFixed(1)} MB`);
