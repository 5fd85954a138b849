/**
 * `bun scripts/subset-typefaces.ts`: writes the typeface files that sites embed, from the published
 * packages, each in the character sets of `charset.ts`, and text faces for further Latin alphabets. A face that only sets headings keeps the one weight it is set in; a text face keeps 400
 * to 800. Faces whose names are reserved by their authors may not be changed under those names and
 * are embedded as published. Run it after a typeface or a pair has changed; its output is committed.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { TYPE_PAIRS } from "../src/features/design/type-pairs.ts";
import {
  RESERVED_TYPEFACES,
  TYPEFACES,
  type TypefaceId,
} from "../src/features/design/typefaces.ts";
import {
  CHARACTERS,
  CHARSETS,
  EXTENDED_CHARACTERS,
} from "../src/features/renderer/typefaces/charset.ts";

const root = join(import.meta.dir, "..");
/**
 * By their own code points, for the faces that join letters. Headings are set tighter or wider than
 * the face is cut, and no browser joins letters then.
 */
const LIGATURES = "ﬀﬁﬂ";
const folder = join(root, "src/features/renderer/typefaces/files");

/** Pairs of letters that are set closer take more than half of these files, and little is seen of it in text. */
const WITHOUT_KERNING: ReadonlySet<TypefaceId> = new Set(["instrument-sans", "source-sans-3"]);

/** What setting text in a browser needs. Glyphs say themselves how wide they are in any weight. */
const lean = (id: TypefaceId) => ({
  targetFormat: "woff2" as const,
  // Nothing sets small capitals, fractions or swashes; figures of one width do without their glyphs.
  noLayoutClosure: true,
  noHinting: true,
  keepFeatures: [
    ...["ccmp", "locl", "mark"],
    ...(isHeading(id) ? [] : ["liga"]),
    ...(WITHOUT_KERNING.has(id) ? [] : ["kern"]),
  ],
  dropTables: ["HVAR", "MVAR", "STAT", "gasp"],
});

const isHeading = (id: TypefaceId): boolean => findHeadWeight(id) !== undefined;

/** The one weight of a face that only sets headings; undefined for a face that sets text. */
function findHeadWeight(id: TypefaceId): number | undefined {
  const pairs = Object.values(TYPE_PAIRS);
  return pairs.some((pair) => pair.text === id)
    ? undefined
    : pairs.find((pair) => pair.head === id)?.headWeight;
}

/** Copyright lines of every face, then the licence they share. */
async function writeNotice(ids: readonly TypefaceId[]): Promise<void> {
  const texts = await Promise.all(
    ids.map((id) => Bun.file(join(root, `node_modules/@fontsource-variable/${id}/LICENSE`)).text()),
  );
  const owners = texts.map((text, at) => `${ids[at]}: ${text.split("\n")[0]?.trim()}`);
  const licence = (texts[0] ?? "").split("\n").slice(1).join("\n").trim();
  await Bun.write(join(folder, "OFL.txt"), `${owners.join("\n")}\n\n${licence}\n`);
}

mkdirSync(folder, { recursive: true });
await writeNotice(Object.keys(TYPEFACES) as TypefaceId[]);
for (const id of Object.keys(TYPEFACES) as TypefaceId[]) {
  if (RESERVED_TYPEFACES.has(id)) continue;
  const path = join(
    root,
    `node_modules/@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`,
  );
  const source = Buffer.from(await Bun.file(path).arrayBuffer());
  const [lightest, boldest] = TYPEFACES[id].weights;
  const wght = findHeadWeight(id) ?? { min: lightest, max: boldest };
  for (const charset of CHARSETS) {
    const name = charset === "full" ? id : `${id}-${charset}`;
    const bytes = await subsetFont(source, CHARACTERS[charset] + (isHeading(id) ? "" : LIGATURES), {
      ...lean(id),
      variationAxes: { wght },
    });
    await Bun.write(join(folder, `${name}.woff2`), bytes);
    console.log(`${name}: ${source.byteLength} → ${bytes.byteLength}`);
  }
}

for (const id of new Set(Object.values(TYPE_PAIRS).map((pair) => pair.text))) {
  const path = join(
    root,
    `node_modules/@fontsource-variable/${id}/files/${id}-latin-ext-wght-normal.woff2`,
  );
  const source = Buffer.from(await Bun.file(path).arrayBuffer());
  const [lightest, boldest] = TYPEFACES[id].weights;
  const bytes = await subsetFont(source, EXTENDED_CHARACTERS, {
    ...lean(id),
    variationAxes: { wght: { min: lightest, max: boldest } },
  });
  await Bun.write(join(folder, `${id}-extended.woff2`), bytes);
  console.log(`${id}-extended: ${source.byteLength} → ${bytes.byteLength}`);
}
